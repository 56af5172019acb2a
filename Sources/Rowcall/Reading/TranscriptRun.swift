import RowcallImport
import RowcallModel
import RowcallNarration

/// Writes the rows of a file's tables.
package struct TranscriptRun {
  /// The kind of text.
  package enum Content: Sendable {
    /// What a sighted reader sees.
    case label
    /// The spoken text.
    case spoken
    /// Both, as JSON.
    case json
  }

  let file: TableFile
  let options: NarrationOptions
  let content: Content
  let output: Output

  package init(_ file: TableFile, _ options: NarrationOptions, _ content: Content, to output: Output) {
    self.file = file
    self.options = options
    self.content = content
    self.output = output
  }

  /// Writes the chosen rows of each table and returns their count.
  package func write() throws -> Int {
    if file.index.isWanted { return try IndexedTranscript(self).write(options.rows) }
    let written = try file.tables(options).reduce(0) {
      try $0 + write($1.table, by: $1.plan, options.rows)
    }
    file.reportLeftOut(to: output)
    return written
  }

  private func write(_ table: OpenTable, by plan: RowPlan, _ selection: RowSelection) throws -> Int {
    var table = table
    let announcement = file.announcement(
      of: table, selection, verbosity: options.verbosity,
      voice: content == .spoken ? SpokenVoice(table.speech(options.numbers)) : nil)
    if file.isSeries, announcement == nil { return 0 }
    if let announcement { try write(announcement, of: table) }
    let count = options.verbosity.position == .always ? file.rowCount(of: table) : nil
    let transcript = Transcript(
      writer(for: table, plan, table.heard(selection), rowCount: count), rows: selection, jobs: options.jobs)
    let written = try transcript.write(&table.reader) { try output.write(safe: $0) }
    if let announcement, content != .json { try write(announcement.end) }
    file.reportProblems(of: table.reader, to: output)
    return written
  }

  private func write(_ announcement: TableAnnouncement, of table: OpenTable) throws {
    if content == .json { return try output.writeLine(try announcement.json) }
    for line in announcement.entry { try write(line) }
  }

  private func write(_ line: SpokenLine) throws {
    try output.writeLine(SafeText.string(line.text))
  }

  /// Writes the rows of a table, or of a section of it.
  ///
  /// - Parameter count: how many rows the table has; nil if that is not spoken.
  func writer(
    for table: OpenTable, _ plan: RowPlan, _ heard: HeardCells?, rowCount count: Int?
  ) -> RowWriter {
    let readers = table.readers
    let label = RowLabel(
      plan, table: table.table, readers: readers, locale: table.locale, verbosity: options.verbosity,
      rowCount: count,
      heard: heard, furigana: table.furigana)
    if content == .label { return RowWriter(label) }
    let spoken = SpokenRow(
      plan, table: table.table, readers: readers, speech: table.speech(options.numbers),
      verbosity: options.verbosity, rowCount: count, languages: table.languages, heard: heard,
      names: table.chosenNames)
    if content == .spoken { return RowWriter(spoken) }
    return RowWriter(
      json: label, spoken, plan: plan, table: table.table, number: table.reader.place?.number)
  }
}
