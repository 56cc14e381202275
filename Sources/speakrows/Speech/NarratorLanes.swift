// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Dispatch
import Espeak

/// The sound of a phrase.
struct PhraseSound {
  var samples: [UInt8] = []
  var problem: String?
}

/// Several narrators that synthesize different items at the same time.
///
/// Each lane's items begin with one that starts afresh, so they sound as they would with one
/// narrator.
struct NarratorLanes {
  /// One narrator's work; used by its own thread while it synthesizes, and otherwise by the main
  /// thread.
  private final class Lane: @unchecked Sendable {
    private var narrator: Narrator
    private(set) var sounds: [[PhraseSound]] = []
    private(set) var fault: SpeechError?

    init(_ narrator: consuming Narrator) { self.narrator = narrator }

    func say(_ items: ArraySlice<SpokenItem>) {
      sounds.removeAll(keepingCapacity: true)
      fault = nil
      do throws(SpeechError) {
        for item in items {
          if item.startsAfresh { narrator.startAfresh() }
          var made: [PhraseSound] = []
          for phrase in item.phrases {
            var sound = PhraseSound()
            sound.problem = try narrator.say(phrase, item.tableLocale) { sound.samples += $0 }
            made.append(sound)
          }
          sounds.append(made)
        }
      } catch {
        fault = error
      }
    }
  }

  private let lanes: [Lane]
  private let threads: Int

  /// - Parameters:
  ///   - jobs: how many narrators synthesize at the same time.
  ///   - request: the voice, and how it sounds.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  init(jobs: Int, _ request: VoiceRequest) throws(SpeechError) {
    var lanes: [Lane] = []
    // Two lanes per thread, so that a thread that finishes early can take another part.
    for _ in 0..<jobs * 2 { lanes.append(Lane(try Narrator(request))) }
    self.lanes = lanes
    threads = jobs
  }

  /// The number of items that start afresh in one batch.
  var count: Int { lanes.count }

  /// Synthesizes items, and passes on their sound in order.
  ///
  /// - Parameters:
  ///   - items: the items, of which the first starts afresh.
  ///   - take: receives an item and the sounds of its phrases.
  /// - Throws: a ``SpeechError`` when nothing can be spoken, after passing on what preceded it, and
  ///   whatever `take` throws.
  func say(
    _ items: [SpokenItem], _ take: (SpokenItem, [PhraseSound]) throws -> Void
  ) throws {
    let parts = Self.parts(of: items)
    let lanes = lanes
    let next = WorkCounter(parts.count)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let index = next.take() { lanes[index].say(parts[index]) }
    }
    for (lane, part) in zip(lanes, parts) {
      for (item, sounds) in zip(part, lane.sounds) { try take(item, sounds) }
      if let fault = lane.fault { throw fault }
    }
  }

  /// Splits the items into parts that each begin with one that starts afresh.
  private static func parts(of items: [SpokenItem]) -> [ArraySlice<SpokenItem>] {
    var starts = items.indices.filter { items[$0].startsAfresh || $0 == 0 }
    starts.append(items.endIndex)
    return zip(starts, starts.dropFirst()).map { items[$0..<$1] }
  }
}
