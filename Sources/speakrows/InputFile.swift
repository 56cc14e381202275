import A11y
import Sheets

/// An input that is opened: what it holds, decompressed or read from a database.
struct InputFile {
  let source: any ByteSource
  /// The title that a database's table gives; nil for any other input.
  var title: String?

  /// Opens an input that is not followed.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - path: its path.
  ///   - choice: what is read of a database.
  /// - Throws: a ``Failure`` when it can't be opened.
  init(_ file: FileSource, path: String, _ choice: SQLiteSource.Choice) throws {
    let count = path != "-" && file.isRegular ? SQLiteSource.signature.count : 0
    guard try file.firstBytes(count) == SQLiteSource.signature else {
      if choice != .anything {
        throw Failure(.usage, "\(path): --table and --query are for databases, and this is none")
      }
      source = DecompressingSource(file)
      return
    }
    do throws(DatabaseError) {
      let database = try SQLiteSource(path, choice)
      if database.listsTables {
        StandardError.write("\(path): these are its tables; --table NAME reads one")
      }
      title = database.title
      source = database
    } catch {
      let code: Failure.Code =
        switch error.part {
        case .library: .noVoiceOrDevice
        case .input: .noInput
        default: .badData
        }
      throw Failure(code, "\(path): \(error.reason)")
    }
  }
}
