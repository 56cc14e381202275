// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a column that is a member of an object inside of the rows, as the path to it: `geometry.type`.
struct MemberPath {
  /// The keys of the path; one for a column of the row itself.
  private let keys: [String]

  /// Splits a name.
  ///
  /// - Parameters:
  ///   - name: the column's name.
  ///   - objects: the names under which objects inside of the rows have columns of their own.
  init(_ name: String, objects: [String]) {
    var keys: [String] = []
    var rest = name[...]
    // The point of any other name is its own.
    var path = ""
    for object in objects.sorted(by: { $0.utf8.count < $1.utf8.count })
    where name.hasPrefix(object + ".") && (path.isEmpty || object.hasPrefix(path + ".")) {
      keys.append(String(object.dropFirst(path.isEmpty ? 0 : path.count + 1)))
      rest = name.dropFirst(object.count + 1)
      path = object
    }
    self.keys = keys + [String(rest)]
  }

  private var key: String { keys[keys.count - 1] }
  /// The path to what it is a member of.
  private var object: [String] { keys.dropLast() }

  /// The key of what it is a member of, past those that tell nothing.
  private var owner: String? { keys.dropLast().last { !Self.frames.contains($0.lowercased()) } }

  /// Whether its key says enough, whatever it is in, also where a row has several objects.
  private var tellsEnough: Bool {
    NameWords.of(key).contains { Self.telling.contains($0.lowercased()) }
  }

  private static let telling: Set<String> = [
    "street", "city", "zip", "zipcode", "postcode", "postal_code", "country", "state", "county",
    "suite", "lat", "lng", "lon", "latitude", "longitude", "geo", "email", "phone", "fax",
    "website", "address", "timezone", "currency", "language", "gender", "age", "birthday", "price",
    "year", "date",
    "born", "zone",
  ]

  /// Keys that tell nothing of what they are in.
  private static let frames: Set<String> = [
    "properties", "attributes", "data", "fields", "node", "item", "payload", "_source", "attrs",
    "value",
    "geometry", "info", "details", "record", "object", "entity",
  ]

  /// Keys that say what they are of only together with it.
  private static let general: Set<String> = [
    "id", "name", "type", "value", "code", "key", "title", "url", "text", "label", "total", "count",
    "min", "max", "mean", "average", "unit", "start", "end", "from", "to", "first", "last",
    "amount", "numeric", "number", "prefix", "suffix", "net", "gross", "high", "low", "avg",
    "median", "current", "previous", "old", "new", "other", "main", "default",
  ]

  /// The names that columns are understood and said by: their keys, and what these are in where they are not enough.
  static func headings(of paths: [MemberPath]) -> [String] {
    var counts: [String: Int] = [:]
    for path in paths { counts[path.key.lowercased(), default: 0] += 1 }
    let all = Set(paths.filter { $0.keys.count > 1 }.compactMap(\.owner))
    let needy = paths.filter { path in
      path.keys.count > 1
        && (all.count > 1 && path.owner != nil && !path.tellsEnough
          || counts[path.key.lowercased()] != 1 || path.key.count <= 2
          || !path.key.contains(where: \.isLetter)
          || general.contains(path.key.lowercased()))
    }
    // The members of an object are told alike: where one needs to say of what it is, all do.
    let owners = Set(needy.map(\.object))
    let headings = paths.map { path in
      guard path.keys.count > 1, owners.contains(path.object),
        let owner = path.owner
      else { return path.key }
      return owner + "_" + path.key
    }
    return distinct(headings, of: paths)
  }

  /// Names more of the path where two columns would be called the same: `min_temp_c` and `max_temp_c`.
  private static func distinct(_ headings: [String], of paths: [MemberPath]) -> [String] {
    var headings = headings
    let longest = paths.map(\.keys.count).max() ?? 0
    for length in stride(from: 3, through: longest, by: 1) {
      let counts = headings.reduce(into: [:]) { $0[$1.lowercased(), default: 0] += 1 }
      // The members of an object are told alike here, too.
      let doubled = Set(
        zip(headings, paths).filter { $1.keys.count > 1 && counts[$0.lowercased(), default: 0] > 1 }
          .map(\.1.object))
      guard !doubled.isEmpty else { break }
      for (index, path) in paths.enumerated() where doubled.contains(path.object) {
        let told = path.object.filter { !frames.contains($0.lowercased()) }
        headings[index] = (told.suffix(length - 1) + [path.key]).joined(separator: "_")
      }
    }
    return headings
  }

  /// Whether it is a member that every GeoJSON has by the format's own rules, and says nothing of the data.
  func isFrame(of values: [ColumnProfile.Value]) -> Bool {
    guard key == "type", values.count == 1 else { return false }
    return keys.count == 1
      ? values[0].text == "Feature"
      : keys[keys.count - 2] == "geometry" && Self.shapes.contains(values[0].text)
  }

  /// The kinds of geometry of RFC 7946.
  private static let shapes: Set<String> = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]
}
