// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension SpokenRules {
  func rated(_ stars: String, of total: String) -> String {
    TableWords.fill(Language.of(locale).table.rating, [stars, total])
  }
}
