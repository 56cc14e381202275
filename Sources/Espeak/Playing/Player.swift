internal import Dispatch
internal import Glibc

/// Plays samples in their order on a thread of its own, and tells what is heard when it is heard.
///
/// ```swift
/// let player = Player(.auto)
/// try player.cue { print("now") }
/// try player.play(samples)
/// try player.finish()
/// ```
///
/// The device is opened at once, while the caller goes on; its faults are thrown by what is called later.
public final class Player: Sendable {
  /// How much sound may wait to be played, in bytes: five seconds.
  private static let waitingLimit = 5 * AudioFormat.sampleRate * AudioFormat.bytesPerSample

  /// What is done in its turn.
  private enum Entry {
    case samples([UInt8])
    case cue(@Sendable () -> Void)
  }

  private struct State {
    /// What waits, the first of it at `next`.
    var entries: [Entry] = []
    var next = 0
    var waitingBytes = 0
    /// Whether all that waits is to be forgotten.
    var isStopping = false
    /// The device, when it is open, so that there is something to stop.
    var device: (any SoundDevice)?
    /// Whether nothing more will come.
    var isFinishing = false
    /// Whether the thread has ended.
    var hasEnded = false
    var fault: SpeechError?

    mutating func removeAll() {
      entries.removeAll(keepingCapacity: true)
      next = 0
      waitingBytes = 0
    }

    mutating func take() -> Entry? {
      guard next < entries.count else { return nil }
      defer {
        next += 1
        // What is done is dropped now and then, at a cost of nothing for each.
        if next == entries.count || next > 256 {
          entries.removeFirst(next)
          next = 0
        }
      }
      if case .samples(let samples) = entries[next] { waitingBytes -= samples.count }
      return entries[next]
    }
  }

  private let state = Monitor(State())
  /// How much sound may wait before ``play(_:)`` waits, in bytes.
  private let limit: Int

  /// Opens a device, and plays on it what will come.
  ///
  /// - Parameters:
  ///   - output: the device.
  ///   - waits: whether ``play(_:)`` waits while a lot of sound does; otherwise ``isHungry`` tells when more is wanted.
  public init(_ output: PlayerOutput, waits: Bool = true) {
    limit = waits ? Self.waitingLimit : .max
    let state = state
    DispatchQueue(label: "speakrows.player", qos: .userInteractive).async {
      var fault: SpeechError?
      do throws(SpeechError) {
        try PlayerThread(try output.open()).run(state)
      } catch {
        fault = error
      }
      state.update {
        $0.fault = fault
        $0.hasEnded = true
      }
    }
  }

  /// Plays samples after all that were given before; waits while five seconds of sound wait.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or has gone.
  public func play(_ samples: [UInt8]) throws(SpeechError) {
    try add(.samples(samples))
  }

  /// Calls a function on the player's thread when all is heard that was given before.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or has gone.
  public func cue(_ action: @escaping @Sendable () -> Void) throws(SpeechError) {
    try add(.cue(action))
  }

  private func add(_ entry: Entry) throws(SpeechError) {
    let limit = limit
    let fault = state.wait { state -> SpeechError?? in
      if state.hasEnded { return .some(state.fault) }
      guard state.waitingBytes < limit else { return nil }
      if case .samples(let samples) = entry { state.waitingBytes += samples.count }
      state.entries.append(entry)
      return .some(nil)
    }
    if let fault = fault ?? nil { throw fault }
  }

  /// Whether less than a second of sound waits to be played.
  public var isHungry: Bool {
    state.update { $0.waitingBytes < Self.waitingLimit / 5 }
  }

  /// Is silent at once, and forgets all that was given before, cues too.
  public func stop() {
    let device = state.update { state -> (any SoundDevice)? in
      state.removeAll()
      state.isStopping = state.device != nil
      return state.device
    }
    device?.interrupt()
    // Nothing of the old may be heard after something new was given, unless the device hangs.
    _ = state.wait(milliseconds: 2_000) { !$0.isStopping || $0.hasEnded ? true : nil }
  }

  /// Waits until all is heard.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or has gone.
  public func finish() throws(SpeechError) {
    state.update { $0.isFinishing = true }
    let fault = state.wait { $0.hasEnded ? .some($0.fault) : nil }
    if let fault = fault ?? nil { throw fault }
  }

  /// The thread that feeds the device.
  private final class PlayerThread {
    private let device: any SoundDevice
    /// How many samples have been handed over.
    private var written = 0
    /// What is done when so many samples are heard.
    private var cues: [(at: Int, action: @Sendable () -> Void)] = []
    /// When so many samples are heard at the latest, in milliseconds of the monotonic clock.
    private var settled = (written: 0, at: 0)

    init(_ device: any SoundDevice) { self.device = device }

    private enum Turn {
      case entry(Entry)
      case stop
      case finish
    }

    func run(_ state: Monitor<State>) throws(SpeechError) {
      state.update { $0.device = device }
      while true {
        try fireCues()
        let turn = state.wait(milliseconds: cues.isEmpty ? nil : 5) { state -> Turn? in
          if state.isStopping { return .stop }
          if let entry = state.take() { return .entry(entry) }
          return state.isFinishing ? .finish : nil
        }
        switch turn {
        case .entry(.cue(let action)): cues.append((written, action))
        case .entry(.samples(let samples)): try write(samples, state)
        case .stop:
          device.discard()
          cues.removeAll()
          state.update { $0.isStopping = false }
        case .finish:
          if cues.isEmpty { return try device.drain() }
          usleep(5_000)
        case nil: break
        }
      }
    }

    /// Hands samples over, as long as nobody wants silence.
    private func write(_ samples: [UInt8], _ state: Monitor<State>) throws(SpeechError) {
      let length = DeviceBuffer.sliceSamples * AudioFormat.bytesPerSample
      var start = 0
      while start < samples.count, !state.update({ $0.isStopping }) {
        let slice = samples[start..<min(start + length, samples.count)]
        try device.write(slice)
        written += slice.count / AudioFormat.bytesPerSample
        start += length
        try fireCues()
      }
      let waiting = try device.samplesWaiting()
      // A server may count a silence of its own behind the last sample, for ever.
      settled = (
        written, MonotonicClock.milliseconds() + waiting * 1000 / AudioFormat.sampleRate + 20
      )
    }

    private func fireCues() throws(SpeechError) {
      guard let first = cues.first else { return }
      var heard = written - (try device.samplesWaiting())
      if MonotonicClock.milliseconds() >= settled.at { heard = max(heard, settled.written) }
      guard first.at <= heard else { return }
      let count = cues.prefix { $0.at <= heard }.count
      for cue in cues[..<count] { cue.action() }
      cues.removeFirst(count)
    }
  }
}
