// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// The bytes of the only file in a ZIP archive.
///
/// ```swift
/// if let source = try ZIPSource(onlyFileIn: "data.csv.zip") {
///   var labels = try LabelReader(source)
/// }
/// ```
public final class ZIPSource: ByteSource {
  /// The bytes that an archive with files in it begins with (APPNOTE.TXT, 4.3.7).
  public static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private let archive: ZIPArchive
  private let name: String
  private var entry: ZIPEntry?
  private var block = [UInt8](repeating: 0, count: 64 * 1024)
  private var content = ByteBuffer()
  private var position = 0

  /// Opens an archive; nil if it has several files, as workbooks have.
  ///
  /// - Parameters:
  ///   - path: the archive.
  ///   - bound: how much it may unpack to.
  /// - Throws: a ``TableFileError`` when it can't be read.
  public init?(
    onlyFileIn path: String, bound: UnpackingBound = .usual
  ) throws(TableFileError) {
    archive = try ZIPArchive(path, bound)
    let names = archive.names
    guard let name = names.first, names.count == 1 else { return nil }
    self.name = name
    entry = try archive.entry(name)
  }

  /// Appends the next bytes.
  public func read(into output: inout OutputRawSpan) throws(SourceError) {
    if position == content.count {
      content.removeAll()
      position = 0
      do throws(TableFileError) {
        let count = try entry?.read(into: &block) ?? 0
        content.append(Array(block[..<count]))
      } catch {
        throw error.ofSource
      }
    }
    content.pass(from: &position, to: &output)
  }

  /// Starts over at the first byte.
  public func rewind() throws(SourceError) {
    do throws(TableFileError) {
      entry = try archive.entry(name)
    } catch {
      throw error.ofSource
    }
    content.removeAll()
    position = 0
  }
}
