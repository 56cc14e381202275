// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// The files by which GitHub and pre-commit check the labels of other projects.
@Suite(.tags(.programs), .judged) struct ContinuousChecksTests {
  private static let findings = #"[{"what": "Click here"}, {"what": "Click here"}]"#

  @Test func theHookChecksTheFilesThatItIsGiven() throws {
    let result = try Shell.run(
      """
      dir=$(mktemp -d); trap 'rm -r "$dir"' EXIT
      echo '\(Self.findings)' > "$dir/new page.json"; echo '[{"city": "Oslo"}, {"city": "Rome"}]' > "$dir/good.json"
      entry=$(python3 -c 'import yaml; print(yaml.safe_load(open(".pre-commit-hooks.yaml"))[0]["entry"])')
      cd "$dir"
      $entry good.json; echo $?
      $entry "new page.json" good.json 2>&1 | head -n 1
      """)
    #expect(
      result.output.hasPrefix(
        "0\nnew page.json:1:11: [0].what: the text does not tell where it leads (vague-link)"),
      "\(result.output)\(result.errors)")
  }

  @Test func theActionShowsFindingsBesideTheirLines() throws {
    let result = try Shell.run(
      """
      dir=$(mktemp -d); trap 'rm -r "$dir"' EXIT
      echo '\(Self.findings)' > "$dir/a.json"
      python3 -c 'import yaml; print(yaml.safe_load(open("action.yml"))["runs"]["steps"][1]["run"])' > "$dir/check"
      cd "$dir"
      SPEAKROWS=speakrows FILES='*.json' OPTIONS='--ignore duplicate-label' bash -e check; echo $?
      SPEAKROWS=speakrows FILES='*.json' OPTIONS='--ignore duplicate-label --ignore vague-link' bash -e check; echo $?
      """)
    #expect(
      result.output.hasPrefix("::warning file=a.json,line=1,col=11,title=vague-link::"),
      "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix("\n1\n0\n"), "\(result.output)\(result.errors)")
  }
}
