internal import CEspeak
internal import Glibc
internal import Synchronization

/// The other process: it speaks what it is sent, and dies of bad text in our place.
///
/// eSpeak NG keeps all its state in globals, ends the process on some texts, and can be initialised only
/// once. So one process has one thread that calls it, and nothing of value.
public enum SpeechWorker {
  /// The argument that makes the program a worker.
  public static let argument = "__speech-worker"

  /// The longest sound of one request, in samples: ten minutes.
  static let sampleLimit = 600 * AudioFormat.sampleRate

  /// How much sound is handed over at once, in milliseconds: it is made in a fifth of one, and each piece costs four
  /// calls of the system.
  private static let pieceLength: Int32 = 200

  /// The worker that was started before anybody needed one.
  private static let early = Mutex<ChildProcess?>(nil)

  /// Gives that worker away.
  static func takeEarly() -> ChildProcess? { early.withLock { $0.take() } }

  /// Starts the worker that the first ``Synthesizer`` will use, as a copy of this process.
  ///
  /// A program calls it when it knows no more than that it will speak, and before it has a second thread. eSpeak NG then
  /// gets ready while the program does. What fails here is tried again, and said, when there is something to speak.
  public static func startEarly() {
    early.withLock { $0 = try? ChildProcess(copying: { run() }) }
  }

  /// Speaks the requests on standard input to standard output until it ends.
  ///
  /// eSpeak NG's sound depends on all that a process has said before. So this process says nothing itself: a copy of it
  /// does (`fork`), which is replaced by a fresh one when that is asked for. The same requests after a fresh
  /// start give the same samples, whatever came before. So no voice is loaded here: a voice leaves something of itself behind
  /// for the next.
  public static func run() -> Never {
    limitResources()
    // eSpeak NG's sound library would look for a PulseAudio server, which costs time and is not needed.
    _ = unsafe setenv("PULSE_SERVER", "unix:/nonexistent", 1)
    guard let espeak = try? EspeakLibrary(),
      espeak.initialize(
        AUDIO_OUTPUT_SYNCHRONOUS, pieceLength, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        == Int32(AudioFormat.sampleRate),
      let fork = ChildProcess.fork
    else {
      reply(.noSynthesizer)
      exit(0)
    }
    unsafe espeak.setCallback(receiveSamples)
    // Most names are not those of files, and all voices are looked through for them: once, and before the first text comes.
    _ = unsafe espeak.voices(nil)
    while true {
      let copy = fork()
      if copy == 0 { speakRequests(espeak) }
      var status: Int32 = 0
      while unsafe waitpid(copy, &status, 0) < 0, errno == EINTR {}
      // What it died of is told by the end of our output.
      guard copy > 0, status == Ending.fresh << 8 else { exit(0) }
    }
  }

  /// How a copy ends.
  private enum Ending {
    /// No more requests.
    static let done: Int32 = 0
    /// Another copy is to go on.
    static let fresh: Int32 = 1
  }

  /// Lets a copy die with the process that made it, also while it computes.
  private static func endWithParent() {
    // `prctl(PR_SET_PDEATHSIG, SIGKILL)`, which takes any number of arguments and is hidden from Swift.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = unsafe dlsym(nil, "prctl") else { return }
    let control = unsafe unsafeBitCast(symbol, to: Control.self)
    _ = control(1, UInt(SIGKILL), 0, 0, 0)
  }

  private static func speakRequests(_ espeak: EspeakLibrary) -> Never {
    limitTime()
    endWithParent()
    var voices: [String] = []
    var hasVoice = false
    while true {
      var header: [UInt8] = []
      guard Descriptor.read(4, from: STDIN_FILENO, into: &header) else { _exit(Ending.done) }
      let length = WorkerMessage.number(header[...])
      if length == WorkerMessage.freshStart { _exit(Ending.fresh) }
      var content: [UInt8] = []
      guard Descriptor.read(length, from: STDIN_FILENO, into: &content),
        let request = WorkerMessage.Request(content)
      else { _exit(Ending.done) }
      // Choosing a voice takes as long as saying a word, and nothing in a text that we pass on changes it.
      if request.voices != voices {
        voices = request.voices
        hasVoice = voices.contains { chooseVoice($0, espeak) }
      }
      switch request.purpose {
      case _ where !hasVoice: reply(.noVoice)
      case .speech: speak(request, espeak)
      case .phonemes: pronounce(request, espeak)
      }
    }
  }

  private static func speak(_ request: WorkerMessage.Request, _ espeak: EspeakLibrary) {
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

  /// Sends back how a text is pronounced, in the International Phonetic Alphabet.
  private static func pronounce(_ request: WorkerMessage.Request, _ espeak: EspeakLibrary) {
    var clauses: [String] = []
    // The second bit asks for this alphabet.
    let mode: Int32 = 2
    unsafe request.text.withCString { text in
      var rest = unsafe UnsafeRawPointer?(text)
      while unsafe rest != nil {
        guard let clause = unsafe espeak.phonemes(&rest, Int32(espeakCHARS_UTF8), mode) else {
          break
        }
        clauses.append(unsafe String(cString: clause))
      }
    }
    let bytes = Array(clauses.joined(separator: " ").utf8)
    let frame = WorkerMessage.header(.phonemes, count: bytes.count) + bytes
    if Descriptor.write(frame, to: STDOUT_FILENO) != 0 { _exit(Ending.done) }
    reply(.done)
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
    if Descriptor.write(WorkerMessage.header(reply, count: 0), to: STDOUT_FILENO) != 0 {
      _exit(Ending.done)
    }
  }

  /// Text from anywhere is spoken here: no core files, and no more memory than speech ever needs.
  private static func limitResources() {
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_AS, to: 1 << 30)
  }

  /// A copy that computes for so many seconds is stuck: speech takes a thousandth of the time it lasts.
  private static func limitTime() { limit(RLIMIT_CPU, to: 120) }

  private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(resource.rawValue)), &limit)
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
  if Descriptor.write(header, to: STDOUT_FILENO) != 0 { _exit(0) }
  if unsafe Descriptor.write(bytes, to: STDOUT_FILENO) != 0 { _exit(0) }
  return 0
}
