// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Writes what YAML holds as JSON, each value in the line in which it stands in the YAML, so that messages name the right
/// one.
///
/// An alias writes again what its anchor has written. A merge, `<<: *base`, writes the members of a mapping that the one
/// around it lacks, behind its own.
final class YAMLWriter {
  /// How many bytes aliases may write, and anchors may keep; a few lines can ask for any number ("billion laughs").
  private static let mostRepeated = 16 << 20
  /// How deep the JSON may be that is read.
  private static let mostDepth = 500
  /// How many keys a mapping may have that merges another.
  private static let mostKeys = 65_536

  /// A list or a mapping that is being written.
  private struct Frame {
    enum Kind {
      case sequence
      case mapping
      /// A list of aliases whose members the mapping around it takes.
      case merged
    }
    var kind: Kind
    var isEmpty = true
    /// Whether a key has been written, and its value has not.
    var awaitsValue = false
    /// Whether the key was that of a merge.
    var awaitsMerge = false
    /// The keys so far, and the mappings whose members are to be merged.
    var keys: Set<String> = []
    var merges: [[UInt8]] = []
  }

  /// The JSON that has not been passed on.
  var out = ByteBuffer()
  /// Whether bytes that are no text were left out.
  private(set) var hasBinary = false
  private var line = 0
  private var frames: [Frame] = []
  /// What each anchor has written.
  private var anchors: [String: [UInt8]] = [:]
  /// The anchors whose values are being written, and where they begin in what is kept.
  private var open: [(name: String, start: Int, depth: Int)] = []
  private var kept: [UInt8] = []
  /// How many bytes aliases have written, and how many the document's anchors keep.
  private var repeated = 0
  private var keptCount = 0
  /// Whether the last document was a list, which as JSON is the whole input.
  private var rootIsList = false

  /// Writes an event.
  ///
  /// - Throws: a ``SourceError`` for what JSON can't hold.
  func add(_ event: YAMLEvent) throws(SourceError) {
    // Comments at the end, or alone, make no lines.
    while event.kind != .streamEnd, line < event.line {
      out.append(UInt8(ascii: "\n"))
      line += 1
    }
    if kept.count > Self.mostRepeated { throw tooMuch }
    switch event.kind {
    case .streamEnd: break
    case .documentStart:
      anchors = [:]
      keptCount = 0
    case .scalar(let scalar): try add(scalar, event.anchor)
    case .alias(let name): try addAlias(name)
    case .sequenceStart where top.awaitsMerge:
      if event.anchor != nil { throw fault("a list of what is merged can't have an anchor") }
      top.awaitsMerge = false
      frames.append(Frame(kind: .merged))
    case .sequenceStart: try begin(.sequence, "[", event.anchor)
    case .mappingStart: try begin(.mapping, "{", event.anchor)
    case .sequenceEnd, .mappingEnd: try end()
    }
  }

  /// Ends the line of a whole document, so that a fault behind it takes no row of it along.
  func finishDocument() {
    if frames.isEmpty, out.count > 0 { out.append(UInt8(ascii: "\n")) }
  }

  // MARK: Values

  /// The innermost list or mapping; an empty list around a document.
  private var top: Frame {
    get { frames.last ?? Frame(kind: .sequence) }
    _modify {
      if frames.isEmpty {
        var document = Frame(kind: .sequence)
        yield &document
      } else {
        yield &frames[frames.count - 1]
      }
    }
  }

  /// Whether a key comes next.
  private var awaitsKey: Bool { top.kind == .mapping && !top.awaitsValue }

  private func add(_ scalar: YAMLScalar, _ anchor: String?) throws(SourceError) {
    if awaitsKey {
      if scalar.isMerge {
        (top.awaitsMerge, top.awaitsValue) = (true, true)
      } else {
        addKey(scalar.jsonText)
      }
      if let anchor { try keep(Array(scalar.jsonText.utf8), as: anchor) }
      return
    }
    // A document without anything in it.
    if frames.isEmpty, scalar.isNothing { return }
    try beginValue()
    let json = scalar.json
    if scalar.isBinary { hasBinary = true }
    // A document that is one text is a row of one cell.
    append(frames.isEmpty ? "[" + json + "]" : json)
    if let anchor { try keep(Array(json.utf8), as: anchor) }
    endValue()
  }

