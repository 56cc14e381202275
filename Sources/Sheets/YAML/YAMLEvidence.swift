// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// What the first events of YAML tell: whether there is a list of like records, or mappings that are like records.
struct YAMLEvidence {
  /// A list or a mapping.
  private struct Frame {
    var isMapping: Bool
    var awaitsValue = false
    var keys: Set<String> = []
    /// The keys of the mappings in it, of the first few.
    var records: [Set<String>] = []
    /// Whether there is anything else in it.
    var hasOthers = false
  }

  private static let mostRecords = 5

  private var frames: [Frame] = []
  /// The keys of the documents that are mappings, of the first few.
  private var documents: [Set<String>] = []
  /// Whether records were found.
  private(set) var hasRecords = false

  /// Whether some bytes can be read as YAML, and hold records.
  ///
  /// - Parameters:
  ///   - bytes: the first ones.
  ///   - isAll: whether there are no others. Otherwise what is wrong in the last half may be where they are cut.
  ///   - library: the library.
  /// - Returns: whether that is so.
  static func hasRecords(in bytes: [UInt8], isAll: Bool, _ library: YAMLLibrary) -> Bool {
    let parser = YAMLParser(MemorySource(bytes), library)
    var evidence = Self()
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    var line = 0
    var anchors: Set<String> = []
    do throws(SourceError) {
      while true {
        let event = try parser.next()
        line = event.line
        if event.kind == .streamEnd { break }
        if let anchor = event.anchor { anchors.insert(anchor) }
        // An asterisk before a name without an anchor is a mark of another text.
        if case .alias(let name) = event.kind, !anchors.contains(name) { return false }
        evidence.add(event.kind)
      }
    } catch {
      guard !isAll, line * 2 >= lines else { return false }
      evidence.cut()
    }
    return evidence.hasRecords
  }

  private mutating func add(_ kind: YAMLEvent.Kind) {
    switch kind {
    case .sequenceStart: frames.append(Frame(isMapping: false))
    case .mappingStart: frames.append(Frame(isMapping: true))
    case .sequenceEnd, .mappingEnd: close()
    case .scalar(let scalar): take(nil, scalar.text)
    case .alias(let name): take(nil, "*" + name)
    case .documentStart, .streamEnd: break
    }
  }

  /// Closes what is open where the bytes are cut.
  private mutating func cut() {
    while !frames.isEmpty { close() }
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    let isRoot = frames.isEmpty
    let like = frame.records.count { record in
      frame.records.first.map { record.intersection($0).count * 2 >= record.count } ?? false
    }
    // The only item of a list may be a record; a mapping has several, and nothing else.
    let isList = !frame.isMapping && (frame.records.count > 1 || isRoot && !frame.records.isEmpty)
    if isList || frame.isMapping && frame.records.count > 1 && !frame.hasOthers,
      like == frame.records.count
    {
      hasRecords = true
    }
    // Documents with like keys are records as well, as Kubernetes has its objects.
    if isRoot, frame.isMapping, frame.keys.count > 1, documents.count < Self.mostRecords {
      documents.append(frame.keys)
      if documents.count > 1,
        documents.allSatisfy({ documents[0].intersection($0).count * 2 >= $0.count })
      {
        hasRecords = true
      }
    }
    take(frame.isMapping ? frame.keys : nil, "")
  }

  /// Takes a value, which is a mapping's if it has keys, or a key.
  private mutating func take(_ record: Set<String>?, _ text: String) {
    guard var frame = frames.popLast() else { return }
    defer { frames.append(frame) }
    if frame.isMapping, !frame.awaitsValue {
      if frame.keys.count < 64 { frame.keys.insert(text) }
      frame.awaitsValue = true
      return
    }
    frame.awaitsValue = false
    if let record, record.count > 1 {
      if frame.records.count < Self.mostRecords { frame.records.append(record) }
    } else {
      frame.hasOthers = true
    }
  }
}
