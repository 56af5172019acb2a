import RowcallImport

/// A line of a source around a place in it.
struct SourceExcerpt {
  /// The part of the line that is shown, with `…` where it was cut.
  let text: String
  /// The place in `text`, counted from zero in characters; nil when only the line is known.
  let caret: Int?

  /// What stands before the place; nil when only the line is known.
  var lead: Substring? { caret.map { text.prefix($0) } }

  /// How many characters are shown.
  private static let width = 90
  /// How many of them stand before the place where a line is cut at its start.
  private static let lead = 30

  /// Cuts a line.
  ///
  /// - Parameter column: the place, counted from one in Unicode scalars; nil when only the line is known.
  init(_ line: String, column: Int?) {
    let before =
      column.map { String(String.UnicodeScalarView(line.unicodeScalars.prefix($0 - 1))).count } ?? 0
    let characters = line.map { $0.isWhitespace ? " " : $0 }
    let indent = characters.prefix { $0 == " " }.count
    let start = before < indent + Self.width * 2 / 3 ? min(indent, before) : before - Self.lead
    let end = min(characters.count, start + Self.width)
    let isCut = start > indent
    text =
      (isCut ? "…" : "") + String(characters[min(start, end)..<end]) + (end < characters.count ? "…" : "")
    caret = column.map { _ in before - start + (isCut ? 1 : 0) }
  }
}

/// The lines of a file that a report shows, read once.
struct SourceLines {
  private var lines: [Int: String] = [:]

  /// Reads the lines of these numbers, counted from one; none of them from standard input, or of a file that is gone.
  ///
  /// Nothing is held but these lines, each as far as it can be shown around the columns.
  init(path: String, lines wanted: Set<Int>) {
    guard path != "-", let last = wanted.max() else { return }
    var line: [UInt8] = []
    var number = 1
    var wasReturn = false
    try? WholeFile.forEachChunk(ofTextIn: path) { chunk in
      for byte in chunk {
        if byte == 0x0A, wasReturn {
          wasReturn = false
          continue
        }
        wasReturn = byte == 0x0D
        if byte == 0x0A || byte == 0x0D {
          keep(line, number, wanted)
          line.removeAll(keepingCapacity: true)
          number += 1
        } else if wanted.contains(number), line.count < Self.longest {
          line.append(byte)
        }
      }
      return number <= last
    }
    keep(line, number, wanted)
  }

  private static let longest = 1 << 16

  private mutating func keep(_ line: [UInt8], _ number: Int, _ wanted: Set<Int>) {
    guard wanted.contains(number), lines[number] == nil else { return }
    lines[number] = String(decoding: line, as: UTF8.self)
  }

  /// What stands at a place; nil when the line is not there, or too long to have been kept up to the place.
  func excerpt(at place: Place) -> SourceExcerpt? {
    guard let number = place.line, let line = lines[number], !line.isEmpty else { return nil }
    guard place.column ?? 1 <= line.unicodeScalars.count + 1 else { return nil }
    return SourceExcerpt(line, column: place.column)
  }
}
