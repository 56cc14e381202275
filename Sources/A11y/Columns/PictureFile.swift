// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of files that hold pictures.
enum PictureFile {
  private static let endings = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".heic", ".avif", ".tif", ".tiff", ".bmp",
  ]

  /// Whether a text is the name of an image file.
  static func isName(_ text: String) -> Bool {
    // All endings end with one of these letters, and few other texts do.
    guard let last = text.utf8.last, "fgpcFGPC".utf8.contains(last),
      text.utf8.suffix(5).contains(UInt8(ascii: "."))
    else { return false }
    let name = text.lowercased()
    return endings.contains { name.hasSuffix($0) && name.count > $0.count }
  }
}
