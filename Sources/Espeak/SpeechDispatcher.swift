// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Speech through Speech Dispatcher, the service that screen readers on Linux desktops use, with
/// the voice and settings that the user has chosen there.
///
/// It speaks the service's protocol, SSIP, over its socket.
public struct SpeechDispatcher: ~Copyable {
  /// The request that stops speech at once; may be written to ``descriptor`` in a signal handler.
  public static let cancelRequest: StaticString = "CANCEL SELF\r\n"

  /// How long the service may take to start, in milliseconds.
  private static let startPatience = 5_000
  /// How long it may be silent after receiving a text, in milliseconds; longer than any text takes
  /// to speak.
  private static let patience: Int32 = 600_000

  /// The socket.
  public let descriptor: Int32
  /// Events that have not been handled yet.
  private var events: [[String]] = []
  /// Bytes received that are not a complete line yet.
  private var received: [UInt8] = []
  /// The language that was set last.
  private var language: String?
  /// What has been queued and is not finished, in order.
  private var messages: [Message] = []

  /// Overrides of the user's settings; nil keeps a setting.
  public struct Settings: Sendable {
    /// The name of a voice, as the service lists it.
    public var voice: String?
    /// Words per minute.
    public var rate: Int?
    /// The pitch, 0 to 99.
    public var pitch: Int?
    /// The volume in percent, 0 to 200.
    public var volume: Int?

    /// Creates settings that override nothing.
    public init() {}
  }

  /// Connects to the service, starting it if it is not running.
  ///
  /// - Parameter settings: the settings to override.
  /// - Returns: the connection.
  /// - Throws: a ``SpeechError`` when the service is not installed, or rejects a setting.
  public static func open(_ settings: Settings) throws(SpeechError) -> SpeechDispatcher {
    var dispatcher = SpeechDispatcher(descriptor: try connect())
    try dispatcher.ask(for: settings)
    return dispatcher
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  private mutating func ask(for settings: Settings) throws(SpeechError) {
    _ = try request("SET SELF CLIENT_NAME \(Self.userName):speakrows:main")
    _ = try request("SET SELF PRIORITY MESSAGE")
    _ = try request("SET SELF NOTIFICATION ALL on")
    _ = try request("SET SELF SSML_MODE on")
    if let voice = settings.voice {
      _ = try request("SET SELF SYNTHESIS_VOICE \(Self.word(voice))")
    }
    // SSIP's scale is -100 to 100, with 0 as the default.
    if let rate = settings.rate {
      let (usual, rates) = (try SpeechSettings().rate, SpeechSettings.rates)
      let range = rate < usual ? usual - rates.lowerBound : rates.upperBound - usual
      _ = try request("SET SELF RATE \((rate - usual) * 100 / range)")
    }
    if let pitch = settings.pitch { _ = try request("SET SELF PITCH \((pitch - 50) * 2)") }
    if let volume = settings.volume {
      _ = try request("SET SELF VOLUME \(min(volume, 100) * 2 - 100)")
    }
  }

  deinit { close(descriptor) }

  /// A part of a message: a text in one language, and what is called when it starts to play.
  public struct Part {
    let text: String
    let language: String
    let begin: () -> Void

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - language: its language tag.
    ///   - begin: called when it starts to play.
    public init(_ text: String, language: String, begin: @escaping () -> Void) {
      self.text = text
      self.language = language
      self.begin = begin
    }
  }

  /// A message that the service has not finished.
  private struct Message {
    let identifier: Substring
    let parts: [Part]
    /// Called when all of it has been played.
    let end: () -> Void
  }

  /// Has parts spoken behind each other, after all that was queued before; returns while it is still being spoken, so that
  /// the next are there in time.
  ///
  /// Parts in one language are one message, whose marks tell which of them is playing: between two messages the service is
  /// silent for half a second.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - end: called when the last has been played.
  /// - Throws: a ``SpeechError`` when the service rejects a text or is gone.
  public mutating func queue(_ parts: [Part], end: @escaping () -> Void) throws(SpeechError) {
    var start = 0
    while start < parts.count {
      let language = parts[start].language
      let next = parts[start...].firstIndex { $0.language != language } ?? parts.count
      let isLast = next == parts.count
      try send(Array(parts[start..<next]), language) { if isLast { end() } }
      start = next
    }
    // What is being said, and one message behind it.
    try wait(untilLeft: 1)
  }

  /// Waits until all that was queued has been played.
  ///
  /// - Throws: a ``SpeechError`` when the service is gone.
  public mutating func finish() throws(SpeechError) { try wait(untilLeft: 0) }

  private mutating func send(
    _ parts: [Part], _ language: String, end: @escaping () -> Void
  ) throws(SpeechError) {
    if self.language != language {
      _ = try request("SET SELF LANGUAGE \(Self.word(language))")
      self.language = language
    }
    _ = try request("SPEAK")
    let marked = parts.enumerated().map { "<mark name=\"\($0)\"/>\(Self.escaped($1.text))" }
    let queued = try request("<speak>\(marked.joined(separator: " "))</speak>\r\n.")
    // "225-21": the message number, which identifies its events.
    guard queued.count > 1, let identifier = queued.first?.dropFirst(4), !identifier.isEmpty else {
      return
    }
    messages.append(Message(identifier: identifier, parts: parts, end: end))
  }

  /// Handles events until no more than so many messages are left.
  private mutating func wait(untilLeft limit: Int) throws(SpeechError) {
    while messages.count > limit {
      let event = events.isEmpty ? try reply() : events.removeFirst()
      guard let index = messages.firstIndex(where: { $0.identifier == event.first?.dropFirst(4) })
      else { continue }
      let message = messages[index]
      switch event.last?.prefix(3) {
      case "701": message.parts.first?.begin()
      case "700":
        // "700-1", the mark's name, is in the line before the last. The first part has begun with its message.
        guard event.count > 2, let part = Int(event[event.count - 2].dropFirst(4)), part > 0,
          message.parts.indices.contains(part)
        else { continue }
        message.parts[part].begin()
      case "702":
        messages.remove(at: index)
        message.end()
      case "703": throw SpeechError(.noDevice, "Speech Dispatcher: the speech was canceled")
      default: break
      }
    }
  }

  /// A text as SSML, on one line.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default:
        escaped.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    return escaped
  }

