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
    var written = 0
    for index in 0..<file.tableCount { written += try write(try file.table(index), selection) }
    return written
  }

  private func write(_ table: OpenTable, _ selection: RowSelection) throws -> Int {
    var table = table
    let announcement = file.announcement(of: table, selection, verbosity: verbosity)
    if file.isSeries, announcement == nil { return 0 }
    if let announcement { try write(announcement, of: table) }
    let transcript = Transcript(try writer(for: table, selection), rows: selection, jobs: rows.jobs)
    let written = try transcript.write(&table.reader) { try StandardOutput.write($0) }
    if let announcement, content != .json { try StandardOutput.writeLine(announcement.end.text) }
    if !isQuiet { file.reportProblems(of: table.reader) }
    return written
  }

  private func write(_ announcement: TableAnnouncement, of table: OpenTable) throws {
    if content == .json { return try StandardOutput.writeLine(try announcement.json) }
    for line in announcement.entry { try StandardOutput.writeLine(SafeText.string(line.text)) }
  }

  private func writer(for table: OpenTable, _ selection: RowSelection) throws -> RowWriter {
    let plan = try table.plan(rows)
    let readers = table.typing.readers
    let count = verbosity.position == .always ? file.rowCount(of: table) : nil
    let heard = table.heard(selection)
    let label = RowLabel(
      plan, table: table.table, readers: readers, locale: table.locale, verbosity: verbosity, rowCount: count,
      heard: heard)
    if content == .label { return RowWriter(label) }
    let spoken = SpokenRow(
      plan, table: table.table, readers: readers, speech: table.speech(rows.words ? .words : .digits),
      verbosity: verbosity, rowCount: count, languages: table.languages, heard: heard)
    if content == .spoken { return RowWriter(spoken) }
    return RowWriter(
      json: label, spoken, plan: plan, table: table.table, number: table.reader.place?.number)
  }
}
