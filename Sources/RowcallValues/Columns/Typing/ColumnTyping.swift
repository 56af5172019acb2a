import RowcallModel
import RowcallText

/// Decides from the first rows of a table what each column holds and how it is written.
///
/// A column gets a type when nine in ten of its filled cells fit it, or three in four when the header says so too.
/// Blank are "", blanks, `\N`, a lone dash or dot, and in columns of values also n/a, NA, NULL, null, None. What is
/// ambiguous (`1.234`, `01/02/2003`) is decided for a column as a whole: by its own cells, else by the other columns,
/// else by the delimiter, else by the locale. Equal input gives equal answers.
package struct ColumnTyping: Sendable {
  /// What was decided about each column, in the order of the table.
  package internal(set) var columns: [TypedColumn]
  /// The columns that name the row and are heard first, zero-based: one, or two that name it together; empty if none does.
  package let namingColumns: [Int]
  /// The columns that are known to be the same in every row.
  package var uniform = UniformColumns()
  /// Whether the file goes on behind the rows that were searched for what decides; then its rest may decide otherwise.
  package var isCut = false
  /// The words that the cells may hold.
  package let vocabulary: CellVocabulary

  /// Looks at a sample of a table.
  ///
  /// - Parameters:
  ///   - names: the header of each column; their number is the number of columns. Nil for a column without header.
  ///   - sample: the first rows. Of many only the first are looked at: at most 1000, at most 400,000 cells.
  ///   - locale: decides what the file leaves open.
  ///   - delimiter: the byte between cells, where the file has one: a semicolon goes with decimal commas, a comma with points.
  ///   - vocabulary: the words of the locale, kept by whoever reads many tables; nil to collect them anew.
  ///   - choices: what a user says about the values.
  ///   - isWhole: whether the sample, or a file behind it, was searched to its end for what decides the order of dates;
  ///     if not, the locale may not decide it either.
  package init(
    names: [String?], sample: [RowBatch], locale: LocaleTag, delimiter: UInt8? = nil,
    vocabulary: CellVocabulary? = nil, choices: TypingChoices = TypingChoices(), isWhole: Bool = true
  ) {
    let vocabulary = vocabulary ?? CellVocabulary(for: locale)
    var habits = LocaleHabits(for: locale)
    var hints = names.map { HeaderHint($0, currencies: habits.currencies, vocabulary: vocabulary) }
    let sample = TypingSample(sample, columns: names.count)
    let evidence = sample.evidence(columns: names.count, with: CellProbe(vocabulary: vocabulary))
    // Whose `kr` it is takes the words of three languages, which few tables need.
    if evidence.contains(where: \.holdsKrone)
      || hints.contains(where: { $0.currency == SharedCurrencies.unknownKrone })
    {
      habits.currencies.settleKrone(by: names)
      hints = names.map { HeaderHint($0, currencies: habits.currencies, vocabulary: vocabulary) }
    }
    for index in choices.flags where hints.indices.contains(index) { hints[index].isDeclaredFlag = true }
    let resolver = ConventionResolver(
      evidence, habits: habits, delimiter: delimiter, choices: choices, isWhole: isWhole)
    let company = evidence.map { $0.sizes.company(of: $0.filled) }.max() ?? .other
    let hasSizes = zip(names, evidence).contains { $1.sizes.areSizes($0, beside: company) }
    let decision = ColumnDecision(
      resolver: resolver, habits: habits, vocabulary: vocabulary, kinds: choices.kinds, forms: choices.forms,
      sample: sample,
      company: company, hasSizes: hasSizes, hasCurrencyCodes: evidence.contains(where: \.areCurrencyCodes))
    var readers: [ReaderKind: CellReader] = [:]
    let columns = names.indices.map { index in
      var column = decision.column(index, name: names[index], hint: hints[index], evidence: evidence[index])
      let kind = ReaderKind(type: column.reader.type, conventions: column.conventions)
      column.reader = readers[kind, default: column.reader]
      readers[kind] = column.reader
      return column
    }
    self.vocabulary = vocabulary
    self.columns = columns
    namingColumns = NamingColumn.indices(among: columns, hints: hints, evidence: evidence, sample: sample)
  }

  /// Makes the reader for one column's cells.
  package func reader(for column: Int) -> CellReader { columns[column].reader }

  package var readers: [CellReader] { columns.map(\.reader) }
}

/// The columns of a table that are the same in every row, by their zero-based numbers.
package struct UniformColumns: Hashable, Sendable {
  /// The text of each in UTF-8; empty for one without any filled cell.
  package var texts: [Int: [UInt8]] = [:]

  package init() {}
}

/// What readers of the same words differ in: columns that agree share one.
private struct ReaderKind: Hashable {
  let type: ColumnType
  let conventions: CellConventions
}

extension ColumnTyping {
  /// The zero-based columns whose cells can be read in two ways, of which nothing in the file so far decides.
  package var openColumns: [Int] {
    columns.indices.filter { columns[$0].source.leavesDoubt && columns[$0].column.type != .text }
  }

  /// The zero-based columns of texts that hold dates, or numbers, that only the locale tells how to read.
  package var openTexts: [Int] {
    columns.indices.filter { columns[$0].source.leavesDoubt && columns[$0].column.type == .text }
  }

  /// What is assumed about the open columns, by their zero-based number, in the words of the options that decide
  /// otherwise: "dates mdy", "decimal point".
  package var assumptions: [Int: String] {
    columns.enumerated().reduce(into: [:]) { assumptions, column in
      if column.element.assumesDates { assumptions[column.offset] = "type date" }
      guard column.element.source.leavesDoubt, column.element.source != .open else { return }
      assumptions[column.offset] =
        switch column.element.column.type {
        case .date(let order), .dateTime(let order): "dates \(order.code)"
        case .text:
          column.element.assumedMark.map { "decimal \($0.wording)" }
            ?? "dates \(column.element.conventions.textDates?.code ?? "")"
        default: "decimal \(column.element.conventions.decimalMark.wording)"
        }
    }
  }

  /// The first cell of one of the columns that can be read in one way only, so that it decides about its column.
  ///
  /// - Parameter first: zero-based within the batch.
  package func firstDecision(
    about columns: [Int], in batch: RowBatch, from first: Int
  ) -> (row: Int, column: Int)? {
    guard !columns.isEmpty else { return nil }
    let probe = CellProbe(vocabulary: vocabulary)
    let bytes = batch.bytes.span
    for row in first..<batch.rowCount {
      for column in columns {
        guard let range = batch.range(row: row, column: column) else { continue }
        if decides(bytes.extracting(range), column, probe) { return (row, column) }
      }
    }
    return nil
  }

  private func decides(_ cell: Span<UInt8>, _ column: Int, _ probe: CellProbe) -> Bool {
    let cell = cell.extracting(cell.trimmedRange())
    guard cell.count <= CellReader.longestCell, CellProbe.mayHoldDigits(cell) else { return false }
    switch columns[column].column.type {
    case .date, .dateTime:
      // Nearly all cells end here: reading each in every order would take longer than finding it.
      if cell.startsWithSwappableNumbers { return false }
      let dates = probe.dates(cell).dates
      return (dates[.monthDayYear] == nil) != (dates[.dayMonthYear] == nil)
    default: return (probe.amount(cell, .point) == nil) != (probe.amount(cell, .comma) == nil)
    }
  }
}
