import RowcallLanguages
import RowcallModel

/// What a column's header says about its cells: words such as "year", and units such as `(USD)`, `[kg]`, `%`.
struct HeaderHint: Hashable, Sendable {
  /// The concepts of its words, each with the word that named it.
  private(set) var words: [HeaderConcept: String] = [:]
  /// The ISO 4217 code that it names.
  private(set) var currency: String?
  /// The unit that it names.
  private(set) var unit: Unit?
  /// Whether it holds a percent sign or a word for it.
  private(set) var isPercent = false
  /// The power of ten that it multiplies the cells by: 6 for `(USD millions)`, 3 for `千円`; else 0.
  private(set) var scale: UInt8 = 0
  /// Whether it ends in a question mark.
  private(set) var isQuestion = false
  /// Whether it is about processors, of which `12m` are thousandths and no meters.
  private(set) var isOfProcessors = false

  /// Whether it says that times are hours: by its unit, or by a word such as "hours".
  private(set) var isInHours = false

  /// Whether it is about states or countries.
  private(set) var isOfPlaces = false

  /// Whether a database declares that the column holds yes and no.
  var isDeclaredFlag = false

  private static let places: Set = [
    Array("state".utf8), Array("states".utf8), Array("province".utf8), Array("country".utf8),
  ]
  private static let processors: Set = [Array("cpu".utf8), Array("cores".utf8)]

  /// Longer headers are sentences; their first bytes say enough.
  private static let longestHeader = 160

  /// Reads a header; nil and empty ones say nothing.
  ///
  /// - Parameters:
  ///   - currencies: what `$` and the like mean here.
  ///   - vocabulary: the words of the table's language.
  init(_ header: String?, currencies: SharedCurrencies, vocabulary: CellVocabulary = .english) {
    guard let header else { return }
    let bytes = Array(header.utf8.prefix(Self.longestHeader))
    let words = HeaderWords(bytes)
    collectConcepts(words.normalized)
    if let bracket = words.bracket {
      adopt(HeaderUnit(bracket, isBracketed: true, currencies: currencies, vocabulary: vocabulary))
    }
    if currency == nil, unit == nil, let ending = words.ending {
      adopt(
        HeaderUnit(
          ending, isBracketed: words.isEndingAfterIn, currencies: currencies, vocabulary: vocabulary))
    }
    if bytes.contains(0x25) || self.words[.percent] != nil { isPercent = true }
    isQuestion = bytes.last == 0x3F
    let single = words.normalized.split(separator: .space).map(Array.init)
    isOfProcessors = single.contains(where: Self.processors.contains)
    isOfPlaces = single.contains(where: Self.places.contains)
    isInHours =
      unit == Unit("hour") || unit == nil && single.contains { UnitSymbols.hours.meaning(of: $0.span) != nil }
  }

  /// Whether one of its words names the concept.
  func names(_ concept: HeaderConcept) -> Bool { words[concept] != nil }

  /// Whether it asks for numbers.
  var isNumeric: Bool { names(.quantity) || names(.dimension) }

  /// Whether it asks for counts or money: "total", but not "total weight".
  var isCount: Bool { names(.quantity) && !names(.dimension) }

  /// Whether it says that something is measured, so that a letter behind a number is a unit: "Power", "Length", "Run (m)".
  var measures: Bool { unit != nil || names(.dimension) || names(.length) || names(.measure) }

  /// Whether it says that the cells are codes.
  var isIdentifier: Bool { names(.identifier) && !isNumeric }

  /// Whether it asks for yes or no; "How many?" asks for a number.
  var isFlag: Bool { isDeclaredFlag || names(.flag) || isQuestion && !isNumeric }

  private mutating func collectConcepts(_ normalized: [UInt8]) {
    let bytes = normalized.span
    var position = 0
    var isWordStart = true
    while position < bytes.count {
      let start = position
      // Japanese and Chinese words follow each other without spaces.
      if isWordStart || bytes[position] >= 0xE2, let concept = HeaderLexicon.take(bytes, at: &position) {
        add(concept, bytes.text(start..<position), isFirst: start == 0, isLast: position == bytes.count)
        isWordStart = false
      } else {
        position += bytes.scalar(at: position).length
        isWordStart = bytes.byte(at: position - 1) == .space
      }
    }
  }

  private mutating func add(_ concept: HeaderConcept, _ word: String, isFirst: Bool, isLast: Bool) {
    guard concept == .numbering else {
      words[concept] = words[concept] ?? word
      return
    }
    // "Order number" names, "Number" alone may count, "number of orders" does.
    if isLast && !isFirst { words[.identifier] = words[.identifier] ?? word }
  }

  private mutating func adopt(_ unit: HeaderUnit) {
    currency = unit.currency
    self.unit = unit.unit
    if scale == 0 { scale = unit.scale }
  }
}
