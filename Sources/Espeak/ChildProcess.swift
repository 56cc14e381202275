// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Dispatch
internal import Glibc

/// A child process whose standard streams are connected to this one.
struct ChildProcess: ~Copyable {
  /// The write end of its standard input; -1 when closed.
  private(set) var input: Int32
  /// The read end of its standard output; -1 when it goes elsewhere.
  let output: Int32
  /// The read end of its standard error; -1 when it goes elsewhere.
  let errors: Int32
  private let identifier: pid_t
  private var status: Int32?

  /// Spawns one child at a time.
  ///
  /// A copy of us that another thread forks meanwhile has our ends of the pipes too, until it runs a program of its own, and keeps
  /// them open.
  private static let spawning = DispatchSemaphore(value: 1)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the program's path and arguments.
  ///   - destination: the descriptor for its standard output; nil to read it here.
  ///   - capturesErrors: whether its standard error is read here; otherwise it is discarded.
  /// - Throws: a ``SpeechError`` when it can't be started.
  init(
    _ command: [String], writingTo destination: Int32? = nil, capturesErrors: Bool
  ) throws(SpeechError) {
    Self.spawning.wait()
    defer { Self.spawning.signal() }
    let toChild = try Descriptor.pipe()
    let fromChild = destination == nil ? try Descriptor.largePipe() : (read: -1, write: -1)
    let errorPipe = capturesErrors ? try Descriptor.pipe() : (read: -1, write: -1)
    // Messages are read only after the program ends, so writing many must not block it.
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
    // A signal that this process ignores would stay ignored in the child.
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

  /// Forks this process, which must have only one thread.
  ///
  /// That takes a tenth of the time needed to load a program of this size.
  ///
  /// - Parameter body: what the child does.
  /// - Throws: a ``SpeechError`` when the process can't be created.
  init(copying body: () -> Never) throws(SpeechError) {
    guard let fork = Self.fork else { throw SpeechError(.noSynthesizer, "fork is not available") }
    let toChild = try Descriptor.pipe()
    let fromChild = try Descriptor.largePipe()
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
      throw SpeechError(.noSynthesizer, "fork failed: \(Descriptor.message(errno))")
    }
    identifier = copy
    input = toChild.write
    output = fromChild.read
    errors = -1
  }

  /// `fork`, which Swift hides because threads don't survive it.
  static let fork: (@convention(c) () -> pid_t)? = {
    let symbol = unsafe dlsym(nil, "fork")
    return unsafe unsafeBitCast(symbol, to: (@convention(c) () -> pid_t)?.self)
  }()

  deinit {
    for end in [input, output, errors] where end >= 0 { close(end) }
    if status == nil {
      kill()
      _ = waitpid(identifier, nil, 0)
    }
  }

  /// Kills it.
  func kill() { _ = Glibc.kill(identifier, SIGKILL) }

  /// The last line it wrote to its standard error, once it has ended.
  func lastError() -> String? {
    var words: [UInt8] = []
    while words.count < 4_000, Descriptor.read(1, from: errors, into: &words, patience: 100) {}
    return String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  /// Closes its standard input, so that it can finish.
  mutating func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  /// The code that ``wait()`` returns; nil when it does not end within a number of milliseconds.
  mutating func code(within milliseconds: Int) -> Int32? {
    if let status { return status }
    for _ in 0...milliseconds {
      var raw: Int32 = 0
      if unsafe waitpid(identifier, &raw, WNOHANG) == identifier {
        let code = Self.code(raw)
        status = code
        return code
      }
      usleep(1_000)
    }
    return nil
  }

  private static func code(_ raw: Int32) -> Int32 {
    raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
  }

  /// Waits for it to end; returns the exit code, or 128 plus the number of the signal that killed
  /// it.
  mutating func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while unsafe waitpid(identifier, &raw, 0) < 0 && errno == EINTR {}
    let code = Self.code(raw)
    status = code
    return code
  }

  /// Passes texts to a function as a null-terminated array of C strings.
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
