internal import CEspeak
internal import Glibc

/// The other process: it speaks what it is sent, and dies of bad text in our place.
///
/// eSpeak NG keeps all its state in globals, ends the process on some texts, and can be initialised only
/// once. So one process has one thread that calls it, and nothing of value.
public enum SpeechWorker {
  /// The argument that makes the program a worker.
  public static let argument = "__speech-worker"

  /// The longest sound of one request, in samples: ten minutes.
  static let sampleLimit = 600 * AudioFormat.sampleRate

  /// Speaks the requests on standard input to standard output until it ends.
  public static func run() -> Never {
    limitResources()
    guard let espeak = try? EspeakLibrary(),
      espeak.initialize(
        AUDIO_OUTPUT_SYNCHRONOUS, 60, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        == Int32(AudioFormat.sampleRate)
    else {
      reply(.noSynthesizer)
      exit(0)
    }
    unsafe espeak.setCallback(receiveSamples)
    while true {
      var header: [UInt8] = []
      guard Descriptor.read(4, from: STDIN_FILENO, into: &header) else { exit(0) }
      var content: [UInt8] = []
      guard Descriptor.read(WorkerMessage.number(header[...]), from: STDIN_FILENO, into: &content),
        let request = WorkerMessage.Request(content)
      else { exit(0) }
      speak(request, espeak)
    }
  }

  private static func speak(_ request: WorkerMessage.Request, _ espeak: EspeakLibrary) {
    guard request.voices.contains(where: { chooseVoice($0, espeak) }) else {
      return reply(.noVoice)
    }
    // Each time anew, since texts can leave them changed.
    let parameters = [
      espeakRATE, espeakPITCH, espeakVOLUME, espeakRANGE, espeakWORDGAP, espeakPUNCTUATION,
      espeakCAPITALS,
    ]
    for (parameter, value) in zip(parameters, request.parameters) {
      _ = espeak.setParameter(parameter, Int32(clamping: value), 0)
    }
    unsafe samplesOfRequest = 0
    var text = request.text
    text.append("\u{0}")
    let count = text.utf8.count
    _ = text.withUTF8 { utf8 in
      unsafe espeak.synthesize(
        utf8.baseAddress, count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
    }
    reply(unsafe samplesOfRequest > sampleLimit ? .tooLong : .done)
  }

  /// Sets a voice by its name, with a variant after a plus sign if need be.
  private static func chooseVoice(_ name: String, _ espeak: EspeakLibrary) -> Bool {
    guard isSafe(name) else { return false }
    if let plus = name.firstIndex(of: "+"),
      !hasVariant(String(name[name.index(after: plus)...]), espeak)
    {
      return false
    }
    return unsafe espeak.setVoice(name) == EE_OK
  }

  /// Whether a name is no path into the variants, which eSpeak NG would take.
  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("!") && !name.contains("..") && !name.hasPrefix("/")
  }

  /// Whether there is a variant; eSpeak NG passes over one that it does not have.
  private static func hasVariant(_ name: String, _ espeak: EspeakLibrary) -> Bool {
    guard isSafe(name) else { return false }
    var path: UnsafePointer<CChar>?
    _ = unsafe espeak.info(&path)
    guard let folder = unsafe path.map({ unsafe String(cString: $0) }) else { return false }
    return unsafe access("\(folder)/voices/!v/\(name)", R_OK) == 0
  }

  private static func reply(_ reply: WorkerMessage.Reply) {
    if Descriptor.write(WorkerMessage.header(reply, count: 0), to: STDOUT_FILENO) != 0 { exit(0) }
  }

  /// Text from anywhere is spoken here: no core files, and no more memory than speech ever needs.
  private static func limitResources() {
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &core)
    var memory = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &memory)
  }
}

/// How many samples the request has got so far.
///
/// eSpeak NG's callback has no other place for it, and the worker has one thread.
private nonisolated(unsafe) var samplesOfRequest = 0

/// Passes samples on as they are made.
private func receiveSamples(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let samples = unsafe samples, count > 0 else { return 0 }
  unsafe samplesOfRequest += Int(count)
  if unsafe samplesOfRequest > SpeechWorker.sampleLimit { return 1 }
  let bytes = unsafe UnsafeRawBufferPointer(
    start: samples, count: Int(count) * AudioFormat.bytesPerSample)
  let header = WorkerMessage.header(.audio, count: bytes.count)
  if Descriptor.write(header, to: STDOUT_FILENO) != 0 { exit(0) }
  if unsafe Descriptor.write(bytes, to: STDOUT_FILENO) != 0 { exit(0) }
  return 0
}
