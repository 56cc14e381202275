// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak

/// A voice of eSpeak NG.
public struct Voice: Hashable, Sendable {
  /// The name, such as "English (America)".
  public let name: String
  /// The voice file, such as "gmw/en-US".
  public let identifier: String
  /// The languages it is for, best first, as eSpeak NG names them, such as "en-us".
  public let languages: [String]

  /// All available voices.
  ///
  /// This initializes eSpeak NG in the calling process, so use it only in a program that speaks in
  /// another process.
  ///
  /// - Throws: a ``SpeechError`` when eSpeak NG can't start.
  public static func all() throws(SpeechError) -> [Voice] {
    let espeak = try EspeakLibrary()
    // This newer interface does not start the sound system.
    espeak.setPath(nil)
    guard espeak.initializeData(nil) == ENS_OK else {
      throw SpeechError(.noSynthesizer, "eSpeak NG can't start: are its data files installed?")
    }
    var voices: [Voice] = []
    guard var entry = unsafe espeak.voices(nil) else { return [] }
    while let voice = unsafe entry.pointee {
      if let found = unsafe Voice(voice.pointee) { voices.append(found) }
      unsafe entry += 1
    }
    return voices.sorted {
      ($0.languages.first ?? "", $0.name) < ($1.languages.first ?? "", $1.name)
    }
  }

  /// Copies a voice from eSpeak NG's memory; nil for MBROLA voices, whose data Debian does not
  /// package.
  @unsafe init?(_ voice: espeak_VOICE) {
    guard let name = unsafe voice.name, let identifier = unsafe voice.identifier,
      let languages = unsafe voice.languages
    else { return nil }
    unsafe self.name = String(cString: name)
    unsafe self.identifier = String(cString: identifier)
    if self.identifier.hasPrefix("mb/") { return nil }
    // Each language is a priority byte and a C string; a zero byte ends the list.
    var found: [String] = []
    var at = unsafe languages
    while unsafe at.pointee != 0 {
      let text = unsafe String(cString: at + 1)
      found.append(text)
      unsafe at += text.utf8.count + 2
    }
    self.languages = found
  }
}
