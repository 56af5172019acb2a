import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Which rows are wanted, as people write it: `Price > 100 and Region = West`.
///
/// Values are compared as what their column holds: amounts by their size, dates by their day, everything else as text, whatever
/// its capitals. `and` binds closer than `or`. A name or text with spaces may be in double quotes.
///
/// - `=`, `!=`, `<`, `<=`, `>`, `>=` compare;
/// - `contains` and `matches` search for a text or a regular expression;
/// - `is blank`, `is not blank`.
struct RowCondition {
  enum Sign: String, CaseIterable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case contains, matches
    case isBlank = "is blank"
    case isFilled = "is not blank"
  }

  private struct Comparison {
    let column: Int
    let sign: Sign
    let text: String
    /// Where the value is among those of the column; nil for text.
    let place: Double?
    let pattern: TextPattern?
  }

  /// The condition as it was written.
  let text: String
  /// Comparisons that hold together, of which one group has to hold.
  private let groups: [[Comparison]]
  private let readers: [CellReader]

  /// Reads a condition; throws an error that says where it goes wrong.
  init(_ text: String, _ lookup: ColumnLookup, readers: [CellReader]) throws {
    self.text = text
    self.readers = readers
    var words = ConditionWords(text)
    var groups: [[Comparison]] = [[]]
    repeat {
      let comparison = try Self.comparison(&words, lookup, readers: readers)
      groups[groups.count - 1].append(comparison)
      guard let word = words.next() else { break }
      switch word.text.lowercased() {
      case "and" where !word.isQuoted: break
      case "or" where !word.isQuoted: groups.append([])
      default:
        throw WrongUsage("\"\(text)\": expected \"and\", \"or\" or the end in place of \"\(word.text)\"")
      }
    } while true
    self.groups = groups
  }

  /// Rows in which columns have these texts.
  init(
    columnsEqual pairs: [(column: Int, text: String)], _ lookup: ColumnLookup, readers: [CellReader]
  ) {
    text = pairs.map { "\(lookup.name(of: $0.column)) = \($0.text)" }.joined(separator: " and ")
    self.readers = readers
    groups = [
      pairs.map { column, text in
        let isBlank = text.allSatisfy(\.isWhitespace)
        return Comparison(
          column: column, sign: isBlank ? .isBlank : .equal, text: text, place: nil, pattern: nil)
      }
    ]
  }

  private static func comparison(
    _ words: inout ConditionWords, _ lookup: ColumnLookup, readers: [CellReader]
  ) throws -> Comparison {
    let text = words.text
    // Names may have several words: up to the sign.
    var name: [String] = []
    var sign: Sign?
    while let word = words.next() {
      sign = word.isQuoted ? nil : words.sign(beginningWith: word.text)
      if sign != nil { break }
      name.append(word.text)
    }
    guard let sign else {
      throw WrongUsage(
        "\"\(text)\": expected a column, a sign and a value, as in: Price > 100; the signs are "
          + Sign.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let column = try lookup.place(of: name.joined(separator: " "), option: "filter")
    if sign == .isBlank || sign == .isFilled {
      return Comparison(column: column, sign: sign, text: "", place: nil, pattern: nil)
    }
    let value = words.value()
    guard !value.isEmpty else { throw WrongUsage("\"\(text)\": expected a value after \"\(sign.rawValue)\"") }
    let place = column < readers.count ? self.place(of: value, readers[column]) : nil
    let isOfSize = [.less, .atMost, .greater, .atLeast].contains(sign) && column < readers.count
    if isOfSize, place == nil, readers[column].type.isOrdered {
      throw WrongUsage("\"\(text)\": \"\(value)\" is no value such as those of \(lookup.name(of: column))")
    }
    let pattern = sign == .contains || sign == .matches ? TextPattern(value) : nil
    if sign == .matches, let problem = pattern?.problem { throw WrongUsage(problem.description) }
    return Comparison(column: column, sign: sign, text: value.lowercased(), place: place, pattern: pattern)
  }

  /// Where a written value is among those of a column; an amount may leave out its currency or unit.
  private static func place(of text: String, _ reader: CellReader) -> Double? {
    if let place = reader.value(in: text)?.place { return place }
    switch reader.type {
    case .money, .percent, .change, .measure:
      return CellReader(.decimal, conventions: reader.conventions).value(in: text)?.place
    default: return nil
    }
  }

  /// Whether a row is wanted; throws ``PatternError``.
  func holds(in batch: RowBatch, row: Int) throws -> Bool {
    try groups.contains { try $0.allSatisfy { try holds($0, in: batch, row: row) } }
  }

  private func holds(_ comparison: Comparison, in batch: RowBatch, row: Int) throws -> Bool {
    let range = batch.range(row: row, column: comparison.column)
    let bytes = batch.bytes.span.extracting(range ?? 0..<0)
    let value = comparison.column < readers.count ? readers[comparison.column].value(in: bytes) : nil
    let isBlank = range == nil || value == .empty || bytes.isBlank
    switch comparison.sign {
    case .isBlank: return isBlank
    case .isFilled: return !isBlank
    case .contains, .matches: return try comparison.pattern?.isFound(in: bytes) ?? false
    case .equal, .unequal:
      let isEqual =
        comparison.place.map { $0 == value?.place }
        ?? (bytes.text.lowercased() == comparison.text.lowercased())
      return isEqual == (comparison.sign == .equal)
    case .less, .atMost, .greater, .atLeast:
      if isBlank { return false }
      guard let wanted = comparison.place else {
        return Self.compare(bytes.text.lowercased(), comparison.text, comparison.sign)
      }
      return value?.place.map { Self.compare($0, wanted, comparison.sign) } ?? false
    }
  }

  private static func compare<Size: Comparable>(_ one: Size, _ other: Size, _ sign: Sign) -> Bool {
    switch sign {
    case .less: one < other
    case .atMost: one <= other
    case .greater: one > other
    default: one >= other
    }
  }
}

/// The words of a condition.
private struct ConditionWords {
  let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  private static let signs: Set<Character> = ["=", "!", "<", ">"]

  /// The next word or sign; nil at the end.
  mutating func next() -> (text: String, isQuoted: Bool)? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if first == "\"" { return (quoted(), true) }
    let word =
      Self.signs.contains(first)
      ? rest.prefix { Self.signs.contains($0) }
      : rest.prefix { !$0.isWhitespace && !Self.signs.contains($0) }
    rest = rest.dropFirst(word.count)
    return (String(word), false)
  }

  private mutating func quoted() -> String {
    rest = rest.dropFirst()
    let word = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(word.count + 1)
    return String(word)
  }

  /// The sign that a word is, or begins; nil for other words.
  mutating func sign(beginningWith word: String) -> RowCondition.Sign? {
    switch word.lowercased() {
    case "==", "=": return .equal
    case "<>", "!=": return .unequal
    case "is":
      var after = self
      switch after.next()?.text.lowercased() {
      case "blank": break
      case "not" where after.next()?.text.lowercased() == "blank":
        self = after
        return .isFilled
      default: return nil
      }
      self = after
      return .isBlank
    case let word: return RowCondition.Sign(rawValue: word)
    }
  }

  /// The value behind a sign: up to "and", "or" or the end.
  mutating func value() -> String {
    rest = rest.drop(while: \.isWhitespace)
    if rest.first == "\"" { return quoted() }
    var words: [Substring] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { !$0.isWhitespace }
      if word.isEmpty || ["and", "or"].contains(word.lowercased()) { break }
      words.append(word)
      rest = rest.dropFirst(word.count)
    }
    return words.joined(separator: " ")
  }
}

extension Span<UInt8> {
  /// The bytes as text.
  var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  fileprivate var isBlank: Bool {
    for index in 0..<count where self[index] != 0x20 && self[index] != 0x09 { return false }
    return true
  }
}
