// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

extension ICU {
  /// The version of ICU: "74.1".
  static var version: String { unsafe text { unsafe swift_u_getVersion($0) } }

  /// The version of CLDR, whose data ICU has; empty if ICU doesn't tell.
  static var versionOfCLDR: String {
    var status = U_ZERO_ERROR
    let version = unsafe text { unsafe swift_ulocdata_getCLDRVersion($0, &status) }
    return status.rawValue <= U_ZERO_ERROR.rawValue ? version : ""
  }

  /// A version that a function writes as four numbers, without zeros at its end.
  @unsafe private static func text(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe numbers.withUnsafeMutableBufferPointer {
      if let start = $0.baseAddress { unsafe fill(start) }
    }
    while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
    return numbers.map(String.init).joined(separator: ".")
  }
}

extension LibraryVersion {
  /// The versions of ICU and of CLDR's data in it: "ICU 74.0, CLDR 44.0".
  package static var ofLocales: String { "ICU \(ICU.version), CLDR \(ICU.versionOfCLDR)" }
}
