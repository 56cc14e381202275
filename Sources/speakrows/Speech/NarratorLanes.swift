import A11y
import Dispatch
import Espeak

/// What was made of a phrase.
struct PhraseSound {
  var samples: [UInt8] = []
  var problem: String?
}

/// Several narrators, each with items of its own, that speak at the same time.
///
/// The items of a lane begin with one that starts afresh, so each has the sound that it would have alone.
struct NarratorLanes {
  /// One narrator's work; used by its own thread while it speaks, and by the main one between.
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
  ///   - jobs: how many speak at the same time.
  ///   - options: the voice, and how it sounds.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  init(jobs: Int, _ options: VoiceOptions) throws(SpeechError) {
    var lanes: [Lane] = []
    // Two for each, so that one that is done early takes another.
    for _ in 0..<jobs * 2 { lanes.append(Lane(try Narrator(options))) }
    self.lanes = lanes
    threads = jobs
  }

  /// How many items that start afresh are taken at once.
  var count: Int { lanes.count }

  /// Says items, and gives what was made of them in their order.
  ///
  /// - Parameters:
  ///   - items: the items, of which the first starts afresh.
  ///   - take: takes an item and the sounds of its phrases.
  /// - Throws: a ``SpeechError`` when nothing can be said, after what was good before it, and what `take` throws.
  func say(
    _ items: [SpokenItem], _ take: (SpokenItem, [PhraseSound]) throws -> Void
  ) throws {
    let parts = Self.parts(of: items)
    let lanes = lanes
    let next = WorkCounter(parts.count)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let place = next.take() { lanes[place].say(parts[place]) }
    }
    for (lane, part) in zip(lanes, parts) {
      for (item, sounds) in zip(part, lane.sounds) { try take(item, sounds) }
      if let fault = lane.fault { throw fault }
    }
  }

  /// The items in parts that each begin with one that starts afresh.
  private static func parts(of items: [SpokenItem]) -> [ArraySlice<SpokenItem>] {
    var starts = items.indices.filter { items[$0].startsAfresh || $0 == 0 }
    starts.append(items.endIndex)
    return zip(starts, starts.dropFirst()).map { items[$0..<$1] }
  }
}
