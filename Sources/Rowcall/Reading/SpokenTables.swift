import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText

/// Speaks the tables of a file with their announcements.
package struct SpokenTables: SpokenSource {
  private let file: TableFile
  private let options: NarrationOptions
  private let tables: [(table: OpenTable, plan: RowPlan)]
  private var nextTable = 0
  private var current: SpokenRows<TableReader>?
  /// The utterances before the next row or after the last one.
  private var waiting: [Utterance] = []
  /// The end of the current table; nil for a single table.
  private var end: Utterance?
  /// The progress.
  package private(set) var position = RowFeed.Position()
  /// The sources that have been read to their end.
  private var finished: [TableReader] = []

  package init(_ file: TableFile, _ options: NarrationOptions) throws {
    self.file = file
    self.options = options
    tables = try file.tables(options)
    open()
  }

  /// The next utterance; nil after the last.
  package mutating func next() throws -> Utterance? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let utterance = try position.next(of: &current) { return utterance }
      close()
      if waiting.isEmpty, nextTable == tables.count { return nil }
      if nextTable < tables.count { open() }
    }
  }

  /// Reports problems of the file.
  package func reportProblems(to output: Output) {
    for reader in finished + [current?.source].compactMap({ $0 }) {
      file.reportProblems(of: reader, to: output)
    }
    file.reportLeftOut(to: output)
  }

  private mutating func open() {
    let (table, plan) = tables[nextTable]
    nextTable += 1
    let speech = table.speech(options.numbers)
    let row = SpokenRow(
      plan, table: table.table, readers: table.readers, speech: speech,
      verbosity: options.verbosity,
      rowCount: options.verbosity.position == .always ? file.rowCount(of: table) : nil,
      languages: table.languages, heard: table.heard(options.rows), names: table.chosenNames,
      pauses: options.pauses)
    let announcement = file.announcement(
      of: table, options.rows, verbosity: options.verbosity, voice: SpokenVoice(speech))
    if file.isSeries, announcement == nil { return }
    current = SpokenRows(row, rows: options.rows, of: table.reader)
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
        + [.pause(milliseconds: options.pauses.afterRow)], language: table.locale)
  }

  /// A line that starts with the table's title in the table's language.
  private func segments(_ line: SpokenLine, title: String?, _ language: LocaleTag?) -> [SpeechSegment] {
    guard let language, let title, line.text.hasPrefix(title) else {
      return [.text(line.text, language: nil)]
    }
    let rest = String(line.text.dropFirst(title.count))
    return [.text(title, language: language)] + (rest.isEmpty ? [] : [.text(rest, language: nil)])
  }
}
