// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEspeak
internal import Glibc
internal import Synchronization

/// The worker process, which speaks what it is sent, so that text which crashes eSpeak NG does not
/// end the main process.
///
/// eSpeak NG keeps all its state in globals, ends the process on some texts, and can be initialized
/// only once. So it is called by a single-threaded process that holds nothing of value.
public enum SpeechWorker {
  /// The command line argument that makes the program a worker.
  public static let argument = "__speech-worker"

  /// The longest sound of one request, in samples: ten minutes.
  static let sampleLimit = 600 * AudioFormat.sampleRate

  /// How much sound is passed on at once to be heard while more is made, in milliseconds.
  ///
  /// It is synthesized in a fifth of a millisecond, and each chunk costs four system calls.
  private static let chunkLength: Int32 = 200

  /// A worker that was started in advance.
  private static let early = Mutex<ChildProcess?>(nil)

  /// Takes the worker that was started in advance.
  static func takeEarly() -> ChildProcess? { early.withLock { $0.take() } }

  /// Starts the worker for the first ``Synthesizer`` by forking this process.
  ///
  /// Call it once it is known that the program will speak, before there is a second thread. eSpeak
  /// NG then starts while the program does. An error here is ignored: the start is tried again when
  /// there is something to speak, and reported then.
  public static func startEarly() {
    early.withLock { $0 = try? ChildProcess(copying: { run() }) }
  }

  /// Handles the requests on standard input, replying on standard output, until the input ends.
  ///
  /// eSpeak NG's output depends on everything that a process has spoken before. So this process
  /// speaks nothing itself: a fork of it does, and is replaced by a fresh one on request. The same
  /// requests after a fresh start give the same samples. That is also why no voice is loaded here:
  /// each voice leaves some state behind for the next.
  public static func run() -> Never {
    limitResources()
    // eSpeak NG's sound library would look for a PulseAudio server, which takes time and is not
    // needed.
    _ = unsafe setenv("PULSE_SERVER", "unix:/nonexistent", 1)
    guard let espeak = try? EspeakLibrary(),
      espeak.initialize(
        AUDIO_OUTPUT_SYNCHRONOUS, chunkLength, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        == Int32(AudioFormat.sampleRate),
      let fork = ChildProcess.fork
    else {
      reply(.noSynthesizer)
      exit(0)
    }
    unsafe espeak.setCallback(receiveSamples)
    // Without a list of its own, the engine says none of them.
    let marks = SpeechSettings.importantMarks.unicodeScalars.map { wchar_t($0.value) } + [0]
    _ = unsafe espeak.setPunctuation(marks)
    // Most names are not file names, so eSpeak NG scans all voices for them; do that once, in
    // advance.
    _ = unsafe espeak.voices(nil)
    while true {
      let copy = fork()
      if copy == 0 { speakRequests(espeak) }
      var status: Int32 = 0
      while unsafe waitpid(copy, &status, 0) < 0, errno == EINTR {}
      // The end of the output tells the parent that the fork died, and the exit code of what.
      guard copy > 0, status == Ending.fresh << 8 else { exit(status & 0x7F) }
    }
  }

  /// The exit code of a fork.
  private enum Ending {
    /// No more requests.
    static let done: Int32 = 0
    /// Another fork is to take over.
    static let fresh: Int32 = 1
  }

  /// Makes a fork die with its parent, even while it is computing.
  private static func endWithParent() {
    // `prctl(PR_SET_PDEATHSIG, SIGKILL)`; Swift can't import `prctl` because it is variadic.
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
      // Selecting a voice takes as long as speaking a word, and no text that is passed on changes
      // it.
      if request.voices != voices {
        voices = request.voices
        hasVoice = voices.contains { chooseVoice($0, espeak) }
      }
      switch request.purpose {
      case _ where !hasVoice: reply(.noVoice)
      case .speech, .stream: speak(request, espeak)
      case .phonemes: pronounce(request, espeak)
      }
    }
  }

