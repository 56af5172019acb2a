import RowcallLanguages
import RowcallModel
import RowcallValues

/// What is in one column: how many values, from the least to the greatest, their sum and mean, and the most frequent ones.
package struct ColumnSummary: Sendable {
  private let name: String?
  private let number: Int
  private let type: ColumnType
  private let column: Column
  private let reader: CellReader
  private var facts: ColumnTally
  private var total = ExactSum()
  /// The amounts in each other currency than the first one.
  private var others: [ColumnSummary] = []
  /// Whether there are amounts in more currencies, which are left out.
  private var hasMoreCurrencies = false
  /// How often each text is there, as it is written first; empty once there are too many.
  private var counts: [(text: String, count: Int)] = []
  private var texts = TextGroups()
  private var hasManyTexts = false

  private static let mostTexts = 200_000
  private static let mostCurrencies = 20
  /// So many of the most frequent values are named.
  private static let mostFrequent = 3

  /// Begins with no cells.
  ///
  /// - Parameters:
  ///   - number: the one-based number of the column, for one without a name.
  ///   - countsTexts: whether it is asked for the most frequent values, the median and the range.
  package init(_ column: Column, number: Int, reader: CellReader, countsTexts: Bool = true) {
    name = HeaderText.texts(of: Table(columns: [column]), [reader])[0]
    self.number = number
    self.column = column
    type = column.type
    self.reader = reader
    facts = ColumnTally(column, reader: reader, mostAmounts: countsTexts ? 1_000_000 : 0)
    hasManyTexts = !countsTexts
  }

  /// Takes in a cell of a row; one that a short row does not have is blank.
  package mutating func add(_ batch: RowBatch, row: Int, column: Int) {
    guard let range = batch.range(row: row, column: column) else { return facts.addMissing() }
    let bytes = batch.bytes.span.extracting(range)
    let (before, ordered) = (facts.filledCount, facts.orderedCount)
    if let amount = facts.add(bytes) {
      total.add(amount)
    } else if case .money = type, facts.filledCount > before, facts.orderedCount == ordered {
      addToOther(batch, row: row, column: column, bytes)
    }
    guard facts.filledCount > before, !hasManyTexts else { return }
    let place = texts.place(of: bytes)
    if place == counts.count {
      counts.append((SameText.trimmed(bytes.text), 0))
    }
    counts[place].count += 1
    if counts.count > Self.mostTexts { (counts, texts, hasManyTexts) = ([], TextGroups(), true) }
  }

  /// Takes in an amount of another currency than the first one.
  private mutating func addToOther(_ batch: RowBatch, row: Int, column: Int, _ bytes: Span<UInt8>) {
    guard let value = reader.value(in: bytes), case .money = value else { return }
    var place = others.firstIndex { $0.facts.low?.value.hasKind(of: value, in: reader.conventions) ?? false }
    if place == nil, others.count < Self.mostCurrencies {
      place = others.count
      others.append(
        ColumnSummary(self.column, number: number, reader: reader, countsTexts: facts.keepsAmounts))
      others[others.count - 1].hasManyTexts = true
    }
    if let place { others[place].add(batch, row: row, column: column) } else { hasMoreCurrencies = true }
  }

  /// How often the values are there, by their text, the most frequent first; empty for too many different ones.
  package var frequencies: [(text: String, count: Int)] {
    counts.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private var sum: Value? {
    guard canBeAdded, let low = facts.low, let sum = total.sum ?? rounded(total.approximation) else {
      return nil
    }
    return low.value.holding(sum, in: reader.conventions)
  }

  /// Percentages, changes and values of several currencies are not added up.
  private var canBeAdded: Bool {
    switch type {
    case .integer, .decimal, .money, .measure, .duration:
      total.count > 0 && total.count == facts.orderedCount && !facts.hasSeveralUnits
    default: false
    }
  }

  /// A sum or mean that is not exact; nil for amounts, of which no power of ten is said.
  private func rounded(_ value: Double) -> Number? {
    switch type {
    case .integer, .decimal: Number(rounding: value)
    default: nil
    }
  }

  /// Ten minutes in seconds: tenths of a second say something of shorter lengths of time.
  private static let short = 600.0

  /// How many decimals a mean has at least: nobody pays fractions of a cent; nil for two more than the values have.
  private var leastDecimals: UInt8? {
    switch type {
    case .money: 2
    case .duration: abs(total.approximation) < Self.short * Double(total.count) ? 1 : 0
    default: nil
    }
  }

  private var mean: Value? {
    guard total.count > 0, total.count == facts.orderedCount, !facts.hasSeveralUnits, let low = facts.low,
      let mean = total.mean(leastDecimals: leastDecimals)
        ?? rounded(total.approximation / Double(total.count))
    else {
      return nil
    }
    return low.value.holding(mean, in: reader.conventions)
  }

  /// The sum, or else how many values there are and the most frequent ones; and how many cells are blank.
  package func brief(_ voice: SummaryVoice) -> [String] {
    let sums = ([self] + others).compactMap { part in
      part.sum.map { sum in
        let words = voice.phrases.text(.browseSum, ["value": voice.end(part.facts.computed(sum), of: type)])
        return [part.facts.share(of: facts.filledCount, voice), words].compactMap(\.self).joined(
          separator: " ")
      }
    }
    let values = facts.filledCount == 0 ? [] : [self.values(voice)]
    return (sums.isEmpty ? values : sums) + more(voice) + [blanks(voice)].filter { !$0.isEmpty }
      + (sums.isEmpty ? frequent(voice) : [])
  }

  /// The facts line by line.
  package func lines(_ voice: SummaryVoice) -> [SpokenLine] {
    let amounts = ([self] + others).flatMap {
      [$0.range(of: facts.filledCount, voice), $0.added(of: facts.filledCount, voice)]
    }
    return ([counted(voice)] + amounts + [more(voice), frequent(voice)])
      .map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
      .map { SpokenLine(voice.sentence($0.joined(separator: voice.phrases.text(.listSeparator)))) }
  }

  /// The column with its least and greatest value: "Price, 12 dollars to 90 dollars"; nil for values without an order.
  package func scale(_ voice: SummaryVoice) -> SpokenLine? {
    guard let low = facts.low, let high = facts.high else { return nil }
    let values = low.value == high.value ? voice.end(low, of: type) : ends(low, high, voice)
    let words = [title(voice), facts.share(of: facts.filledCount, voice), values].compactMap(\.self)
    return SpokenLine(voice.sentence(words.joined(separator: voice.phrases.text(.listSeparator))))
  }

  /// Where a value that was added is between the least and the greatest one; nil for a blank cell and for a value that cannot be
  /// compared with them.
  package func size(_ batch: RowBatch, row: Int, column: Int) -> Double? {
    guard type.isOrdered, let range = batch.range(row: row, column: column),
      let value = reader.value(in: batch.bytes.span.extracting(range)),
      facts.low?.value.hasKind(of: value, in: reader.conventions) ?? false
    else { return nil }
    return value.place(in: reader.conventions)
  }

  private func title(_ voice: SummaryVoice) -> String {
    name.map(voice.name) ?? voice.phrases.text(.columnPosition, ["column": String(number)])
  }

  private func ends(_ low: FoundValue, _ high: FoundValue, _ voice: SummaryVoice) -> String {
    voice.phrases.text(.range, ["from": voice.end(low, of: type), "to": voice.end(high, of: type)])
  }

  private func counted(_ voice: SummaryVoice) -> [String] {
    let different =
      switch counts.count {
      case 0: ""
      case facts.filledCount: ""
      case 1: voice.phrases.text(.browseAllSame)
      case let count: voice.phrases.text(.browseDifferent, ["count": String(count)])
      }
    return [title(voice), values(voice), different, blanks(voice)]
  }

  private func values(_ voice: SummaryVoice) -> String {
    voice.phrases.text(.browseValues, ["count": String(facts.filledCount)])
  }

  private func blanks(_ voice: SummaryVoice) -> String {
    facts.blanks(voice) ?? ""
  }

  /// - Parameter count: how many values the column has, of which these may be some.
  private func range(of count: Int, _ voice: SummaryVoice) -> [String] {
    guard let low = facts.low, let high = facts.high, low.value != high.value else { return [] }
    let median = facts.median.map { value in
      let end = voice.end(facts.computed(value), of: type)
      return voice.phrases.text(.summaryMedian, ["value": end])
    }
    return [facts.share(of: count, voice), ends(low, high, voice), median].compactMap(\.self)
  }

  private func added(of count: Int, _ voice: SummaryVoice) -> [String] {
    let values = [(PhraseKey.browseSum, sum), (.browseMean, facts.orderedCount > 1 ? mean : nil)]
    let words = values.compactMap { key, value in
      value.map { value in
        voice.phrases.text(key, ["value": voice.end(facts.computed(value), of: type)])
      }
    }
    return words.isEmpty ? [] : [facts.share(of: count, voice)].compactMap(\.self) + words
  }

  /// "and others" where some currencies are left out.
  private func more(_ voice: SummaryVoice) -> [String] {
    hasMoreCurrencies ? [voice.phrases.text(.browseAndOthers)] : []
  }

  private func frequent(_ voice: SummaryVoice) -> [String] {
    let often = frequencies.prefix(Self.mostFrequent).filter { $0.count > 1 }
    return often.map { found in
      let value = reader.value(in: found.text) ?? .text(found.text)
      let words = voice.words(FoundValue(value: value, written: found.text), of: type)
      return voice.phrases.text(.browseTimes, ["value": words, "count": String(found.count)])
    }
  }
}

/// A sum of decimal numbers without rounding, as long as they are of a usual size.
private struct ExactSum: Sendable {
  private(set) var count = 0
  /// The sum, rounded, of numbers of any size.
  private(set) var approximation = 0.0
  /// In units of the last of `digits` decimals; nil once a number did not fit.
  private var units: Int128? = 0
  /// The most decimals that a number has.
  private var digits: UInt8 = 0

  private static let mostDigits: UInt8 = 9

  mutating func add(_ number: Number) {
    count += 1
    approximation += number.approximation
    if number.fractionDigits > digits { rescale(to: number.fractionDigits) }
    guard let units, number.fractionDigits <= Self.mostDigits, number.scale <= 12,
      let size = Self.product(
        Int128(number.significand), tenTo: digits - number.fractionDigits + number.scale)
    else {
      self.units = nil
      return
    }
    let (sum, isLarge) = units.addingReportingOverflow(number.isNegative ? -size : size)
    self.units = isLarge ? nil : sum
  }

  private mutating func rescale(to digits: UInt8) {
    units = units.flatMap { Self.product($0, tenTo: digits - self.digits) }
    self.digits = digits
  }

  var sum: Number? {
    guard let units, let size = UInt64(exactly: units.magnitude) else { return nil }
    return Number(isNegative: units < 0, significand: size, fractionDigits: digits)
  }

  /// Rounded to two decimals more than the numbers have, or to so many as they should have, without more zeros at the end.
  func mean(leastDecimals: UInt8?) -> Number? {
    guard let units, count > 0 else { return nil }
    let least = leastDecimals.map { max(self.digits, $0) } ?? self.digits + 2
    let digits = max(self.digits, min(least, Self.mostDigits))
    guard let sum = Self.product(units, tenTo: digits - self.digits) else { return nil }
    let (doubled, isLarge) = (sum % Int128(count)).multipliedReportingOverflow(by: 2)
    guard !isLarge else { return nil }
    // Half a unit is rounded away from zero.
    let up: Int128 = doubled.magnitude < count ? 0 : sum < 0 ? -1 : 1
    var (mean, rest) = (sum / Int128(count) + up, digits)
    while rest > self.digits, mean % 10 == 0 { (mean, rest) = (mean / 10, rest - 1) }
    return UInt64(exactly: mean.magnitude).map {
      Number(isNegative: mean < 0, significand: $0, fractionDigits: rest)
    }
  }

  /// A number times a power of ten; nil for one that is too large.
  private static func product(_ number: Int128, tenTo exponent: UInt8) -> Int128? {
    var product = number
    for _ in 0..<exponent {
      let (larger, isTooLarge) = product.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      product = larger
    }
    return product
  }
}
