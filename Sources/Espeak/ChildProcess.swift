internal import Dispatch
internal import Glibc

/// A program that runs beside this one, with its standard streams in our hands.
struct ChildProcess: ~Copyable {
  /// Its standard input; -1 when closed.
  private(set) var input: Int32
  /// Its standard output; -1 when it goes elsewhere.
  let output: Int32
  /// Its standard error; -1 when it goes elsewhere.
  let errors: Int32
  private let identifier: pid_t
  private var status: Int32?

  /// One at a time: a child that another thread starts meanwhile would inherit the ends of our pipes, which are marked to be
  /// closed only after they were made, and would hide the end of ours.
  private static let spawning = DispatchSemaphore(value: 1)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: its path and arguments.
  ///   - destination: where its standard output goes; nil brings it to us.
  ///   - capturesErrors: whether its standard error comes to us; otherwise it is thrown away.
  /// - Throws: a ``SpeechError`` when it can't be started.
  init(
    _ command: [String], writingTo destination: Int32? = nil, capturesErrors: Bool
  ) throws(SpeechError) {
    Self.spawning.wait()
    defer { Self.spawning.signal() }
    let toChild = try Descriptor.pipe()
    let fromChild = destination == nil ? try Descriptor.pipe() : (read: -1, write: -1)
    let errorPipe = capturesErrors ? try Descriptor.pipe() : (read: -1, write: -1)
    // Nobody reads the messages before the end, so a program that has many must not wait to be rid of them.
    if capturesErrors { _ = fcntl(errorPipe.write, F_SETFL, O_NONBLOCK) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, toChild.read, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, destination ?? fromChild.write, 1)
    if capturesErrors {
      unsafe posix_spawn_file_actions_adddup2(&actions, errorPipe.write, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // A signal that we ignore would stay ignored in the child.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var identifier: pid_t = 0
    let result = unsafe Self.withStrings(command) { arguments in
      unsafe posix_spawnp(&identifier, command[0], &actions, &attributes, arguments, environ)
    }
    close(toChild.read)
    if fromChild.write >= 0 { close(fromChild.write) }
    if capturesErrors { close(errorPipe.write) }
    guard result == 0 else {
      for end in [toChild.write, fromChild.read, errorPipe.read] where end >= 0 { close(end) }
      throw SpeechError(
        .noSynthesizer, "\(command[0]) can't be started: \(Descriptor.message(result))")
    }
    self.identifier = identifier
    input = toChild.write
    output = fromChild.read
    errors = errorPipe.read
  }

  /// Starts a copy of this process, which must have one thread only.
  ///
  /// It is there in a tenth of the time that a program of our size needs to be loaded.
  ///
  /// - Parameter body: what the copy does.
  /// - Throws: a ``SpeechError`` when it can't be made.
  init(copying body: () -> Never) throws(SpeechError) {
    guard let fork = Self.fork else { throw SpeechError(.noSynthesizer, "no process can be made") }
    let toChild = try Descriptor.pipe()
    let fromChild = try Descriptor.pipe()
    let copy = fork()
    if copy == 0 {
      let nowhere = unsafe open("/dev/null", O_WRONLY)
      for (end, descriptor) in [(toChild.read, Int32(0)), (fromChild.write, 1), (nowhere, 2)] {
        dup2(end, descriptor)
      }
      for end in [toChild.read, toChild.write, fromChild.read, fromChild.write, nowhere] {
        close(end)
      }
      signal(SIGPIPE, SIG_DFL)
      body()
    }
    close(toChild.read)
    close(fromChild.write)
    guard copy > 0 else {
      for end in [toChild.write, fromChild.read] { close(end) }
      throw SpeechError(.noSynthesizer, "no process can be made: \(Descriptor.message(errno))")
    }
    identifier = copy
    input = toChild.write
    output = fromChild.read
    errors = -1
  }

  /// `fork`, which Swift hides, since threads don't survive it.
  static let fork: (@convention(c) () -> pid_t)? = {
    let symbol = unsafe dlsym(nil, "fork")
    return unsafe unsafeBitCast(symbol, to: (@convention(c) () -> pid_t)?.self)
  }()

  deinit {
    for end in [input, output, errors] where end >= 0 { close(end) }
    if status == nil {
      kill(identifier, SIGKILL)
      _ = waitpid(identifier, nil, 0)
    }
  }

  /// What it wrote to its standard error last, after it has ended.
  func lastError() -> String? {
    var words: [UInt8] = []
    while words.count < 4_000, Descriptor.read(1, from: errors, into: &words, patience: 100) {}
    return String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  /// Closes its standard input, so that it comes to its end.
  mutating func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// Waits for its end; the exit code, or 128 and the signal that ended it.
  mutating func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while unsafe waitpid(identifier, &raw, 0) < 0 && errno == EINTR {}
    let code = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    status = code
    return code
  }

  /// Gives texts to a function as a null-terminated array of C strings.
  private static func withStrings(
    _ texts: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return EINVAL }
      return unsafe body(base)
    }
  }
}
