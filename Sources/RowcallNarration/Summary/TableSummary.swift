import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues

/// What is in a table: "10 rows, 3 columns; Price from 12 dollars to 90 dollars, median 34 dollars; 2 blank".
package struct TableSummary: Sendable {
  private let names: [String?]
  private let types: [ColumnType]
  private var facts: [ColumnTally]
  private var rowCount = 0

  /// Reads a table to its end; throws what the source throws.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - countedRows: the announced number of rows; nil for that of the source.
  package init(
    _ table: Table, readers: [CellReader], rows source: inout some RowSource, countedRows: Int? = nil
  ) throws {
    self.init(table, readers: readers)
    while let batch = try source.nextBatch() {
      for row in 0..<batch.rowCount { add(batch, row: row, columns: facts.indices) }
    }
    rowCount = countedRows ?? rowCount
  }

  /// Begins with no rows.
  package init(_ table: Table, readers: [CellReader]) {
    names = HeaderText.texts(of: table, readers)
    types = table.columns.map(\.type)
    facts = zip(table.columns, readers).map { ColumnTally($0, reader: $1) }
  }

  /// Takes in a row, of which the table's columns have these places.
  package mutating func add(_ batch: RowBatch, row: Int, columns: some Sequence<Int>) {
    let bytes = batch.bytes.span
    for (index, column) in columns.enumerated() {
      if let range = batch.range(row: row, column: column) {
        facts[index].add(bytes.extracting(range))
      } else {
        facts[index].addMissing()
      }
    }
    rowCount += 1
  }
}

extension TableSummary {
  /// The facts one by one: the size, then what there is to say of each column; at last the blank cells of columns
  /// without a name, of which nothing is spoken.
  package func lines(_ voice: SummaryVoice) -> [SpokenLine] {
    let size = [
      voice.phrases.text(.rowCount, ["count": String(rowCount)]),
      voice.phrases.text(.columnCount, ["count": String(facts.count)]),
    ].joined(separator: voice.phrases.text(.listSeparator))
    let columns = facts.indices.compactMap { column($0, voice) }
    let nameless = facts.indices.reduce(0) { $0 + (names[$1] == nil ? facts[$1].blankCount : 0) }
    return ([size] + columns + [blanks(nameless, voice)].compactMap(\.self))
      .map { SpokenLine(voice.sentence($0)) }
  }

  /// The facts in one line.
  package func text(_ voice: SummaryVoice) -> String {
    let comma = voice.phrases.text(.listSeparator)
    // Facts hold commas themselves; languages with a comma of their own are understood by that alone.
    return lines(voice).map(\.text).joined(separator: comma == ", " ? "; " : comma)
  }

  /// What there is to say of a column; nil if that is nothing.
  private func column(_ index: Int, _ voice: SummaryVoice) -> String? {
    guard let name = names[index].map(voice.name) else { return nil }
    let facts = facts[index]
    let blanks = facts.blanks(voice)
    if let values = values(of: facts, name, types[index], voice) {
      return [values, blanks].compactMap(\.self).joined(separator: voice.phrases.text(.listSeparator))
    }
    guard let blanks else { return nil }
    guard facts.filledCount == 0 else {
      return voice.phrases.text(.headerAndValue, ["header": name, "value": blanks])
    }
    return voice.phrases.text(.summarySame, ["name": name, "value": voice.phrases.text(.blank)])
  }

  /// The values of a column from the least to the greatest, or how many there are; nil if that is not known.
  private func values(
    of facts: ColumnTally, _ name: String, _ type: ColumnType, _ voice: SummaryVoice
  ) -> String? {
    let same = { voice.phrases.text(.summarySame, ["name": name, "value": $0]) }
    if let count = facts.differentCount, let first = facts.first {
      return count == 1
        ? same(voice.words(first, of: type))
        : voice.phrases.text(.summaryDistinct, ["name": name, "count": String(count)])
    }
    guard let low = facts.low, let high = facts.high else { return nil }
    let least = voice.words(low, of: type)
    let (from, to) = (voice.end(low, of: type), voice.end(high, of: type))
    let isSame = least == voice.words(high, of: type)
    let range =
      isSame ? same(least) : voice.phrases.text(.summaryRange, ["name": name, "low": from, "high": to])
    let share = facts.share(of: facts.filledCount, voice)
    let median = (isSame ? nil : facts.median).map { value in
      let end = voice.end(facts.computed(value), of: type)
      return voice.phrases.text(.summaryMedian, ["value": end])
    }
    return [range, median, share].compactMap(\.self).joined(separator: voice.phrases.text(.listSeparator))
  }

