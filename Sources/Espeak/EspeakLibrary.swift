// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak
internal import Loading

/// The functions of libespeak-ng, loaded only when needed.
///
/// The library brings along forty sound system libraries. Loading them takes longer than printing a
/// table, so linking with them would slow down every use without speech, and prevent starting where
/// they are missing.
@safe struct EspeakLibrary {
  typealias SampleCallback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) ->
    Int32

  /// Initializes eSpeak NG for synthesis, and returns the sample rate.
  let initialize: @convention(c) (espeak_AUDIO_OUTPUT, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  /// Sets the function that receives samples.
  let setCallback: @convention(c) (SampleCallback?) -> Void
  /// Sets a parameter such as rate, pitch or volume.
  let setParameter: @convention(c) (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  /// Sets the marks that are spoken by name where some are.
  let setPunctuation: @convention(c) (UnsafePointer<wchar_t>?) -> espeak_ERROR
  /// Selects a voice by name.
  let setVoice: @convention(c) (UnsafePointer<CChar>?) -> espeak_ERROR
  /// Synthesizes text.
  let synthesize:
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32,
      UnsafeMutablePointer<UInt32>?, UnsafeMutableRawPointer?
    ) -> espeak_ERROR
  /// Returns the phonemes of the next clause of a text, and advances past it; nil at the end.
  let phonemes:
    @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>?, Int32, Int32) -> UnsafePointer<CChar>?
  /// Returns the version and the path of the data.
  let info: @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?
  /// Sets the path of the data; nil for the default.
  let setPath: @convention(c) (UnsafePointer<CChar>?) -> Void
  /// Initializes eSpeak NG without the sound system.
  let initializeData: @convention(c) (UnsafeMutableRawPointer?) -> espeak_ng_STATUS
  /// Lists the voices; nil ends the list.
  let voices:
    @convention(c) (UnsafeMutablePointer<espeak_VOICE>?) -> UnsafeMutablePointer<
      UnsafePointer<espeak_VOICE>?
    >?

  /// Loads the library.
  ///
  /// - Throws: a ``SpeechError`` when the library is not installed, or lacks a function.
  init() throws(SpeechError) {
    let library = try SharedLibrary(
      "libespeak-ng.so.1"
    ) { SpeechError(.noSynthesizer, "eSpeak NG is not installed: \($0)") }
    unsafe initialize = try library.function("espeak_Initialize")
    unsafe setCallback = try library.function("espeak_SetSynthCallback")
    unsafe setParameter = try library.function("espeak_SetParameter")
    unsafe setPunctuation = try library.function("espeak_SetPunctuationList")
    unsafe setVoice = try library.function("espeak_SetVoiceByName")
    unsafe synthesize = try library.function("espeak_Synth")
    unsafe phonemes = try library.function("espeak_TextToPhonemes")
    unsafe info = try library.function("espeak_Info")
    unsafe setPath = try library.function("espeak_ng_InitializePath")
    unsafe initializeData = try library.function("espeak_ng_Initialize")
    unsafe voices = try library.function("espeak_ListVoices")
  }
}
