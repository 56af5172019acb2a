import RowcallImport
import RowcallModel
import RowcallNarration

/// The rows of a file's tables, written in turn.
struct TranscriptRun {
  /// What is written.
  enum Content {
    /// What a sighted reader sees.
    case label
    /// What is said.
    case spoken
    /// Both, as JSON.
    case json
  }

  let file: TableFile
  let rows: RowOptions
  let content: Content
  let verbosity: Verbosity
  let isQuiet: Bool

  /// Writes the wanted rows of each table, and gives how many there were.
  func write() throws -> Int {
    let selection = try rows.selection()
    if file.index.isWanted { return try IndexedTranscript(self).write(selection) }
    let written = try file.tables(rows).reduce(0) { try $0 + write($1.table, by: $1.plan, selection) }
    if !isQuiet { file.reportLeftOut() }
    return written
  }

  private func write(_ table: OpenTable, by plan: RowPlan, _ selection: RowSelection) throws -> Int {
    var table = table
    let announcement = file.announcement(
      of: table, selection, verbosity: verbosity,
      voice: content == .spoken ? SpokenVoice(table.speech(rows.form)) : nil)
    if file.isSeries, announcement == nil { return 0 }
    if let announcement { try write(announcement, of: table) }
    let count = verbosity.position == .always ? file.rowCount(of: table) : nil
    let transcript = Transcript(
      writer(for: table, plan, table.heard(selection), rowCount: count), rows: selection, jobs: rows.jobs)
    let written = try transcript.write(&table.reader) { try StandardOutput.write(safe: $0) }
    if let announcement, content != .json { try write(announcement.end) }
    if !isQuiet { file.reportProblems(of: table.reader) }
    return written
  }

  private func write(_ announcement: TableAnnouncement, of table: OpenTable) throws {
    if content == .json { return try StandardOutput.writeLine(try announcement.json) }
    for line in announcement.entry { try write(line) }
  }

  private func write(_ line: SpokenLine) throws {
    try StandardOutput.writeLine(SafeText.string(line.text))
  }

  /// Writes the rows of a table, or of a section of it.
  ///
  /// - Parameter count: how many rows the table has; nil where nobody hears it.
  func writer(
    for table: OpenTable, _ plan: RowPlan, _ heard: HeardCells?, rowCount count: Int?
  ) -> RowWriter {
    let readers = table.typing.readers
    let label = RowLabel(
      plan, table: table.table, readers: readers, locale: table.locale, verbosity: verbosity, rowCount: count,
      heard: heard, furigana: table.furigana)
    if content == .label { return RowWriter(label) }
    let spoken = SpokenRow(
      plan, table: table.table, readers: readers, speech: table.speech(rows.form),
      verbosity: verbosity, rowCount: count, languages: table.languages, heard: heard,
      names: table.chosenNames)
    if content == .spoken { return RowWriter(spoken) }
    return RowWriter(
      json: label, spoken, plan: plan, table: table.table, number: table.reader.place?.number)
  }
}
