import RowcallModel

/// What stands in a header's brackets or at its end: a currency, a unit, a power of ten.
struct HeaderUnit: Hashable, Sendable {
  /// The ISO 4217 code.
  private(set) var currency: String?
  /// The unit of measure.
  private(set) var unit: Unit?
  /// The power of ten, as in `(USD millions)`, `($000)`, `(千円)`; else 0.
  private(set) var scale: UInt8 = 0

  /// Reads the text word by word; an apostrophe parts words, as in "d'euros".
  ///
  /// - Parameters:
  ///   - isBracketed: whether it stands in brackets or after "in", where even a lone letter is a unit.
  ///   - currencies: what `$` and the like mean here.
  ///   - vocabulary: the words of the table's language.
  init(_ text: [UInt8], isBracketed: Bool, currencies: SharedCurrencies, vocabulary: CellVocabulary) {
    let words = text.split { $0 == .space || $0 == 0x27 }.map(Array.init)
    for word in words { readCurrency(word.span, isBracketed, currencies, vocabulary) }
    for word in words { readUnit(word.span, isBracketed, vocabulary) }
  }

  private mutating func readCurrency(
    _ word: Span<UInt8>, _ isBracketed: Bool, _ currencies: SharedCurrencies, _ vocabulary: CellVocabulary
  ) {
    guard currency == nil else { return }
    if isBracketed || !word.byte(at: 0).isLetter { readScaledCurrency(word, currencies, vocabulary) }
    // `top` and `all` are currencies only as `(TOP)` and `(ALL)`, but `usd` is one everywhere.
    currency = currency ?? CurrencyMark.headerCodes.meaning(of: word)
  }

  /// A currency with a scale before or behind it, or alone: `€`, `k€`, `$000`, `百万円`.
  private mutating func readScaledCurrency(
    _ word: Span<UInt8>, _ currencies: SharedCurrencies, _ vocabulary: CellVocabulary
  ) {
    var position = 0
    var scale = takeScale(word, at: &position, vocabulary)
    guard let mark = CurrencyMark.table.take(word, at: &position) else { return }
    if position < word.count { scale = takeScale(word, at: &position, vocabulary) }
    guard position == word.count else { return }
    currency = mark.code(in: currencies)
    self.scale = scale ?? 0
  }

  private func takeScale(_ word: Span<UInt8>, at position: inout Int, _ vocabulary: CellVocabulary) -> UInt8?
  {
    ScaleWords.headers.take(word, at: &position) ?? vocabulary.scales.take(word, at: &position)
  }

  private mutating func readUnit(_ word: Span<UInt8>, _ isBracketed: Bool, _ vocabulary: CellVocabulary) {
    // Beside a currency `m` is a million, else a meter.
    if currency == nil,
      let unit = (isBracketed ? UnitSymbols.brackets : UnitSymbols.endings).meaning(of: word)
    {
      self.unit = self.unit ?? unit
      return
    }
    guard isBracketed, scale == 0, currency != nil || word.count > 2 else { return }
    scale = ScaleWords.headers.meaning(of: word) ?? vocabulary.scales.meaning(of: word) ?? 0
  }
}
