import RowcallModel
import RowcallText
import RowcallValues

extension TableReader {
  /// The names of the columns and the cells of the first rows; none where no letter of East Asia is among the cells.
  package var eastAsianTexts: [String] {
    let sample = headSample.filter { $0.bytes.contains { $0 >= 0xE3 } }
    guard !sample.isEmpty else { return [] }
    return columnNames.compactMap(\.self)
      + sample.flatMap { batch in
        (0..<batch.rowCount).flatMap { row in
          columnNames.indices.compactMap { batch.text(row: row, column: $0) }
        }
      }
  }

  /// Decides what the columns hold: by the first rows, and by the whole file where those can be read in two ways.
  ///
  /// `01/02/2006` may be in January or February until a `13/02/2006` decides for the column, and `1,234` may be a thousand or
  /// little more than one. Only such a column makes the file be read a second time, up to the cells that decide. What
  /// nothing decides the locale does. Of a stream only the first rows are known: if there
  /// are more, dates that could be either stay as they are written.
  ///
  /// - Parameters:
  ///   - locale: decides what the file leaves open.
  ///   - choices: what a user says about the values.
  ///   - vocabulary: the words of the locale, kept by whoever reads many tables; nil to collect them anew.
  ///   - wantsMore: whether to go on after so many bytes of rows, for a listener who waits for the first one or goes away.
  package func typing(
    locale: LocaleTag, choices: TypingChoices = TypingChoices(), vocabulary: CellVocabulary? = nil,
    wantsMore: (_ bytes: Int) -> Bool = { _ in true }
  ) -> ColumnTyping {
    var choices = choices
    let flags = schema?.columns.filter { $0.type.hasPrefix("BOOL") }.map(\.name) ?? []
    choices.flags = Set(columnNames.indices.filter { columnNames[$0].map(flags.contains) ?? false })
    choices.forms = sheet?.forms ?? [:]
    let columns = TypingSource(
      names: columnNames, sample: headSample, locale: locale,
      delimiter: decisions.delimiter?.choice.asciiValue, choices: choices,
      isWhole: isReadWhole)
    var typing = columns.typing(vocabulary)
    let search = search(for: typing, wantsMore)
    if search.found.rowCount > 0 { typing = columns.typing(typing.vocabulary, adding: search.found) }
    typing.uniform = search.uniform.columns(besides: typing.namingColumns)
    if search.isWhole { typing.retype(search.fits) }
    typing.isCut = search.isCut
    return typing
  }

  /// Adds what the locale decided about the columns, and what nothing decided, to the problems.
  package mutating func report(_ typing: ColumnTyping, locale: LocaleTag) {
    for problem in typing.undecided(columnNames, locale) { rows.problems.add(problem) }
    for index in typing.columns.indices {
      guard let choice = typing.columns[index].unfitChoice else { continue }
      rows.problems.add(.unfitChoice(column: columnNames[index] ?? "#\(index + 1)", choice))
    }
  }

  /// Whether all rows can be searched before the first is given: those of files, of pages in memory, and of short streams.
  private var isReadWhole: Bool { reopened != nil || place != nil || !rows.mayHaveMore }

  /// Searches the head and, if that leaves anything open, the rest of the file.
  private func search(for typing: ColumnTyping, _ wantsMore: (Int) -> Bool) -> FileSearch {
    // On pages, a cell may cover several rows.
    var search = FileSearch(typing, isUniformWanted: place == nil && isReadWhole)
    var bytes = 0
    for batch in headSample {
      search.take(from: batch)
      bytes += batch.bytes.count
    }
    search.isWhole = isReadWhole && !rows.mayHaveMore
    guard !search.isDone, rows.mayHaveMore, isReadWhole, var rest = place == nil ? reopened?() : self else {
      return search
    }
    // The first batches are those of the head.
    for _ in headSample { _ = try? rest.nextBatch() }
    do {
      while !search.isDone {
        guard let batch = try rest.nextBatch() else {
          search.isWhole = true
          break
        }
        guard wantsMore(bytes) else {
          search.cut()
          break
        }
        search.take(from: batch)
        bytes += batch.bytes.count
      }
    } catch {
      // The error comes again when the rows are read; what follows it is not known.
      search.uniform = UniformSearch(columnCount: 0)
    }
    return search
  }
}

/// Looks in rows for whatever the first rows leave open.
private struct FileSearch {
  private var decisions: DecisionSearch
  var uniform: UniformSearch
  /// How cells from the whole file fit their columns.
  private(set) var fits: ColumnFits
  /// Whether the file was searched to its end.
  var isWhole = false
  /// Whether the search was given up before.
  private(set) var isCut = false

