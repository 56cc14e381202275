// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Prints what the elements of dumps are called, or what a screen reader says of them.
struct DumpPrint {
  let request: PrintRequest
  let format: DumpFormat

  func run() throws {
    var output = try Output(request.output)
    let writing = request.writing
    let locale = request.input.locale ?? InputRequest.environmentLocale
    for path in request.input.paths {
      let dump = try DumpFile(path, format)
      var session = writing.session(in: locale)
      for dumped in dump.elements where dumped.isSaid {
        let line = session?.say(dumped.element).line ?? dumped.label(in: locale)
        output.buffer.append(line.withoutControls + "\n")
        try output.flushIfFull()
      }
      if let last = session?.leave() { output.buffer.append(last.line.withoutControls + "\n") }
    }
    try output.finish()
  }
}
