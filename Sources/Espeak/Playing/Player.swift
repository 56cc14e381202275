// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Dispatch
internal import Glibc

/// Plays samples in order on its own thread, and calls back at given points of playback.
///
/// ```swift
/// let player = Player(.auto)
/// try player.cue { print("now") }
/// try player.play(samples)
/// try player.finish()
/// ```
///
/// The device is opened in the background; its errors are thrown by later calls.
public final class Player: Sendable {
  /// The most sound that may be queued, in bytes: five seconds.
  private let waitingLimit: Int

  /// An entry in the queue.
  private enum Entry {
    case samples([UInt8])
    case cue(@Sendable () -> Void)
  }

  private struct State {
    /// The queue; its first entry is at `next`.
    var entries: [Entry] = []
    var next = 0
    var waitingBytes = 0
    /// Whether the queue is to be discarded.
    var isStopping = false
    /// The device once it is open, so that it can be interrupted.
    var device: (any SoundDevice)?
    /// Whether nothing more will be added.
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
        // Played entries are removed in batches, so that it costs next to nothing for each.
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
  /// How much sound may be queued before ``play(_:)`` blocks, in bytes.
  private let limit: Int
  /// The channels of what is played.
  public let channels: AudioFormat.Channels

  /// Opens a device and plays on it.
  ///
  /// - Parameters:
  ///   - output: the device.
  ///   - channels: the channels of what will be played.
  ///   - waits: whether ``play(_:)`` blocks when much sound is queued; otherwise check
  ///     ``isHungry``.
  public init(
    _ output: PlayerOutput, channels: AudioFormat.Channels = .mono, waits: Bool = true
  ) {
    waitingLimit = 5 * AudioFormat.sampleRate * channels.bytesPerFrame
    limit = waits ? waitingLimit : .max
    self.channels = channels
    let state = state
    DispatchQueue(label: "speakrows.player", qos: .userInteractive).async {
      var fault: SpeechError?
      do throws(SpeechError) {
        try PlayerThread(try output.open(channels), channels).run(state)
      } catch {
        fault = error
      }
      state.update {
        $0.fault = fault
        $0.hasEnded = true
      }
    }
  }

  /// Plays samples after all earlier ones; blocks while five seconds of sound are queued.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or is gone.
  public func play(_ samples: [UInt8]) throws(SpeechError) {
    try add(.samples(samples))
  }

  /// Calls a function on the player's thread once everything before it has been played.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or is gone.
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

  /// Whether less than a second of sound is queued.
  public var isHungry: Bool {
    let limit = waitingLimit
    return state.update { $0.waitingBytes < limit / 5 }
  }

  /// Stops playing at once, and discards everything queued, including cues.
  public func stop() {
    let device = state.update { state -> (any SoundDevice)? in
      state.removeAll()
      state.isStopping = state.device != nil
      return state.device
    }
    device?.interrupt()
    // No old sound may play after new sound is added, unless the device hangs.
    _ = state.wait(milliseconds: 2_000) { !$0.isStopping || $0.hasEnded ? true : nil }
  }

  /// Waits until everything has been played.
  ///
  /// - Throws: a ``SpeechError`` when the device can't be opened, or is gone.
  public func finish() throws(SpeechError) {
    state.update { $0.isFinishing = true }
    let fault = state.wait { $0.hasEnded ? .some($0.fault) : nil }
    if let fault = fault ?? nil { throw fault }
  }

  /// The thread that feeds the device.
  private final class PlayerThread {
    private let device: any SoundDevice
    private let channels: AudioFormat.Channels
    /// The number of samples written to the device.
    private var written = 0
    /// The actions to run, and after how many samples.
    private var cues: [(at: Int, action: @Sendable () -> Void)] = []
    /// When that many samples will have been played at the latest, in milliseconds of the monotonic
    /// clock.
    private var settled = (written: 0, at: 0)

    init(_ device: any SoundDevice, _ channels: AudioFormat.Channels) {
      self.device = device
      self.channels = channels
    }

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

    /// Writes samples to the device until the player is stopped.
    private func write(_ samples: [UInt8], _ state: Monitor<State>) throws(SpeechError) {
      let length = DeviceBuffer.sliceSamples * channels.bytesPerFrame
      var start = 0
      while start < samples.count, !state.update({ $0.isStopping }) {
        let slice = samples[start..<min(start + length, samples.count)]
        try device.write(slice)
        written += slice.count / channels.bytesPerFrame
        start += length
        try fireCues()
      }
      let waiting = try device.samplesWaiting()
      // A server may keep counting its own silence after the last sample.
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
