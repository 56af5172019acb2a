/// What a cell looks like at a glance; enough to tell tables from noise and headers from data.
enum CellShape: Hashable {
  /// Nothing, or a usual word for nothing.
  case empty
  /// Digits with signs, marks and symbols: numbers, money, percentages.
  case number
  /// Digits in groups: dates and times.
  case date
  /// Letters and digits in one word.
  case code
  /// One or more words.
  case words
  /// Text that looks as if it held several cells.
  case unclean

  /// The shape of a cell's bytes.
  ///
  /// - Parameter foreign: bytes that a well separated cell does not hold: other delimiters and quotes.
  init(_ bytes: some Collection<UInt8>, foreign: Set<UInt8> = []) {
    var counts = ByteCounts()
    for byte in bytes.prefix(256) { counts.add(byte, isForeign: foreign.contains(byte)) }
    self = counts.shape
  }

  /// Whether cells of this shape tell more than words do.
  var isTelling: Bool { self == .number || self == .date }
}

/// How many bytes of each kind a cell has.
private struct ByteCounts {
  private var digits = 0
  private var letters = 0
  private var blanks = 0
  private var numberMarks = 0
  private var dateMarks = 0
  private var foreign = 0
  private var total = 0
  private var startsWithLetter = false

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  mutating func add(_ byte: UInt8, isForeign: Bool) {
    if total == 0 { startsWithLetter = Self.letters.contains(byte | 0x20) }
    total += 1
    if isForeign { foreign += 1 }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: letters += 1
    case Byte.space, Byte.tab: blanks += 1
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): dateMarks += 1
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "$"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "'"):
      numberMarks += 1
    default: break
    }
  }

  var shape: CellShape {
    if total == blanks { return .empty }
    if foreign > 0 { return .unclean }
    let rest = total - digits - blanks - numberMarks - dateMarks
    if digits > 0, rest == 0 { return dateMarks >= 2 ? .date : .number }
    // A currency symbol, a unit or an exponent; not a long word with a number in it.
    if digits > 0, rest <= 3, digits >= rest || isCurrency, blanks <= 2, isCurrency || !startsWithLetter {
      return dateMarks >= 2 ? .date : .number
    }
    if digits == 0, letters == 0 { return .empty }
    return digits > 0 && blanks == 0 ? .code : .words
  }

  /// Whether letters come first as a currency code does: `USD 12`.
  private var isCurrency: Bool { startsWithLetter && letters == 3 && blanks == 1 }
}
