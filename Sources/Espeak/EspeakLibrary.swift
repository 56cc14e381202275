internal import CEspeak

/// The functions of libespeak-ng, which is loaded by whoever speaks.
///
/// It brings along forty libraries of the sound system. Loading them takes longer than printing a table, so a
/// program that is linked with them is slow for all who don't listen, and doesn't start where they are missing.
@safe struct EspeakLibrary {
  typealias SampleCallback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) ->
    Int32

  /// Starts eSpeak NG for speaking, and returns the samples in a second.
  let initialize: @convention(c) (espeak_AUDIO_OUTPUT, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  /// Sets who is given the samples.
  let setCallback: @convention(c) (SampleCallback?) -> Void
  /// Sets rate, pitch, volume and the like.
  let setParameter: @convention(c) (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  /// Chooses a voice by its name.
  let setVoice: @convention(c) (UnsafePointer<CChar>?) -> espeak_ERROR
  /// Speaks a text.
  let synthesize:
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32,
      UnsafeMutablePointer<UInt32>?, UnsafeMutableRawPointer?
    ) -> espeak_ERROR
  /// Tells how a text is pronounced, a clause at a time, and moves on in it; nil at its end.
  let phonemes:
    @convention(c) (UnsafeMutablePointer<UnsafeRawPointer?>?, Int32, Int32) -> UnsafePointer<CChar>?
  /// Returns the version, and tells where the data is.
  let info: @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?
  /// Sets where the data is; nil is the usual place.
  let setPath: @convention(c) (UnsafePointer<CChar>?) -> Void
  /// Starts eSpeak NG without the sound system.
  let initializeData: @convention(c) (UnsafeMutableRawPointer?) -> espeak_ng_STATUS
  /// Lists the voices; nil ends the list.
  let voices:
    @convention(c) (UnsafeMutablePointer<espeak_VOICE>?) -> UnsafeMutablePointer<
      UnsafePointer<espeak_VOICE>?
    >?

  /// Loads the library.
  ///
  /// - Throws: a ``SpeechError`` when it is not installed, or another version.
  init() throws(SpeechError) {
    let library = try SharedLibrary(
      "libespeak-ng.so.1", code: .noSynthesizer, purpose: "eSpeak NG is not installed")
    unsafe initialize = try library.function("espeak_Initialize")
    unsafe setCallback = try library.function("espeak_SetSynthCallback")
    unsafe setParameter = try library.function("espeak_SetParameter")
    unsafe setVoice = try library.function("espeak_SetVoiceByName")
    unsafe synthesize = try library.function("espeak_Synth")
    unsafe phonemes = try library.function("espeak_TextToPhonemes")
    unsafe info = try library.function("espeak_Info")
    unsafe setPath = try library.function("espeak_ng_InitializePath")
    unsafe initializeData = try library.function("espeak_ng_Initialize")
    unsafe voices = try library.function("espeak_ListVoices")
  }
}
