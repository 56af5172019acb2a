import RowcallModel

/// A number of sampled cells in two bytes: there are at most a thousand, but a table may have many columns.
@propertyWrapper struct SampleCount {
  private var stored: UInt16

  init(wrappedValue: Int) { stored = UInt16(clamping: wrappedValue) }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = UInt16(clamping: newValue) }
  }
}

/// What the sampled cells of one column look like, counted, before anything is decided.
struct ColumnEvidence {
  /// Cells that hold something.
  @SampleCount private(set) var filled = 0
  /// Cells read as amounts, with each decimal mark.
  private(set) var point = AmountEvidence()
  private(set) var comma = AmountEvidence()
  /// Cells that are amounts with a point only, with a comma only, and with either but not of the same value.
  @SampleCount private(set) var pointOnly = 0
  @SampleCount private(set) var commaOnly = 0
  @SampleCount private(set) var eitherMark = 0
  /// Cells read as dates.
  private(set) var dates = DateEvidence()
  /// Times of day.
  @SampleCount private(set) var times = 0
  /// Times of day, those among them that look like numbers: `14.05`.
  @SampleCount private(set) var possibleTimes = 0
  /// Lengths of time, whatever two parts mean.
  @SampleCount private(set) var durations = 0
  /// Lengths of time that cannot be times of day: `27:15:00`, `PT5M`, `2h 5m`.
  @SampleCount private(set) var sureDurations = 0
  /// Numbers with a letter right behind them, and which of them may be lengths of time.
  private(set) var letters = LetterEvidence()
  /// What the hours of its times of day look like.
  private(set) var hours = HourEvidence()
  /// Words for yes and no.
  private(set) var yesNo = YesNoEvidence()
  /// Codes, telephone numbers and runs of digits.
  private(set) var codes = CodeEvidence()
  /// What the text in the column is like, to find the naming column.
  private(set) var texts = TextEvidence()
  /// Numbers with K, M, B or T right behind them, and which of these letters there are.
  @SampleCount private(set) var magnitudes = 0
  private(set) var magnitudeLetters: Set<UInt8> = []
  /// Whether one of them is no code of a seat or a gate: it has a fraction, or three digits.
  private(set) var hasSureMagnitude = false
  /// Sizes in bytes.
  private(set) var sizes = SizeEvidence()

  /// Looks at one cell.
  ///
  /// - Parameter bytes: the cell without blanks at its ends.
  mutating func add(_ bytes: Span<UInt8>, with probe: CellProbe) {
    if BlankWords.contains(bytes, isTyped: true) {
      return texts.add(bytes, isWord: bytes.byte(at: 0).isLetter)
    }
    filled += 1
    guard bytes.count <= CellReader.longestCell else { return texts.add(bytes, isWord: true) }
    if let folded = WideDigits.folded(bytes, decimalMark: .point) {
      addFilled(folded.span, with: probe)
    } else {
      addFilled(bytes, with: probe)
    }
  }

  private mutating func addFilled(_ bytes: Span<UInt8>, with probe: CellProbe) {
    yesNo.add(bytes)
    codes.add(bytes)
    sizes.add(bytes)
    let isValue = addAmounts(bytes, with: probe)
    addTimes(bytes, with: probe)
    texts.add(bytes, isWord: !isValue)
  }

  /// Whether the first amount with a currency has the `kr` of several countries.
  var holdsKrone: Bool { [point, comma].contains { $0.firstCurrency == .shared(.krone) } }

  /// Whether nine in ten cells are codes of currencies, not all of them words: `USD`.
  var areCurrencyCodes: Bool {
    codes.sureCurrencies > 0 && codes.currencies * 10 >= filled * 9
  }

  /// The amounts read with a decimal mark.
  func amounts(_ mark: DecimalMark) -> AmountEvidence { mark == .point ? point : comma }

  private mutating func addAmounts(_ bytes: Span<UInt8>, with probe: CellProbe) -> Bool {
    guard CellProbe.mayHoldDigits(bytes) else { return false }
    if let letter = probe.magnitude(bytes) {
      magnitudes += 1
      magnitudeLetters.insert(letter)
      let digits = (0..<bytes.count).count { (0x30...0x39).contains(bytes[$0]) }
      hasSureMagnitude = hasSureMagnitude || digits > 2 || digits < bytes.count - 1
    }
    let asPoint = probe.amount(bytes, .point)
    let asComma = probe.amount(bytes, .comma)
    if let asPoint { point.add(asPoint) }
    if let asComma { comma.add(asComma) }
    switch (asPoint, asComma) {
    case (nil, nil): return false
    case (.some, nil): pointOnly += 1
    case (nil, .some): commaOnly += 1
    case (.some(let left), .some(let right)): if left.number != right.number { eitherMark += 1 }
    }
    return true
  }

