import RowcallImport

/// A source line around a place.
struct SourceExcerpt {
  /// The part of the line that is shown, with `…` where it was cut.
  let text: String
  /// The place in `text`, counted from zero in characters; nil if only the line is known.
  let caret: Int?

  /// The text before the place; nil if only the line is known.
  var lead: Substring? { caret.map { text.prefix($0) } }

  /// How many characters are shown.
  private static let width = 90
  /// How many of them are before the place if the start of the line is cut.
  private static let lead = 30

  /// Cuts a line around the place.
  ///
  /// - Parameter column: the place, counted from one in Unicode scalars; nil if only the line is known.
  init(_ line: some RandomAccessCollection<Unicode.Scalar>, column: Int?) {
    let place = line.index(line.startIndex, offsetBy: min(max((column ?? 1) - 1, 0), line.count))
    let start = line.index(place, offsetBy: -Self.reach, limitedBy: line.startIndex) ?? line.startIndex
    let end = line.index(place, offsetBy: Self.reach, limitedBy: line.endIndex) ?? line.endIndex
    let before = Array(Self.text(line[start..<place]))
    let after = Array(Self.text(line[place..<end]))
    let indent = start == line.startIndex ? before.prefix { $0 == " " }.count : 0
    let isNear = start == line.startIndex && before.count < indent + Self.width * 2 / 3
    let lead = isNear ? before.dropFirst(indent) : before.suffix(Self.lead)
    // Without a column, the excerpt starts with the first word.
    let shown = column == nil ? after.drop { $0 == " " } : after[...]
    let rest = shown.prefix(Self.width - lead.count)
    let isWhole = end == line.endIndex && rest.count == shown.count
    text = (isNear ? "" : "…") + String(lead) + String(rest) + (isWhole ? "" : "…")
    caret = column.map { _ in lead.count + (isNear ? 0 : 1) }
  }

  /// How many scalars on each side of the place are read.
  private static let reach = 400

  /// Scalars as text, with spaces for all white space.
  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar.properties.isWhitespace ? " " : scalar) }
    return String(text)
  }
}

/// The lines of a file that a report shows.
struct SourceLines {
  private var lines: [Int: [Unicode.Scalar]] = [:]

  /// Reads lines by one-based number; none from standard input or a missing file.
  ///
  /// Only these lines are kept, each up to the length that can be shown.
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
    lines[number] = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
  }

  /// The one-based column after the tag that starts at a place; nil if there is no tag or it ends on another line.
  func tagEnd(at place: Place) -> Int? {
    guard let number = place.line, let column = place.column, let line = lines[number], column >= 1,
      column <= line.count, line[column - 1] == "<"
    else { return nil }
    var quote: Unicode.Scalar?
    for index in column..<line.count {
      switch line[index] {
      case "\"", "'": quote = quote == nil ? line[index] : quote == line[index] ? nil : quote
      case ">" where quote == nil: return index + 2
      default: break
      }
    }
    return nil
  }

  /// The excerpt at a place; nil if the line is missing or too long.
  func excerpt(at place: Place) -> SourceExcerpt? {
    guard let number = place.line, let line = lines[number], !line.isEmpty else { return nil }
    guard place.column ?? 1 <= line.count + 1 else { return nil }
    return SourceExcerpt(line, column: place.column)
  }
}
