internal import CEspeak
internal import Glibc

/// The functions of libespeak-ng, which is loaded by whoever speaks.
///
/// It brings along forty libraries of the sound system. Loading them takes longer than printing a table, so a
/// program that is linked with them is slow for all who don't listen, and doesn't start where they are missing.
@safe struct EspeakLibrary {
  typealias SampleCallback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) ->
    Int32

  /// The library's name, with the version of its interface.
  private static let fileName = "libespeak-ng.so.1"

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
    guard let library = unsafe dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? Self.fileName
      throw SpeechError(.noSynthesizer, "eSpeak NG is not installed: \(reason)")
    }
    unsafe initialize = try Self.function("espeak_Initialize", in: library)
    unsafe setCallback = try Self.function("espeak_SetSynthCallback", in: library)
    unsafe setParameter = try Self.function("espeak_SetParameter", in: library)
    unsafe setVoice = try Self.function("espeak_SetVoiceByName", in: library)
    unsafe synthesize = try Self.function("espeak_Synth", in: library)
    unsafe info = try Self.function("espeak_Info", in: library)
    unsafe setPath = try Self.function("espeak_ng_InitializePath", in: library)
    unsafe initializeData = try Self.function("espeak_ng_Initialize", in: library)
    unsafe voices = try Self.function("espeak_ListVoices", in: library)
  }

  /// A function by its name, which must be of the type that eSpeak NG's header gives it.
  @unsafe private static func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer
  ) throws(SpeechError) -> Function {
    guard let symbol = unsafe dlsym(library, name) else {
      throw SpeechError(.noSynthesizer, "\(fileName) has no \(name)")
    }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }
}
