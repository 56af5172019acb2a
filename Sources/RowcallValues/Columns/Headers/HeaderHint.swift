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
  /// Whether it ends in a question mark.
  private(set) var isQuestion = false

  /// Longer headers are sentences; their first bytes say enough.
  private static let longestHeader = 160

  /// Reads a header; nil and empty ones say nothing.
  ///
  /// - Parameter currencies: what `$` and the like mean here.
  init(_ header: String?, currencies: SharedCurrencies) {
    guard let header else { return }
    let bytes = Array(header.utf8.prefix(Self.longestHeader))
    let words = HeaderWords(bytes)
    collectConcepts(words.normalized)
    if let unit = words.bracket { readUnit(unit, isBracketed: true, currencies) }
    if currency == nil, unit == nil, !isPercent, let ending = words.ending {
      readUnit(ending, isBracketed: words.isEndingAfterIn, currencies)
    }
    if bytes.contains(0x25) || self.words[.percent] != nil { isPercent = true }
    isQuestion = bytes.last == 0x3F
  }

  /// Whether one of its words names the concept.
  func names(_ concept: HeaderConcept) -> Bool { words[concept] != nil }

  /// Whether it says that the cells are codes.
  var isIdentifier: Bool { names(.identifier) && !names(.quantity) }

  /// Whether it asks for yes or no.
  var isFlag: Bool { names(.flag) || isQuestion }

  private mutating func collectConcepts(_ normalized: [UInt8]) {
    let bytes = normalized.span
    var position = 0
    var isWordStart = true
    while position < bytes.count {
      let start = position
      // Japanese and Chinese words follow each other without spaces.
      if isWordStart || bytes[position] >= 0xE2, let concept = HeaderLexicon.table.take(bytes, at: &position) {
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

  /// Looks for a currency, a unit or a percent sign in what stands in brackets or ends the header.
  private mutating func readUnit(_ text: [UInt8], isBracketed: Bool, _ currencies: SharedCurrencies) {
    for word in text.split(separator: .space) {
      let bytes = Array(word)
      if let currency = Self.currency(bytes.span, isBracketed: isBracketed, currencies) {
        self.currency = self.currency ?? currency
      } else if let unit = (isBracketed ? UnitSymbols.brackets : UnitSymbols.endings).meaning(of: bytes.span) {
        self.unit = self.unit ?? unit
      }
    }
  }

  private static func currency(_ word: Span<UInt8>, isBracketed: Bool, _ currencies: SharedCurrencies) -> String? {
    // `top` and `all` are currencies only as `(TOP)` and `(ALL)`.
    guard isBracketed || !word.byte(at: 0).isLetter else { return CurrencyMark.headerCodes.meaning(of: word) }
    switch CurrencyMark.table.meaning(of: word) {
    case .code(let code, _): return code
    case .shared(let symbol): return currencies[symbol]
    case nil: return CurrencyMark.headerCodes.meaning(of: word)
    }
  }
}
