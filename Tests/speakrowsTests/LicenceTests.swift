// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// What may be used by any program has nothing of what loads eSpeak NG, and each source file says what it is under.
@Suite struct LicenceTests {
  private static let apache = [
    "A11y", "CArrow", "CCompression", "CLibrary", "CXML", "CYAML", "Loading", "Louis", "Sheets",
  ]
  private static let gpl = ["CEspeak", "CFiles", "Espeak", "speakrows"]

  private static let sources: [(file: String, target: String)] = {
    let root = Shell.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      ["swift", "h", "modulemap"].contains($0.pathExtension)
    }.compactMap { file in
      let parts = file.path.dropFirst(root.path.count + 1).split(separator: "/")
      return parts.first.map { (file.path, String($0)) }
    }
  }()

  @Test func everyTargetHasALicence() {
    #expect(Set(Self.sources.map(\.target)) == Set(Self.apache + Self.gpl))
    #expect(Self.sources.count > 400)
  }

  @Test func everySourceFileSaysItsLicence() throws {
    for (file, target) in Self.sources {
      let licence = Self.apache.contains(target) ? "Apache-2.0" : "GPL-3.0-or-later"
      let start = try String(contentsOfFile: file, encoding: .utf8).prefix(200)
      // In two pieces, so that what looks for such lines takes this for none.
      #expect(start.contains("SPDX-License-" + "Identifier: \(licence)\n"), "\(file)")
    }
  }

  @Test func whatIsUnderTheApacheLicenceImportsNothingElse() throws {
    for (file, target) in Self.sources where Self.apache.contains(target) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for line in text.split(separator: "\n")
      where line.contains("import ") && !line.contains("///") {
        let module = line.split(separator: " ").last.map(String.init) ?? ""
        #expect(!Self.gpl.contains(module), "\(file): \(line)")
      }
    }
  }
}
