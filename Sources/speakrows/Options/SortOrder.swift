// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import ArgumentParser

/// A field that rows are sorted by, as `--sort` takes it: `FIELD`, `FIELD:asc` or `FIELD:desc`.
struct SortOrder: Equatable {
  var field: String
  var isDescending: Bool

  /// Parses the option's value.
  ///
  /// - Throws: a `ValidationError` when no field is named, or the order is one of another program.
  init(argument text: String) throws {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let order = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    let last = text.split(separator: ":").last.map(String.init) ?? ""
    let isOther = ["up", "down", "ascending", "descending", "reverse"].contains(last)
    if isOther && parts.count > 1 || text.isEmpty {
      throw ValidationError("expected FIELD, FIELD:asc or FIELD:desc")
    }
    // A name may have a colon in it, and be nothing but the order's word.
    let isOrder = (order == "asc" || order == "desc") && text.count > order.count + 1
    field = isOrder ? String(text.dropLast(order.count + 1)) : text
    isDescending = isOrder && order == "desc"
  }
}