  private func begin(
    _ kind: Frame.Kind, _ bracket: String, _ anchor: String?
  ) throws(SourceError) {
    if awaitsKey { throw fault("a key that is a list or a mapping is not read") }
    guard frames.count < Self.mostDepth else {
      throw fault("nested more than \(Self.mostDepth) levels deep")
    }
    try beginValue()
    if let anchor { open.append((anchor, kept.count, frames.count)) }
    append(bracket)
    frames.append(Frame(kind: kind))
  }

  private func end() throws(SourceError) {
    try addMerged()
    guard let frame = frames.popLast() else { return }
    rootIsList = frames.isEmpty && frame.kind == .sequence
    if frame.kind != .merged {
      append(frame.kind == .mapping ? "}" : "]")
      if let last = open.last, last.depth == frames.count {
        open.removeLast()
        try keep(Array(kept[last.start...]), as: last.name)
        if open.isEmpty { kept = [] }
      }
    }
    endValue()
  }

  private func addAlias(_ name: String) throws(SourceError) {
    guard let json = anchors[name] else {
      throw fault("nothing that ends before this is named &\(name)")
    }
    repeated += json.count
    if repeated > Self.mostRepeated { throw tooMuch }
    if top.kind == .merged {
      try merge(json, name, into: frames.count - 2)
    } else if top.awaitsMerge {
      top.awaitsMerge = false
      try merge(json, name, into: frames.count - 1)
      endValue()
    } else if awaitsKey {
      guard json.first != UInt8(ascii: "{"), json.first != UInt8(ascii: "[") else {
        throw fault("a key that is a list or a mapping is not read")
      }
      let text = String(decoding: json, as: UTF8.self)
      addKey(json.first == UInt8(ascii: "\"") ? text : "\"\(text)\"")
    } else {
      try beginValue()
      append(json)
      endValue()
    }
  }

  private func merge(_ json: [UInt8], _ name: String, into index: Int) throws(SourceError) {
    guard json.first == UInt8(ascii: "{"), frames.indices.contains(index) else {
      throw fault("&\(name), which is merged, is no mapping")
    }
    frames[index].merges.append(json)
  }

  /// Writes the members that the innermost mapping takes from others.
  private func addMerged() throws(SourceError) {
    guard !top.merges.isEmpty else { return }
    guard top.keys.count < Self.mostKeys else {
      throw fault("a mapping of more than \(Self.mostKeys) keys can't merge others")
    }
    for json in top.merges {
      for (key, value) in JSONMembers(json) where top.keys.insert(key).inserted {
        append(top.isEmpty ? key : "," + key)
        append(":")
        append(Array(value))
        top.isEmpty = false
      }
    }
  }

  private func addKey(_ json: String) {
    append(top.isEmpty ? json : "," + json)
    append(":")
    if top.keys.count < Self.mostKeys { top.keys.insert(json) }
    top.isEmpty = false
    top.awaitsValue = true
  }

  private func beginValue() throws(SourceError) {
    if frames.isEmpty, rootIsList { throw fault("another document behind a list is not read") }
    switch top.kind {
    case .sequence:
      if !top.isEmpty { append(",") }
      top.isEmpty = false
    case .merged: throw fault("what is merged must be an alias of a mapping")
    case .mapping where top.awaitsMerge:
      // Without an alias it is a member like any other.
      top.awaitsMerge = false
      addKey("\"<<\"")
    case .mapping: break
    }
  }

  private func endValue() {
    top.awaitsValue = false
    // Documents are values one after the other.
    if frames.isEmpty { out.append(UInt8(ascii: " ")) }
  }

  private func keep(_ json: [UInt8], as name: String) throws(SourceError) {
    keptCount += json.count
    if keptCount > Self.mostRepeated { throw tooMuch }
    anchors[name] = json
  }

  private var tooMuch: SourceError {
    fault("anchors and aliases hold more than \(Self.mostRepeated >> 20) MiB")
  }

  private func fault(_ reason: String) -> SourceError {
    SourceError(reason, in: .content, line: line + 1)
  }

  private func append(_ text: String) {
    out.append(text)
    if !open.isEmpty { kept += Array(text.utf8) }
  }

  private func append(_ bytes: [UInt8]) {
    out.append(bytes)
    if !open.isEmpty { kept += bytes }
  }
}
