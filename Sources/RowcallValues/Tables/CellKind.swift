/// What kind of value a cell holds, as its characters show without its being read.
///
/// It tells headers from data and tables from other text before any column has a type; `CellReader` then reads cells.
package enum CellKind: Hashable, Sendable {
  /// Nothing, or signs alone, such as a dash for nothing.
  case blank
  /// A number, perhaps with a sign, a currency or a unit.
  case number
  /// Digits in groups: a date or a time.
  case date
  /// Letters and digits in one word.
  case code
  /// One or more words.
  case words

  /// Whether it is a number or a date, as names seldom are.
  package var isValue: Bool { self == .number || self == .date }

  /// The kind that a text looks like.
  package init(_ text: String) { self.init(Array(text.utf8.prefix(Self.longest)).span) }

  /// The kind that the UTF-8 text of a cell looks like.
  @inline(__always)
  package init(_ cell: Span<UInt8>) {
    var marks = CellMarks()
    var position = 0
    let end = min(cell.count, Self.longest)
    while position < end {
      if cell[position] < 0x80 {
        marks.add(cell[position])
        position += 1
      } else {
        let (value, length) = cell.scalar(at: position)
        marks.add(scalar: value)
        position += length
      }
    }
    self = marks.kind
  }

  /// How many bytes are looked at.
  private static let longest = 256
}

/// How many characters of each sort a cell has.
private struct CellMarks {
  private var digits = 0
  private var letters = 0
  private var capitals = 0
  private var others = 0
  private var spaces = 0
  private var startsWithLetter = false
  /// Marks behind digits, as in dates and times; and how many digits stand behind the last one.
  private var dateMarks = 0
  private var digitsInGroup = 0
  /// Whether these marks are points before three digits each: `1.234.567`.
  private var isGrouped = true
  private var endsWithDigit = false
  /// Whether a comma came behind such marks: `1.234,50`.
  private var isInFraction = false

  mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): addDigit()
    case UInt8(ascii: "a")...UInt8(ascii: "z"): addLetter(isCapital: false)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): addLetter(isCapital: true)
    case 0x09...0x0D, 0x20: addOther(isSpace: true)
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): addDateMark(byte)
    case UInt8(ascii: ","):
      isInFraction = dateMarks > 0
      endsWithDigit = false
    case UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "'"), UInt8(ascii: "$"):
      endsWithDigit = false
    default: addOther(isSpace: false)
    }
  }

  mutating func add(scalar value: UInt32) {
    switch value {
    // Latin, Greek, Cyrillic, kana, ideographs and hangul, without a look at their properties.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x388...0x481, 0x48A...0x52F, 0x3041...0x3096,
      0x30A1...0x30FA,
      0x3400...0x9FFF, 0xAC00...0xD7A3:
      addLetter(isCapital: false)
    // The minus sign and the apostrophe between digits.
    case 0x2212, 0x2019: endsWithDigit = false
    default: add(properties: Unicode.Scalar(value)?.properties)
    }
  }

  private mutating func add(properties: Unicode.Scalar.Properties?) {
    guard let properties else { return addOther(isSpace: false) }
    if properties.numericType == .decimal {
      addDigit()
    } else if properties.isAlphabetic {
      addLetter(isCapital: properties.isUppercase)
    } else if properties.generalCategory == .currencySymbol {
      endsWithDigit = false
    } else {
      addOther(isSpace: properties.isWhitespace)
    }
  }

  private mutating func addDigit() {
    digits += 1
    if !isInFraction { digitsInGroup += 1 }
    endsWithDigit = true
  }

  private mutating func addLetter(isCapital: Bool) {
    if digits + letters + others == 0 { startsWithLetter = true }
    letters += 1
    if isCapital { capitals += 1 }
    endsWithDigit = false
  }

  private mutating func addOther(isSpace: Bool) {
    if isSpace { spaces += 1 } else { others += 1 }
    endsWithDigit = false
  }

  private mutating func addDateMark(_ byte: UInt8) {
    let isAfterDigit = endsWithDigit
    endsWithDigit = false
    guard isAfterDigit else {
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") { others += 1 }
      return
    }
    isGrouped = isGrouped && byte == UInt8(ascii: ".") && (dateMarks == 0 || digitsInGroup == 3)
    dateMarks += 1
    digitsInGroup = 0
  }

  var kind: CellKind {
    if digits == 0 { return letters == 0 ? .blank : .words }
    if isAmount { return dateMarks >= 2 && !(isGrouped && digitsInGroup == 3) ? .date : .number }
    return spaces == 0 ? .code : .words
  }

  /// Whether what stands beside the digits is no more than a unit (`5 kg`, `12h`) or a currency (`USD 12`).
  private var isAmount: Bool {
    if letters + others == 0 { return true }
    if letters + others > 3 { return false }
    if spaces == 0 { return !startsWithLetter && digits > letters }
    return !startsWithLetter || capitals == 3
  }
}
