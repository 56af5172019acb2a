/// Files, or standard input, as bytes.
package enum WholeFile {
  /// The bytes of a file, `-` for standard input; throws when it cannot be read, or has more bytes than a limit allows.
  package static func bytes(
    of path: String, within limits: ImportLimits, _ limit: ImportLimits.Name
  ) throws(ImportError) -> [UInt8] {
    if let bytes = try bytes(of: path, upTo: limits[limit]) { return bytes }
    throw .limitExceeded(path: path, line: 1, limit: limit, value: limits[limit])
  }

  /// The bytes of a file that is none to be spoken; nil if it has more than so many, throws when it cannot be read.
  package static func bytes(of path: String, upTo most: Int) throws(ImportError) -> [UInt8]? {
    let bytes = try head(of: path, count: most + 1)
    return bytes.count > most ? nil : bytes
  }

  /// Whether a path names something that can be read only once: standard input, a pipe, a terminal.
  package static func isStream(_ path: String) throws(ImportError) -> Bool {
    path == "-" ? true : try FileBytes.isStream(path)
  }

  /// The first bytes of a file, at most so many; throws when it cannot be read.
  package static func head(of path: String, count: Int) throws(ImportError) -> [UInt8] {
    var source = try FileBytes(path: path)
    var bytes: [UInt8] = []
    while bytes.count < count, try source.append(to: &bytes, upTo: min(1 << 20, count - bytes.count)) {}
    return bytes
  }

  /// Hands a file's text over in UTF-8, some at a time, until there is no more or `body` says that it has enough.
  ///
  /// The encoding is detected as it is for reading tables.
  package static func forEachChunk(
    ofTextIn path: String, _ body: ([UInt8]) -> Bool
  ) throws(ImportError) {
    // With a format, an interface file is text as well.
    var text = try TableReader.decode(FileBytes(path: path), options: ImportOptions(format: .delimited))
    var chunk = text.head
    while body(chunk), !text.stream.isAtEnd {
      chunk.removeAll(keepingCapacity: true)
      _ = try text.stream.append(to: &chunk, upTo: 1 << 16)
    }
  }
}