  private mutating func addTimes(_ bytes: Span<UInt8>, with probe: CellProbe) {
    guard CellProbe.mayHoldDigits(bytes) else { return }
    dates.add(probe.dates(bytes))
    if let pair = probe.monthPair(bytes) { dates.add(pair) }
    let isTime = probe.isTime(bytes)
    if isTime {
      times += 1
      hours.add(bytes)
    }
    if isTime || probe.mayBeTime(bytes) { possibleTimes += 1 }
    let isDuration = probe.isDuration(bytes)
    letters.add(bytes, isDuration: isDuration)
    guard isDuration else { return }
    durations += 1
    if !isTime { sureDurations += 1 }
  }
}

/// Numbers with a letter right behind them: `5m`, `4A`, `3y 2m`.
struct LetterEvidence {
  /// Cells of nothing else.
  @SampleCount private(set) var cells = 0
  /// Lengths of time with one such letter, and those whose letter is a capital M, or an m.
  @SampleCount private var durations = 0
  @SampleCount private var capitalMinutes = 0
  @SampleCount private var minutes = 0
  /// Those in years.
  @SampleCount private var years = 0
  /// The small letters of lengths of time.
  private var parts: Set<UInt8> = []

  mutating func add(_ bytes: Span<UInt8>, isDuration: Bool) {
    guard LetteredNumber.isAll(of: bytes) else { return }
    cells += 1
    guard let letter = LetteredNumber.letter(of: bytes) else { return }
    if letter.lowercased == UInt8(ascii: "y") { years += 1 }
    guard isDuration else { return }
    durations += 1
    parts.insert(letter)
    if letter == UInt8(ascii: "M") { capitalMinutes += 1 }
    if letter == UInt8(ascii: "m") { minutes += 1 }
  }

  /// Whether lengths of time, so many in all, may be something else: all are a number with one letter, of which M is a million or a
  /// month, and m a month beside years; and below no header for times fewer than three different letters are names of seats.
  func areUnclear(among all: Int, isHeaded: Bool) -> Bool {
    guard durations == all else { return false }
    if capitalMinutes == all || years > 0 && minutes == all { return true }
    return !isHeaded && parts.count < 3
  }
}

/// Which pairs of words for yes and no a column's cells come from.
struct YesNoEvidence {
  /// Cells that are such a word.
  @SampleCount private(set) var fits = 0
  private var pairs = UInt64.max
  private var hasYes: UInt64 = 0
  private var hasNo: UInt64 = 0

  mutating func add(_ bytes: Span<UInt8>) {
    guard bytes.count <= 12, let sides = YesNo.sides.meaning(of: bytes) else { return }
    fits += 1
    pairs &= sides.either
    hasYes |= sides.yes
    hasNo |= sides.no
  }

  /// The first pair that every such cell belongs to; of single letters and digits, and of words of other languages, both
  /// sides must occur: all of sand is no Danish yes.
  ///
  /// - Parameters:
  ///   - isHeaded: whether the header asks for yes or no, so that one side is enough, and `1` and `0` and the letters
  ///     of other languages count.
  ///   - language: whose letters count without such a header.
  func pair(isHeaded: Bool, language: String) -> YesNo? {
    guard fits > 0 else { return nil }
    for (index, pair) in YesNo.pairs.enumerated() where pairs & (1 << UInt64(index)) != 0 {
      if isHeaded { return pair }
      let bit: UInt64 = 1 << UInt64(index)
      let hasBoth = hasYes & bit != 0 && hasNo & bit != 0
      let isTelling = hasBoth || pair.yes.utf8.count > 1 && pair.isUsual(in: language)
      if isTelling, !pair.needsHeader, pair.isAtHome(in: language) { return pair }
    }
    return nil
  }
}