  private static func speak(_ request: WorkerMessage.Request, _ espeak: EspeakLibrary) {
    // Set for every request, because texts can change them.
    let parameters = [
      espeakRATE, espeakPITCH, espeakVOLUME, espeakRANGE, espeakWORDGAP, espeakPUNCTUATION,
      espeakCAPITALS,
    ]
    for (parameter, value) in zip(parameters, request.parameters) {
      _ = espeak.setParameter(parameter, Int32(clamping: value), 0)
    }
    unsafe samplesOfRequest = 0
    unsafe frame.begin(isStreamed: request.purpose == .stream)
    var text = request.text
    text.append("\u{0}")
    let count = text.utf8.count
    _ = text.withUTF8 { utf8 in
      unsafe espeak.synthesize(
        utf8.baseAddress, count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
    }
    unsafe frame.end(with: samplesOfRequest > sampleLimit ? .tooLong : .done)
  }

  /// Sends the phonemes of a text in the International Phonetic Alphabet.
  private static func pronounce(_ request: WorkerMessage.Request, _ espeak: EspeakLibrary) {
    var clauses: [String] = []
    // Bit 1 selects the International Phonetic Alphabet.
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

  /// Selects a voice by name, with an optional variant after a plus sign.
  private static func chooseVoice(_ name: String, _ espeak: EspeakLibrary) -> Bool {
    guard isSafe(name) else { return false }
    if let plus = name.firstIndex(of: "+"),
      !hasVariant(String(name[name.index(after: plus)...]), espeak)
    {
      return false
    }
    if unsafe espeak.setVoice(name) == EE_OK { return true }
    // The engine finds voices by their files' names; British English is in a file called "en".
    let plain = name.prefix { $0 != "+" }
    guard let file = file(ofVoice: plain.lowercased(), espeak) else { return false }
    return unsafe espeak.setVoice(file + name.dropFirst(plain.count)) == EE_OK
  }

  /// The file of the voice for a language, which the engine lists by that language.
  private static func file(ofVoice language: String, _ espeak: EspeakLibrary) -> String? {
    guard var entry = unsafe espeak.voices(nil) else { return nil }
    while let listed = unsafe entry.pointee {
      if let voice = unsafe Voice(listed.pointee), voice.languages.first?.lowercased() == language {
        return voice.identifier
      }
      unsafe entry += 1
    }
    return nil
  }

  /// Whether a name can't be a path to a variant, which eSpeak NG would load.
  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("!") && !name.contains("..") && !name.hasPrefix("/")
  }

  /// Whether a variant exists; eSpeak NG silently ignores one that does not.
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

  /// The worker speaks untrusted text: no core files, and no more memory than speech ever needs.
  private static func limitResources() {
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_AS, to: 1 << 30)
  }

  /// A fork that computes for this many seconds is stuck: synthesis takes a thousandth of the
  /// duration.
  ///
  /// `SIGXCPU` ends it; the limit that would kill it, as another program might, is higher.
  private static func limitTime() { limit(RLIMIT_CPU, to: 120, atMost: 130) }

  private static func limit(
    _ resource: __rlimit_resource, to usual: rlim_t, atMost most: rlim_t? = nil
  ) {
    var limit = rlimit(rlim_cur: usual, rlim_max: most ?? usual)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(resource.rawValue)), &limit)
  }
}

/// The number of samples of the current request.
///
/// eSpeak NG's callback can't carry state, and the worker has one thread.
private nonisolated(unsafe) var samplesOfRequest = 0

/// The sound of the current request that has not been sent.
private nonisolated(unsafe) var frame = SoundFrame()

/// Passes on samples as they are synthesized.
private func receiveSamples(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let samples = unsafe samples, count > 0 else { return 0 }
  unsafe samplesOfRequest += Int(count)
  if unsafe samplesOfRequest > SpeechWorker.sampleLimit { return 1 }
  unsafe frame.append(
    UnsafeRawBufferPointer(start: samples, count: Int(count) * AudioFormat.bytesPerSample))
  return 0
}
