// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The command under limits of the system on its stack.
@Suite struct SmallStackTests {
  @Test(
    "data that is nested as deeply as it may be is read with a small stack",
    arguments: ["256", "512"])
  func isRead(_ kilobytes: String) throws {
    try Shell.withTemporaryFolder { folder in
      let value =
        String(repeating: "{\"a\":", count: 500) + "1" + String(repeating: "}", count: 500) + "\n"
      try Data(value.utf8).write(to: folder.appending(path: "deep.ndjson"))
      for options in ["", "--jobs 2 --from ndjson"] {
        let result = try Shell.run(
          "ulimit -s \(kilobytes); speakrows \(options) deep.ndjson", in: folder)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("1\n"))
      }
    }
  }
}
