// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A PulseAudio server without a sound card, of which all is recorded that it plays.
final class SoundServer {
  private let folder: URL
  /// The number of its process.
  private(set) var identifier: Int32 = -1
  private var recorder: Int32 = -1
  private let recording: URL

  /// What a program needs to find the server.
  var variables: [String: String] {
    ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PULSE_SERVER": "unix:\(socket)"]
  }

  private var socket: String { folder.appending(path: "pulse.socket").path }

  init() throws {
    // The path of a socket is short.
    folder = URL(filePath: "/tmp/speakrows-\(UUID().uuidString.prefix(8))")
    recording = folder.appending(path: "recording.raw")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: recording)
    identifier = try Shell.start(
      "pulseaudio -n --daemonize=no --exit-idle-time=-1 --use-pid-file=no "
        + "-L 'module-null-sink sink_name=test rate=22050 channels=1 format=s16le' "
        + "-L 'module-native-protocol-unix auth-anonymous=1 socket=\(socket)'", variables)
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
    recorder = try Shell.start(
      "parec -d test.monitor --raw --format=s16le --channels=1 --rate=22050 --latency-msec=10 '\(recording.path)'",
      variables)
    for _ in 0..<200 where length == 0 { usleep(50_000) }
    try #require(length > 0, "nothing is recorded")
  }

  deinit {
    for process in [recorder, identifier] where process > 0 { kill(process, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  private var length: Int {
    ((try? FileManager.default.attributesOfItem(atPath: recording.path))?[.size] as? Int) ?? 0
  }

  /// For each twentieth of a second that was recorded whether something was to be heard.
  func loudness() throws -> [Bool] {
    let bytes = [UInt8](try Data(contentsOf: recording))
    let step = 22_050 / 20 * 2
    return stride(from: 0, to: bytes.count - step, by: step).map { start in
      stride(from: start, to: start + step, by: 2).contains { index in
        abs(Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))) > 300
      }
    }
  }

  /// How many seconds there was something to be heard.
  func secondsOfSound() throws -> Double { Double(try loudness().count { $0 }) / 20 }
}