  /// "2 blank"; nil for none.
  private func blanks(_ count: Int, _ voice: SummaryVoice) -> String? {
    count > 0 ? voice.phrases.text(.summaryBlank, ["count": String(count)]) : nil
  }

  /// Reads a table that was marked up, types its columns by what is in them, and counts rows as its listeners do.
  ///
  /// A merged cell holds for each of its slots. Throws what the table throws.
  package init(_ table: some AccessibleTable, locale: LocaleTag) throws {
    let columns = try MarkedColumns(table, locale: locale)
    var source = RepeatedRows([columns.rows])
    try self.init(
      columns.table, readers: columns.readers, rows: &source,
      countedRows: table.outline.rowCount - table.outline.unnumberedRowCount)
  }
}

/// Puts the values and names of a summary into words, as they are spoken or as they are shown.
package struct SummaryVoice: Sendable {
  let phrases: Phrases
  private let speech: SpokenText?
  private let style: DisplayStyle?

  /// Speaks values in full: "from 12 dollars to 90 dollars".
  package init(_ speech: SpokenText) {
    self.speech = speech
    phrases = speech.phrases
    style = nil
  }

  /// Shows values as a reader of a locale sees them: "from $12.00 to $90.00".
  package init(writtenFor locale: LocaleTag) {
    speech = nil
    phrases = Phrases(for: locale)
    style = DisplayStyle(locale: locale)
  }

  /// A value of a column, as rows say it.
  func words(_ found: FoundValue, of type: ColumnType) -> String {
    guard let speech else { return shown(found, of: type) }
    return speech.spoken(
      found.value.speakableMoment(withCentury: speech.form == .digits && found.hasCentury))
  }

  /// A word alone; one of signs, such as a dash, by their names, for a voice passes over them.
  func word(_ word: String) -> String {
    let signs = word.compactMap(Sign.init)
    guard let speech, signs.count == word.count else {
      return words(FoundValue(value: .text(word), written: word), of: .text)
    }
    let names = SignNames(for: speech.locale)
    return zip(signs, word).map { names.name(of: $0) ?? String($1) }.joined(separator: " ")
  }

  /// A value of a column as one end of a range: a change with its sign, for "from down 2 percent" leads nowhere.
  func end(_ found: FoundValue, of type: ColumnType) -> String {
    guard case .change(let change) = found.value else { return words(found, of: type) }
    guard let speech else {
      var options = FormatOptions()
      options.isSigned = true
      return shown(FoundValue(value: found.value, written: ""), of: type, options)
    }
    let number = speech.spoken(change.withoutDirection)
    let isRise = !change.amount.isNegative && !change.amount.isZero
    return isRise ? phrases.text(.positive, ["number": number]) : number
  }

  private func shown(
    _ found: FoundValue, of type: ColumnType, _ options: FormatOptions = FormatOptions()
  ) -> String {
    guard let style else { return "" }
    var display = CellDisplay(
      type: type, style: style, options: options, hasCentury: found.hasCentury)
    var output = ByteBuffer()
    display.append(found.value, written: Array(found.written.utf8).span, to: &output)
    return output.text()
  }

  /// A finished sentence.
  func sentence(_ text: String) -> String { speech?.spoken(sentence: text) ?? text }

  /// A column's name.
  func name(_ name: String) -> String {
    speech.map { $0.spoken(text: SpokenHeader.words(name)) } ?? SafeText.string(name)
  }
}

extension Change {
  /// The same amount as a plain value.
  fileprivate var withoutDirection: Value {
    switch measure {
    case .number: .number(amount)
    case .percent: .percent(amount)
    case .money(let currency): .money(Money(amount, currency: currency))
    }
  }
}
