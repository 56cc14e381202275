// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import speakrows

/// Programs in C and Python that call `liba11y.so`.
@Suite(.tags(.programs), .judged) struct CLibraryTests {
  /// Compiles the example in C, and runs commands where `labels` is it.
  private static func run(_ command: String) throws -> Shell.Result {
    try Shell.run(
      """
      library=$(dirname "$(command -v speakrows)")
      dir=$(mktemp -d); trap 'rm -r "$dir"' EXIT
      clang -Wall -Wextra -Werror -std=c99 -pedantic -I Sources/CLibrary Examples/C/labels.c -L "$library" -la11y \\
        -Wl,-rpath,"$library" -o "$dir/labels" || exit
      PATH=$dir:$PATH
      \(command)
      """)
  }

  @Test(
    "a program in C prints what the command prints",
    arguments: [
      "stocks.json", "birds.csv", "states.ndjson", "lighthouses.yaml", "quakes.geojson",
      "cities.html",
      "accessories.json",
    ])
  func saysTheSame(_ example: String) throws {
    let result = try Self.run(
      "labels Examples/\(example) > $dir/c 2> /dev/null; speakrows Examples/\(example) 2> /dev/null | diff - $dir/c && echo same"
    )
    #expect(result.output == "same\n", "\(result.errors)")
  }

  @Test func whatIsWrongIsTold() throws {
    let result = try Self.run(
      """
      printf 'a,b\\nx,1\\n"y\\n' > $dir/bad.csv; cd $dir
      labels bad.csv from=csv; echo $?
      labels bad.csv from=cvs; echo $?
      labels bad.csv colour=red; echo $?
      labels missing.csv; echo $?
      """)
    #expect(result.output == "a x, b 1\n65\n64\n64\n66\n")
    #expect(
      result.errors == """
        bad.csv:3:1: rows[1]: this quoted cell is never closed
        from can't be "cvs"
        there is no option "colour"
        missing.csv: No such file or directory

        """)
  }

  /// Each of the folders is a table without a row.
  @Test func manyTablesWithoutARowNeedNoStack() throws {
    let result = try Self.run(
      """
      for number in $(seq 4000); do printf 'd%s:\\ntotal 0\\n\\n' $number; done > $dir/folders.txt
      printf 'last:\\ntotal 4\\n-rw-r--r-- 1 a b 12 Nov 25 08:43 x\\n' >> $dir/folders.txt
      labels $dir/folders.txt
      """)
    #expect(
      result.output == "last\nx, size 12, Nov 25 08:43, owner a, group b, mode 0644, links 1\n",
      "\(result.errors)")
    #expect(result.status == 0)
  }

  /// What a C program may call is what the header declares.
  @Test func eachFunctionIsDeclared() throws {
    let result = try Self.run(
      """
      nm -D --defined-only "$library/liba11y.so" | sed -n 's/.* T \\(a11y_[a-z_]*\\)$/\\1/p' | sort > $dir/made
      grep -o 'a11y_[a-z_]*(' Sources/CLibrary/a11y.h | grep -v 'a11y_new();\\|_set(session, "' | tr -d '(' | sort -u > $dir/declared
      diff $dir/made $dir/declared && echo same
      """)
    #expect(result.output == "same\n", "\(result.errors)")
  }

  /// Those of data frames are left out where their packages are not installed.
  @Test func theTestsOfThePythonPackagePass() throws {
    let result = try Self.run(
      "A11Y_LIBRARY=$library/liba11y.so PYTHONPATH=Python python3 -B -m unittest discover Python/tests && echo good"
    )
    #expect(result.output == "good\n", "\(result.errors)")
  }
}
