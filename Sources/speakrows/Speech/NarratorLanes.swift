// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Dispatch
import Espeak
import Synchronization

/// The sound of a phrase.
struct PhraseSound {
  var samples: [UInt8] = []
  var problem: String?
  /// Whether the samples may differ from those of another run.
  var isVaried = false
}

/// Narrators that synthesize parts of a table at the same time, while their sound is taken in the order of the rows.
///
/// Each part begins with an item that starts afresh, so it sounds the same whoever says it. Nobody waits for a round to
/// end: a narrator takes the next part as soon as it has said one.
final class NarratorLanes {
  /// Items that one narrator says, and their sound as far as it is made.
  private final class Part: Sendable {
    let items: [SpokenItem]
    private let made = Mutex<[Result<[PhraseSound], SpeechError>]>([])
    private let count = DispatchSemaphore(value: 0)

    init(_ items: [SpokenItem]) { self.items = items }

    func add(_ sounds: Result<[PhraseSound], SpeechError>) {
      made.withLock { $0.append(sounds) }
      count.signal()
    }

    /// Waits for the sounds of an item, and hands them over: they are not kept.
    func take(_ index: Int) throws(SpeechError) -> [PhraseSound] {
      count.wait()
      let sounds = made.withLock { made in
        defer { made[index] = .success([]) }
        return made[index]
      }
      return try sounds.get()
    }
  }

  /// The parts that no narrator has taken.
  private final class Queue: Sendable {
    private let parts = Mutex<[Part]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ part: Part) {
      parts.withLock { $0.append(part) }
      count.signal()
    }

    /// Waits for the next part; nil when none is coming.
    func next() -> Part? {
      count.wait()
      return parts.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    /// Tells a narrator that no part is coming.
    func end() { count.signal() }
  }

  /// A narrator, which one thread uses.
  private final class Lane: @unchecked Sendable {
    private var narrator: Narrator

    init(_ narrator: consuming Narrator) { self.narrator = narrator }

    func say(_ part: Part) {
      do throws(SpeechError) {
        for (index, item) in part.items.enumerated() {
          if item.startsAfresh { narrator.startAfresh() }
          let nextItem = index + 1 < part.items.count ? part.items[index + 1] : nil
          var sounds: [PhraseSound] = []
          for (place, phrase) in item.phrases.enumerated() {
            var sound = PhraseSound()
            let isLast = place + 1 == item.phrases.count
            let next = isLast ? nextItem?.phrases.first : item.phrases[place + 1]
            sound.problem = try narrator.say(phrase, item.tableLocale, before: next) {
              sound.samples += $0
            }
            sound.isVaried = narrator.isVaried
            sounds.append(sound)
          }
          part.add(.success(sounds))
        }
      } catch {
        part.add(.failure(error))
      }
    }
  }

  private let queue = Queue()
  /// The parts whose sound has not been taken, in order.
  private var waiting: [Part] = []
  /// The most parts that may wait, so that the sound of a whole table is never held.
  private let mostWaiting: Int
  /// How many threads say parts.
  private var threads = 0
  /// Says all parts where the system gives no threads.
  private let first: Lane

  /// - Parameters:
  ///   - jobs: how many narrators synthesize at the same time.
  ///   - request: the voice, and how it sounds.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  init(jobs: Int, _ request: VoiceRequest) throws(SpeechError) {
    mostWaiting = jobs * 2
    first = Lane(try Narrator(request))
    for index in 0..<jobs {
      let lane = index == 0 ? first : Lane(try Narrator(request))
      let queue = queue
      guard WorkThread.start({ while let part = queue.next() { lane.say(part) } }) else { return }
      threads += 1
    }
  }

  deinit { for _ in 0..<threads { queue.end() } }

  /// Has items synthesized, and passes on the sound of those before them that is not to wait longer.
  ///
  /// - Parameters:
  ///   - items: the items, of which the first starts afresh.
  ///   - take: receives an item and the sounds of its phrases.
  /// - Throws: a ``SpeechError`` when nothing can be spoken, after passing on what preceded it, and whatever `take` throws.
  func say(
    _ items: [SpokenItem], _ take: (SpokenItem, [PhraseSound]) throws -> Void
  ) throws {
    let part = Part(items)
    waiting.append(part)
    if threads == 0 { first.say(part) } else { queue.add(part) }
    while waiting.count > mostWaiting { try pass(waiting.removeFirst(), take) }
  }

  /// Passes on the sound of all items.
  ///
  /// - Throws: as ``say(_:_:)`` does.
  func finish(_ take: (SpokenItem, [PhraseSound]) throws -> Void) throws {
    while !waiting.isEmpty { try pass(waiting.removeFirst(), take) }
  }

  private func pass(_ part: Part, _ take: (SpokenItem, [PhraseSound]) throws -> Void) throws {
    for (index, item) in part.items.enumerated() { try take(item, part.take(index)) }
  }
}
