// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The regions that write a currency of their own with the sign of the dollar.
///
/// Source: CLDR, "currencies" and "supplemental currency data".
enum DollarRegions {
  private static let codes = [
    "MX": "MXN", "AR": "ARS", "CL": "CLP", "CO": "COP", "UY": "UYU", "CU": "CUP", "DO": "DOP",
    "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "JM": "JMD", "TT": "TTD",
    "BB": "BBD", "BS": "BSD", "BZ": "BZD", "GY": "GYD", "FJ": "FJD", "NA": "NAD", "LR": "LRD",
    "KY": "KYD", "BM": "BMD",
  ]

  /// The region's own currency that its sign stands for; nil where it is the dollar of the United States.
  static func code(in region: String?) -> String? { region.flatMap { codes[$0] } }

  /// Whether a currency is one of them.
  static func writeWithDollar(_ code: String) -> Bool { codes.values.contains(code) }
}
