// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak

/// What `speakrows speak` was asked for.
struct SpeakRequest {
  var input: InputRequest
  var voice: VoiceRequest
  var engine: SpeechEngine
  /// Whether the phrase that is playing is highlighted.
  var highlights: Bool
  /// The sound file or folder; nil to play.
  var output: String?
  var split: SoundSplit?
  /// Files that tell when what is spoken.
  var captions: CaptionFile?
  var chapters: String?
  var timing: String?
  /// How many times each row is spoken.
  var repetitions: Int
  /// Whether everything is spelled letter by letter.
  var spells: Bool
  /// Whether each row's samples depend on no row before it.
  var isFresh: Bool
  /// Whether each table's summary precedes its rows.
  var hasOverview: Bool
  /// The column that is played as tones in place of the rows, and how.
  var tones: (column: String, style: ToneSequence.Style)?
  /// The samples per second of sound files.
  var sampleRate: Int
}