/// Codes and telephone numbers among a column's cells.
struct CodeEvidence {
  /// Cells without blanks inside, of letters, digits and a little punctuation, with at least one digit.
  @SampleCount private(set) var codes = 0
  /// Cells of digits only.
  @SampleCount private(set) var digits = 0
  /// Digits with a leading zero: `0417`.
  @SampleCount private(set) var leadingZeros = 0
  /// More than two digits, which are spelled.
  @SampleCount private(set) var spelled = 0
  /// More than 15 digits, too many for a quantity.
  @SampleCount private(set) var long = 0
  /// ISBN and ISSN shapes.
  @SampleCount private(set) var bookNumbers = 0
  /// Four digits that may be a year, also with a word for it, and those of recent years without.
  @SampleCount private(set) var years = 0
  @SampleCount private(set) var recentYears = 0
  /// Telephone numbers: all that may be some, and the sure ones.
  @SampleCount private(set) var telephones = 0
  @SampleCount private(set) var sureTelephones = 0
  /// Two short numbers with a slash or a hyphen between them, `1/2` and `10-11`, and those that are no part and no range: `2/2`.
  @SampleCount private(set) var pairs = 0
  @SampleCount private(set) var scores = 0
  /// Fractions: `3/4`, `-1 1/4`.
  @SampleCount private(set) var parts = 0
  /// Two capitals, as of states and countries, and which of them there are: `IN`.
  @SampleCount private(set) var capitalPairs = 0
  private(set) var differentCapitalPairs: Set<UInt16> = []

  /// Codes of currencies, and those of them that are no words.
  @SampleCount private(set) var currencies = 0
  @SampleCount private(set) var sureCurrencies = 0

  mutating func add(_ bytes: Span<UInt8>) {
    if bytes.count == 3, bytes[0].isCapital, case .code(let code, _)? = CurrencyMark.table.meaning(of: bytes)
    {
      currencies += 1
      if !CurrencyMark.wordCodes.contains(code) { sureCurrencies += 1 }
    }
    if CodeScanner.isCode(bytes), (0..<bytes.count).contains(where: { bytes[$0].isDigit }) { codes += 1 }
    if CodeScanner.isBookNumber(bytes) { bookNumbers += 1 }
    let telephone = CodeScanner.telephone(bytes)
    if telephone > .no { telephones += 1 }
    if telephone == .sure { sureTelephones += 1 }
    if let year = CodeScanner.year(bytes) { add(year.year, isNamed: year.isNamed) }
    if bytes.count == 2, bytes[0].isCapital, bytes[1].isCapital {
      capitalPairs += 1
      differentCapitalPairs.insert(UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
    }
    if FractionScanner.scan(bytes) != nil { parts += 1 }
    if let pair = CodeScanner.pair(bytes) {
      pairs += 1
      if pair.first >= pair.second || pair.first == 0 { scores += 1 }
    }
    guard let count = CodeScanner.digitCount(bytes) else { return }
    digits += 1
    if count > 1, bytes[0] == 0x30 { leadingZeros += 1 }
    if count > 2 { spelled += 1 }
    if count > 15 { long += 1 }
  }

  private mutating func add(_ year: Int, isNamed: Bool) {
    years += 1
    // Without a year above, "2012 г" may be grams and "1950 р." roubles.
    if !isNamed, PlausibleYears.recent.contains(year) { recentYears += 1 }
  }
}

/// What a column's text is like: how much of it is words, and whether they differ from row to row.
struct TextEvidence {
  /// Cells of words.
  @SampleCount private(set) var words = 0
  /// All of their bytes together.
  private(set) var length = 0
  /// Addresses of web pages and the like.
  @SampleCount private(set) var addresses = 0
  /// Cells of words with a date whose day and month may be swapped.
  @SampleCount private(set) var openDates = 0
  private var hashes: [UInt64] = []

  private static let mostHashes = 400

  mutating func add(_ bytes: Span<UInt8>, isWord: Bool) {
    guard bytes.count > 0 else { return }
    if isWord { words += 1 }
    if isWord, bytes.holdsOpenDate { openDates += 1 }
    length += bytes.count
    if Self.isAddress(bytes) { addresses += 1 }
    if hashes.count < Self.mostHashes {
      hashes.append(ByteHash(of: bytes.extracting(first: 64)).value ^ UInt64(bytes.count))
    }
  }

  /// The share of cells that no earlier cell equals, from 0 to 1.
  var uniqueness: Double {
    hashes.isEmpty ? 0 : Double(Set(hashes).count) / Double(hashes.count)
  }

  private static func isAddress(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<min(bytes.count, 64) {
      if bytes[index] == 0x3A, bytes.byte(at: index + 1) == 0x2F, bytes.byte(at: index + 2) == 0x2F {
        return true
      }
    }
    return false
  }
}
