// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// How much each file in an archive may unpack to, since a small one may be made to fill a disk or a day.
///
/// A workbook that people keep unpacks to a tenth of this at most. DEFLATE itself ends at about a thousand times.
public enum UnpackingBound: Hashable, Sendable {
  /// Two hundred times the file's own size, or 256 MiB if that is more.
  case usual
  /// Whatever it unpacks to.
  case none

  private static let most: UInt64 = 1 << 28
  private static let times: UInt64 = 200

  /// What the usual bound is, in words.
  public static let words = "\(most >> 20) MiB and \(times) times the file"

  /// How many bytes each file in an archive may have.
  func bytes(ofArchive path: String) -> UInt64 {
    var status = stat()
    guard self == .usual, unsafe stat(path, &status) == 0 else { return .max }
    let size = UInt64(max(status.st_size, 0))
    let (product, overflows) = size.multipliedReportingOverflow(by: Self.times)
    return overflows ? .max : max(Self.most, product)
  }
}
