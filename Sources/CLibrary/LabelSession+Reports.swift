// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// What is told of an input instead of its labels.
extension LabelSession {
  /// Writes what the columns were found to hold, as `init` does; the input is read from its start again.
  func describe() -> Status {
    // Lines of JSON are looked at for this alone.
    if labels != nil, let content {
      let status = open(content, samplesLines: true)
      guard status == .end else { return status }
    }
    guard let reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    let (guesses, locale) = (reader.guesses, reader.locale)
    let (title, isDescribed) = (reader.description.title, reader.description.fields != nil)
    labels = consume reader
    if let content { _ = open(content) }
    guard !guesses.isEmpty else {
      return fail(
        .badInput,
        isDescribed ? "the table already describes its fields" : "there are no rows with fields")
    }
    var out = ByteBuffer()
    FieldGuess.write(guesses, locale: locale, title: title, into: &out)
    return succeed(.end, consume out)
  }

  /// Writes how the cells of the next row were understood, as JSON; headers and footers are passed over.
  func explain() -> Status {
    guard var reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    var label = ByteBuffer()
    var out = ByteBuffer()
    do throws(ReadingError) {
      while true {
        while let item = try reader.next(into: &label) {
          if item.isRow {
            reader.explanation(of: item, label: label).write(into: &out)
            labels = consume reader
            return succeed(.row, consume out)
          }
          label.removeAll()
        }
        guard let another = try reader.nextTable() else { break }
        reader = another
      }
    } catch {
      let isRecoverable = error.isRecoverable
      if isRecoverable { labels = consume reader }
      return fail(isRecoverable ? .badRow : .badInput, "\(error)")
    }
    labels = consume reader
    return succeed(.end)
  }

  /// Checks all rows that are left, and writes the findings as JSON.
  func check() -> Status {
    if let rule = checking.rulesForBraille.first, checking.display == nil {
      return fail(.badOption, "the rule \(rule) needs the option \"braille\", such as 40")
    }
    guard var reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    var writer = FindingWriter(.json)
    var out = ByteBuffer()
    writer.begin(into: &out)
    do throws(ReadingError) {
      while true {
        var checker = LabelChecker(checking)
        while try checker.checkNext(of: &reader) != nil {}
        writer.write(checker.finish(), in: "input", into: &out)
        guard let another = try reader.nextTable() else { break }
        reader = another
      }
    } catch {
      return fail(.badInput, "\(error)")
    }
    writer.end(into: &out)
    return succeed(.end, consume out)
  }

  /// Sums up the rows that are left, in JSON: a line for each table.
  func summarize() -> Status {
    if hasSummaryParts {
      return withAllParts { summarizer in
        var out = ByteBuffer()
        summarizer.summary(.normal).writeJSON(into: &out)
        return out
      }
    }
    guard var reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    var out = ByteBuffer()
    do throws(ReadingError) {
      while true {
        var summarizer = TableSummarizer()
        while try summarizer.addNext(of: &reader) != nil {}
        summarizer.summary(.normal).writeJSON(into: &out)
        guard let another = try reader.nextTable() else { break }
        reader = another
      }
    } catch {
      return fail(.badInput, "\(error)")
    }
    return succeed(.end, consume out)
  }

  // MARK: Summaries of parts

  /// Writes what is known of the rows that are left, and of the parts that were added.
  func archiveSummary() -> Status {
    withAllParts { summarizer in
      var out = ByteBuffer()
      out.append(summarizer.archived())
      return out
    }
  }

  /// Adds what another session has archived of the rows that precede those of this one.
  func addSummary(_ part: [UInt8]) -> Status {
    do throws(SummaryArchiveError) {
      addPart(try TableSummarizer(archived: part, describedBy: described))
    } catch {
      return fail(.badInput, "\(error)")
    }
    return succeed(.end)
  }

  /// Adds the rows that are left to the parts, and hands over what is made of all of them, which are forgotten.
  private func withAllParts(
    _ make: (borrowing TableSummarizer) -> ByteBuffer
  ) -> Status {
    guard var summarizer = takeSummary() else { return fail(.noInput, "no input has been opened") }
    if var reader = labels.take() {
      do throws(ReadingError) {
        try summarizer.addRows(of: &reader)
        if try reader.nextTable() != nil {
          return fail(
            .badInput, "a part of a table was expected, and this input has several tables")
        }
      } catch {
        return fail(.badInput, "\(error)")
      }
    }
    return succeed(.end, make(summarizer))
  }
}
