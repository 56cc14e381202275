// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The rooms of the library stand on floors, and ARCHITECTURE.md shows them as they are.
@Suite struct RoomsTests {
  static let hasPython = (try? Shell.run("command -v python3").status) == 0

  @Test(.enabled(if: hasPython)) func theFloorsHoldAndAreShown() throws {
    let result = try Shell.run("Scripts/rooms --check")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func architectureIsShort() {
    let words = ReadmeTests.text(of: "ARCHITECTURE.md").split { $0 == " " || $0 == "\n" }
    #expect(words.count <= 1200)
  }
}