  init(_ typing: ColumnTyping, isUniformWanted: Bool) {
    decisions = DecisionSearch(typing)
    uniform = UniformSearch(columnCount: isUniformWanted ? typing.columns.count : 0)
    fits = ColumnFits(typing)
  }

  var found: RowBatch { decisions.found }
  var isDone: Bool { decisions.isDone && uniform.isDone }

  /// Gives up, so that nothing is known of the rest.
  mutating func cut() {
    isCut = true
    uniform = UniformSearch(columnCount: 0)
  }

  mutating func take(from batch: RowBatch) {
    if !decisions.isDone { decisions.take(from: batch) }
    if !uniform.isDone { uniform.take(from: batch) }
    fits.take(from: batch)
  }
}

/// Finds the columns that are the same in every row.
struct UniformSearch {
  /// The columns that have been the same so far.
  private var found = UniformColumns()
  private let columnCount: Int
  private var rowCount = 0

  /// With fewer rows, saying a value once is no shorter.
  private static let fewestRows = 5

  init(columnCount: Int) { self.columnCount = columnCount }

  var isDone: Bool { rowCount > 0 ? found.texts.isEmpty : columnCount == 0 }

  /// What was found in all rows, other than columns that name the rows.
  func columns(besides naming: [Int]) -> UniformColumns {
    guard rowCount >= Self.fewestRows else { return UniformColumns() }
    var others = found
    for column in naming { others.texts[column] = nil }
    return others
  }

  mutating func take(from batch: RowBatch) {
    let bytes = batch.bytes.span
    for row in 0..<batch.rowCount where !isDone {
      if rowCount == 0 { begin(with: batch, row) }
      rowCount += 1
      for (column, text) in found.texts {
        let isSame =
          if let range = batch.range(row: row, column: column) {
            bytes.extracting(range).equals(text)
          } else {
            text.isEmpty
          }
        if !isSame { found.texts[column] = nil }
      }
    }
  }

  private mutating func begin(with batch: RowBatch, _ row: Int) {
    for column in 0..<columnCount {
      found.texts[column] = Array((batch.text(row: row, column: column) ?? "").utf8)
    }
  }
}

/// All that typing needs besides the rows that decide.
private struct TypingSource {
  let names: [String?]
  let sample: [RowBatch]
  let locale: LocaleTag
  let delimiter: UInt8?
  let choices: TypingChoices
  let isWhole: Bool

  func typing(_ vocabulary: CellVocabulary?, adding rows: RowBatch? = nil) -> ColumnTyping {
    ColumnTyping(
      names: names, sample: (rows.map { [$0] } ?? []) + sample, locale: locale, delimiter: delimiter,
      vocabulary: vocabulary, choices: choices, isWhole: isWhole)
  }
}

/// Collects rows that decide how open columns are read.
private struct DecisionSearch {
  private let typing: ColumnTyping
  /// The open columns, with how many rows decide each.
  private var counts: [Int: Int]
  private var open: [Int]
  private(set) var found = RowBatch()

  /// So many agree unless the column has both orders throughout.
  private static let enough = 25

  init(_ typing: ColumnTyping) {
    self.typing = typing
    open = typing.openColumns
    counts = [:]
  }

  var isDone: Bool { open.isEmpty }

  mutating func take(from batch: RowBatch) {
    var row = 0
    while let decision = typing.firstDecision(about: open, in: batch, from: row) {
      counts[decision.column, default: 0] += 1
      if counts[decision.column] == Self.enough { open.removeAll { $0 == decision.column } }
      found.append(row: typing.columns.indices.map { batch.text(row: decision.row, column: $0) ?? "" })
      row = decision.row + 1
    }
  }
}

extension ColumnTyping {
  /// What nothing in the file decides, as problems to report.
  fileprivate func undecided(_ names: [String?], _ locale: LocaleTag) -> [ImportProblem] {
    let digits = columns.indices.filter { columns[$0].assumesDates }
    return Set(openColumns + openTexts + digits).sorted().compactMap { index in
      let column = columns[index]
      let name = names[index].map { "\"\($0)\"" } ?? "\(index + 1)"
      if column.assumesDates { return .assumedDigits(column: name) }
      switch (column.column.type, column.source) {
      case (.date, .open), (.dateTime, .open): return .openDates(column: name)
      case (.date(let order), _), (.dateTime(let order), _):
        return .assumedDates(
          column: name, order, locale: column.source == .locale ? locale.identifier : nil)
      case (.text, _):
        if let mark = column.assumedMark {
          return .assumedDecimals(column: name, mark, locale: locale.identifier)
        }
        return column.conventions.textDates.map {
          .assumedDates(column: name, $0, locale: locale.identifier)
        }
      default:
        return .assumedDecimals(
          column: name, column.conventions.decimalMark,
          locale: column.source == .locale ? locale.identifier : nil)
      }
    }
  }
}
