import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText

/// What is said for the tables of a file, one utterance at a time: each one's rows, and what tells it from others.
struct SpokenTables: SpokenSource {
  private let file: TableFile
  private let rows: RowOptions
  private let selection: RowSelection
  private let verbosity: Verbosity
  private let pauses: RowPauses
  private let tables: [(table: OpenTable, plan: RowPlan)]
  private var nextTable = 0
  private var current: SpokenRows<TableReader>?
  /// What is said before the next row, or after the last.
  private var waiting: [Utterance] = []
  /// What ends the table at hand; nil for one that stands alone.
  private var end: Utterance?
  /// How far it has come.
  private(set) var position = RowFeed.Position()
  /// The sources that have been read to their end.
  private var finished: [TableReader] = []

  init(_ file: TableFile, rows: RowOptions, verbosity: Verbosity, pauses: RowPauses) throws {
    self.file = file
    self.rows = rows
    self.verbosity = verbosity
    self.pauses = pauses
    selection = try rows.selection()
    tables = try file.tables(rows)
    open()
  }

  /// What is said next; nil after the last.
  mutating func next() throws -> Utterance? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let utterance = try position.next(of: &current) { return utterance }
      close()
      if waiting.isEmpty, nextTable == file.tableCount { return nil }
      if nextTable < file.tableCount { open() }
    }
  }

  /// Tells what reading had to put up with.
  func reportProblems() {
    for reader in finished + [current?.source].compactMap({ $0 }) { file.reportProblems(of: reader) }
    file.reportLeftOut()
  }

  private mutating func open() {
    let (table, plan) = tables[nextTable]
    nextTable += 1
    let speech = table.speech(rows.form)
    let row = SpokenRow(
      plan, table: table.table, readers: table.typing.readers, speech: speech,
      verbosity: verbosity, rowCount: verbosity.position == .always ? file.rowCount(of: table) : nil,
      languages: table.languages, heard: table.heard(selection), names: table.chosenNames, pauses: pauses)
    let announcement = file.announcement(
      of: table, selection, verbosity: verbosity, voice: SpokenVoice(speech))
    if file.isSeries, announcement == nil { return }
    current = SpokenRows(row, rows: selection, of: table.reader)
    waiting += announcement?.entry.map { utterance($0, table) } ?? []
    end = announcement.map { utterance($0.end, table) }
  }

  private mutating func close() {
    if let reader = current?.source { finished.append(reader) }
    current = nil
    waiting += [end].compactMap { $0 }
    end = nil
  }

  private func utterance(_ line: SpokenLine, _ table: OpenTable) -> Utterance {
    Utterance(
      segments: segments(line, title: table.reader.place?.headers.grid.title, table.languages?.ofTable)
        + [.pause(milliseconds: pauses.afterRow)], language: table.locale)
  }

  /// A line of which the table's title, with which it may start, is said in the table's language.
  private func segments(_ line: SpokenLine, title: String?, _ language: LocaleTag?) -> [SpeechSegment] {
    guard let language, let title, line.text.hasPrefix(title) else {
      return [.text(line.text, language: nil)]
    }
    let rest = String(line.text.dropFirst(title.count))
    return [.text(title, language: language)] + (rest.isEmpty ? [] : [.text(rest, language: nil)])
  }
}
