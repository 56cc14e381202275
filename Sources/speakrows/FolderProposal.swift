// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A file to read in place of a folder.
enum FolderProposal {
  /// How the names of files end that hold tables more often than others.
  private static let endings = [
    ".json", ".ndjson", ".jsonl", ".csv", ".tsv", ".xlsx", ".ods", ".yaml", ".yml", ".sqlite",
    ".db", ".html", ".log", ".txt",
  ]
  /// How many entries are looked at; a folder may have millions.
  private static let mostEntries = 10_000

  /// The first file by name that is likely to hold a table, or else the first file; nil if there is none.
  static func file(in folder: String) -> String? {
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while names.count < mostEntries, let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let files = names.sorted().lazy.map { prefix + $0 }
    let likely = files.filter { path in endings.contains { path.lowercased().hasSuffix($0) } }
    return likely.first(where: FileSource.isThere) ?? files.first(where: FileSource.isThere)
  }
}