  // MARK: The protocol

  /// Sends a request, and returns the lines of its reply.
  private mutating func request(_ line: String) throws(SpeechError) -> [String] {
    guard Descriptor.write(Array("\(line)\r\n".utf8), to: descriptor) == 0 else {
      throw Self.gone
    }
    while true {
      let lines = try reply()
      let code = lines.last?.first
      // Events may arrive at any time.
      if code == "7" {
        events.append(lines)
        continue
      }
      guard code == "2" else {
        throw SpeechError(
          .noDevice, "Speech Dispatcher: \(lines.last ?? "no answer"), to \(line.prefix(60))")
      }
      return lines
    }
  }

  /// The next reply or event; all its lines but the last have a hyphen after the code.
  private mutating func reply() throws(SpeechError) -> [String] {
    var lines: [String] = []
    while true {
      while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeFirst(end + 1)
        lines.append(line.hasSuffix("\r") ? String(line.dropLast()) : line)
        if lines.last?.dropFirst(3).first != "-" { return lines }
      }
      guard Descriptor.read(1, from: descriptor, into: &received, patience: Self.patience) else {
        throw Self.gone
      }
    }
  }

  private static let gone = SpeechError(.noDevice, "Speech Dispatcher is gone")

  /// Text as a single word of a request.
  private static func word(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }.map(Character.init))
  }

  private static var userName: String {
    unsafe getenv("USER").map { word(unsafe String(cString: $0)) } ?? "user"
  }

  // MARK: The socket

  private static var socketPath: String {
    if let address = unsafe getenv("SPEECHD_ADDRESS").map({ unsafe String(cString: $0) }),
      address.hasPrefix("unix_socket:")
    {
      return String(address.dropFirst("unix_socket:".count))
    }
    return RuntimeFolder.path("speech-dispatcher/speechd.sock")
  }

  private static func connect() throws(SpeechError) -> Int32 {
    let path = socketPath
    if let descriptor = connect(to: path) { return descriptor }
    var service: ChildProcess
    do throws(SpeechError) {
      service = try ChildProcess(["speech-dispatcher", "--spawn"], capturesErrors: false)
    } catch {
      throw SpeechError(
        .noDevice, "Speech Dispatcher is not installed (in Debian: apt install speech-dispatcher)")
    }
    // The service continues in the background.
    _ = service.wait()
    for _ in 0..<startPatience / 50 {
      if let descriptor = connect(to: path) { return descriptor }
      usleep(50_000)
    }
    throw SpeechError(.noDevice, "Speech Dispatcher is not listening at \(path)")
  }

  private static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let limit = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < limit else { return nil }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { index in
      unsafe index.copyBytes(from: bytes)
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe Glibc.connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
