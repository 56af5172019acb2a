import RowcallText

/// An author's own readings, by name.
///
/// As a file, a list has a line for each name: the name, a tab, its reading. Empty lines and lines that begin with `#` are
/// skipped, unless a tab follows: then `#` is the title of an index.
package struct ReadingList: Hashable, Sendable {
  private var readings: [String: String] = [:]

  /// Creates an empty list.
  package init() {}

  /// Creates a list from readings by name; blank ones are left out.
  package init(_ readings: [String: String]) {
    for (name, reading) in readings where !name.trimmed.isEmpty && !reading.trimmed.isEmpty {
      self.readings[name.trimmed] = reading.trimmed
    }
  }

  /// The reading of a name; nil for one that is not listed, whatever spaces are around it.
  package subscript(name: String) -> String? { readings.isEmpty ? nil : readings[name.trimmed] }

  /// How many names have a reading.
  package var count: Int { readings.count }
  /// Whether no name has one.
  package var isEmpty: Bool { readings.isEmpty }
}

extension ReadingList {
  /// The most bytes of a file, and the most characters of a name and of a reading.
  static let limits = (bytes: 64 << 20, characters: 10_000)

  /// Parses the bytes of a file in UTF-8; throws what is wrong with the first line that is wrong.
  ///
  /// - Parameter path: what errors call the file.
  package init(parsing bytes: [UInt8], path: String) throws(ReadingError) {
    guard bytes.count <= Self.limits.bytes else {
      throw .tooLong(path: path, bytes: bytes.count, limit: Self.limits.bytes)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    var lines: [String: Int] = [:]
    for (number, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let place = ReadingLine(path: path, number: number + 1)
      guard let (name, reading) = try place.parse(line) else { continue }
      if let known = readings[name], known != reading {
        throw .otherReading(path: path, line: place.number, name: name, firstLine: lines[name] ?? 1)
      }
      readings[name] = reading
      lines[name] = place.number
    }
  }
}

private struct ReadingLine {
  let path: String
  /// Counted from one.
  let number: Int

  /// The name and its reading; nil for a line that has none to have.
  func parse(_ bytes: ArraySlice<UInt8>) throws(ReadingError) -> (name: String, reading: String)? {
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path: path, line: number)
    }
    if line.trimmed.isEmpty || line.hasPrefix("#") && !line.hasPrefix("#\t") { return nil }
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard parts.count >= 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .noReading(path: path, line: number, found: line.shown)
    }
    guard parts.count == 2 else { throw .tooManyParts(path: path, line: number, count: parts.count) }
    for part in parts where part.count > ReadingList.limits.characters {
      throw .longText(
        path: path, line: number, count: part.count, limit: ReadingList.limits.characters)
    }
    return (parts[0], parts[1])
  }
}

extension String {
  /// The text as an error shows it: short, and with tabs and what cannot be seen as spaces.
  fileprivate var shown: String {
    let start = trimmed.unicodeScalars.prefix(40).map { scalar in
      scalar.properties.generalCategory == .control ? " " : String(scalar)
    }
    return start.joined() + (trimmed.unicodeScalars.count > 40 ? "..." : "")
  }
}
