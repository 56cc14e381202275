// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import A11y
internal import ArgumentParser

/// A file of captions, as `--captions` takes it: its extension says in which format.
struct CaptionFile {
  var path: String
  var format: CaptionWriter.Format

  /// Parses the option's value.
  ///
  /// - Throws: a `ValidationError` for any other extension, and for a file named by nothing else.
  init(argument path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1,
      let format = CaptionWriter.Format(rawValue: parts[parts.count - 1].lowercased())
    else { throw ValidationError("expected a file that ends in .vtt or .srt") }
    self.path = path
    self.format = format
  }

  /// Parses the value of `--chapters`, which has one format only.
  ///
  /// - Throws: a `ValidationError` for a file with another extension.
  static func chapters(argument path: String) throws -> String {
    guard try CaptionFile(argument: path).format == .vtt else {
      throw ValidationError("expected a file that ends in .vtt")
    }
    return path
  }
}
