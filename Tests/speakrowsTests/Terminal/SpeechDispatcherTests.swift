// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Speech through a Speech Dispatcher of our own, whose sound card is a file.
@Suite(.serialized, .judged, .tags(.sound)) struct SpeechDispatcherTests {
  /// A folder with a configuration, and what a program needs to find the service.
  private static func withService(
    _ body: ([String: String], URL) throws -> Void
  ) throws {
    let folder = URL(filePath: "/tmp/speakrows-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "modules"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    CommunicationMethod "unix_socket"
    AudioOutputMethod "alsa"
    AudioALSADevice "default"
    AddModule "espeak-ng" "sd_espeak-ng" ""
    DefaultModule espeak-ng
    DefaultLanguage "en"
    """.write(to: folder.appending(path: "speechd.conf"), atomically: true, encoding: .utf8)
    let sound = folder.appending(path: "sound.raw")
    try """
    pcm.!default { type file; file "\(sound.path)"; format "raw"; slave.pcm { type null } }
    """.write(to: folder.appending(path: ".asoundrc"), atomically: true, encoding: .utf8)
    let socket = folder.appending(path: "speechd.sock").path
    let variables = [
      // It does not start in a locale that is not installed.
      "LC_ALL": "C.UTF-8", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      "SPEECHD_ADDRESS": "unix_socket:\(socket)",
    ]
    let service = try Shell.start(
      "speech-dispatcher -s -C '\(folder.path)' -L '\(folder.path)' -S '\(socket)' -P '\(folder.path)/pid'",
      variables)
    defer { if service > 0 { kill(service, SIGTERM) } }
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
    try body(variables, sound)
  }

  @Test func rowsAreSaidByTheService() throws {
    try Self.withService { variables, sound in
      let labels = try Shell.run("speakrows Examples/stocks.json").output
      let result = try Shell.run(
        "timeout 60 speakrows speak --engine spd --rate 300 Examples/stocks.json", variables)
      #expect(result == Shell.Result(output: labels, errors: "", status: 0))
      let played = try Data(contentsOf: sound)
      #expect(played.count > 3 * 44_100 && played.contains { $0 != 0 })
    }
  }

  @Test func withoutTheServiceThereIsAMessage() throws {
    let result = try Shell.run(
      "timeout 20 env PATH=/nonexistent '\(Shell.products.path)/speakrows' speak --engine spd Examples/stocks.json",
      ["XDG_RUNTIME_DIR": "/nonexistent"])
    #expect(result.status == 69 && result.errors.contains("apt install speech-dispatcher"))
  }

  @Test func theServiceWritesNoFiles() throws {
    let result = try Shell.run("speakrows speak --engine spd -o t.wav Examples/stocks.json")
    #expect(result.status == 64)
  }
}
