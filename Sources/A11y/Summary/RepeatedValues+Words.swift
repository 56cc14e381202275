// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension RepeatedValues<DecimalNumber> {
  /// How many numbers there are, and the most common of them as cells have them; nil where they were too many to be counted.
  func named(_ tally: ColumnTally) -> (distinct: Int, most: [ColumnSummary.CommonValue])? {
    distinctCount.map { distinct in
      let most = mostCommon(ColumnSummary.mostRepeated).map { value, count in
        (tally.field.format.text(of: value) ?? value.text, JSONValue.number(value.text), count)
      }
      return (distinct, most)
    }
  }
}

extension RepeatedValues<CivilTime> {
  /// How many dates there are, and the most common of them as cells have them; nil where they were too many to be counted.
  func named(
    _ tally: ColumnTally, _ parts: CivilTime.Parts
  ) -> (distinct: Int, most: [ColumnSummary.CommonValue])? {
    tally.distinctTimes.map { distinct in
      let most = mostCommon(ColumnSummary.mostRepeated).map { value, count in
        (tally.field.format.text(of: value), JSONValue.string(value.iso8601(parts)), count)
      }
      return (distinct, most)
    }
  }
}
