// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// What programs print without a header.
@Suite struct ListingTests {
  @Test(
    "a line of a listing has its cells",
    arguments: [
      (
        Listing.files, "-rw-r--r-- 1 ada  staff 8063 Nov 25 07:23 notes of  May.txt",
        ["notes of  May.txt", "", "8063", "Nov 25 07:23", "ada", "staff", "0644", "1", ""]
      ),
      (
        .files, "-rw-r--r-- ada/staff      1019 2025-10-06 10:22 notes-1.0/a b.yml",
        ["notes-1.0/a b.yml", "", "1019", "2025-10-06 10:22", "ada", "staff", "0644", "", ""]
      ),
      (
        .files, "drwxrwsr-x 4 root root  4096 Jan  3  2023 Maps",
        ["Maps", "folder", "4096", "Jan 3 2023", "root", "root", "2775", "4", ""]
      ),
      (
        .files, "lrwxrwxrwx 1 root root    12 Jan  3  2023 old -> Maps/old one",
        ["old", "link", "12", "Jan 3 2023", "root", "root", "0777", "1", "Maps/old one"]
      ),
      (
        .files, "-rwsr-xr-t. 1 root root 5.7K 2026-11-25 07:02:08.138556467 +0000 tool",
        [
          "tool", "", "5.7K", "2026-11-25 07:02:08.138556467 +0000", "root", "root", "5755", "1",
          "",
        ]
      ),
      (
        .files, "crw-rw-rw-+ 1 root root 1, 3 25. Nov 07:02 null",
        ["null", "device", "1, 3", "25. Nov 07:02", "root", "root", "0666", "1", ""]
      ),
      (.files, "-rw-r--r-- 1 ada staff 8063 yesterday notes.txt", []),
      (.files, "-rw-r--r- 1 ada staff 8063 Nov 25 07:23 notes.txt", []),
      (
        .packages, "apt/stable,now 2.6.1 amd64 [installed,automatic]",
        ["apt", "stable, now", "2.6.1", "amd64", "installed,automatic"]
      ),
      (.packages, "bash/stable 5.2.15-2+b2 amd64", ["bash", "stable", "5.2.15-2+b2", "amd64", ""]),
      (.packages, "read/write twice amd64", []), (.packages, "read/write 2 times a day", []),
      (
        .branches, "* main   09da36a [origin/main: ahead 1] Read YAML",
        ["main", "current", "09da36a", "origin/main: ahead 1", "Read YAML"]
      ),
      (
        .branches, "  spoken 7ecee8d [later] Say it",
        ["spoken", "", "7ecee8d", "", "[later] Say it"]
      ),
      (
        .branches, "+ (HEAD detached at 7ecee8d) 7ecee8d Say it",
        ["(HEAD detached at 7ecee8d)", "elsewhere", "7ecee8d", "", "Say it"]
      ),
      (.branches, "* main topic of today", []),
    ])
  func cells(_ listing: Listing, _ line: String, _ cells: [String]) {
    #expect(listing.cells(of: TerminalLine(line)) ?? [] == cells)
    #expect([0, listing.names.count].contains(cells.count))
  }

  @Test(
    "a listing is read by its program's own names",
    arguments: [
      (
        "total 20\n-rw-r--r-- 1 ada staff 8063 Nov 25 07:23 notes\ndrwxr-xr-x 4 ada staff 4096 Jan  3  2023 Maps\n",
        [
          "notes, size 8,063, Nov 25 07:23, owner ada, group staff, mode 0644, links 1",
          "Maps, folder, size 4,096, Jan 3 2023, owner ada, group staff, mode 0755, links 4",
        ]
      ),
      (
        "Listing... Done\napt/stable 2.6.1 amd64\n",
        ["package apt, stable, version 2.6.1, architecture amd64"]
      ),
      (
        "* main   09da36a [origin/main] Read YAML\n  spoken 7ecee8d Say it\n",
        [
          "main, current, commit id 09da36a, origin/main, Read YAML",
          "spoken, commit id 7ecee8d, Say it",
        ]
      ),
    ])
  func isRead(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
    #expect(try Labels.lines(text, format: .table, sample: true) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3, sample: true) == labels)
  }

  @Test(arguments: ["total", "insgesamt"]) func foldersAreTablesOfTheirOwn(_ total: String) throws {
    let text =
      "src:\n\(total) 8\n-rw-r--r-- 1 a a 1 Nov 25 07:23 x\n\nsrc/none:\n\(total) 0\n\nsrc/more:\n\(total) 4\n-rw-r--r-- 1 a a 2 Nov 25 07:23 y\n"
    let row = ", owner a, group a, mode 0644, links 1"
    #expect(
      try Labels.lines(text, sample: true)
        == [
          "x, size 1, Nov 25 07:23" + row, "src/more",
          "y, size 2, Nov 25 07:23" + row,
        ])
  }

  @Test(
    "texts that look like a listing are lines",
    arguments: [
      "-rw-r--r-- is a mode\nand so is this\n",
      "* main topic of today\n  another one\n",
      "read/write 2 times [ok]\n", "  Oslo 1000000\n  Rome 2800000\n",
      "total 12\nand more\n",
      "-rw-r--r-- 1 root root 8063 Nov 25 07:23 a\nthat was all\n",
    ])
  func isNoListing(_ text: String) throws {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(try Labels.lines(text, sample: true).count == lines.count)
    #expect(Listing.find(in: lines.map { TerminalLine($0) }) == nil)
  }

  @Test(
    "a table of one row is one where its cells are exactly under their names",
    arguments: [
      (
        "NAME      READY   STATUS    RESTARTS      AGE\nweb-7d9   1/1     Running   2 (3d ago)    14d\n",
        ["web-7d9, READY 1/1, Running, 2 (3d ago), AGE 14 days"]
      ),
      (
        "CONTAINER ID   IMAGE     COMMAND   STATUS         NAMES\n4c01db0b339c   alpine    \"sh -c\"   Up 2 minutes   calm_bell\n",
        ["CONTAINER ID 4c01db0b339c, alpine, \"sh -c\", Up 2 minutes, calm_bell"]
      ),
      // `ip -brief`, where only some interfaces have addresses.
      (
        "lo               UNKNOWN        127.0.0.1/8 ::1/128 \nifb0             DOWN           \neth0             UP             192.0.2.2/24\n",
        [
          "interface lo, UNKNOWN, addresses 127.0.0.1/8, ::1/128", "interface ifb0, DOWN",
          "interface eth0, UP, addresses 192.0.2.2/24",
        ]
      ),
      (
        "Filesystem     1K-blocks     Used Available Use% Mounted on\n/dev/vda       264212084 16590092  82475520   7% /\n",
        [
          "/dev/vda, 1K blocks 264,212,084, Used 16,590,092, Available 82,475,520, Use 7%, Mounted on /"
        ]
      ),
      (
        "We meet at 12 today\nCome to room 5 then\n",
        ["We meet at 12 today", "Come to room 5 then"]
      ),
      ("NOTE THIS WELL\nThe door is red\n", ["NOTE THIS WELL", "The door is red"]),
      ("A B C\n1 2 3\n", ["A 1, B 2, C 3"]),
    ])
  func oneRow(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
  }
}
