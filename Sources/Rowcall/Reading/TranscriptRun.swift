import RowcallImport
import RowcallNarration

/// Writes the rows of a file's tables.
package struct TranscriptRun {
  private let file: TableFile
  private let options: NarrationOptions
  private let content: RowContent
  private let output: Output

  package init(_ file: TableFile, _ options: NarrationOptions, _ content: RowContent, to output: Output) {
    self.file = file
    self.options = options
    self.content = content
    self.output = output
  }

  /// Writes the chosen rows of each table or section and returns their count.
  package func write() throws -> Int {
    let groups = try RowGroups(file, options, content)
    var written = 0
    // The sections of an index have one writer, which is slow to make.
    var sectionWriter: RowWriter?
    for number in 0..<groups.count {
      guard let group = try groups.group(number) else { continue }
      var writer = sectionWriter ?? writer(of: group)
      var (count, reader) = try write(group, by: &writer)
      written += count
      if group.section != nil { sectionWriter = writer }
      while let last = reader, let next = try groups.following(last) {
        var writer = self.writer(of: next)
        (count, reader) = try write(next, by: &writer)
        written += count
      }
    }
    groups.reportProblems(of: [], to: output)
    return written
  }

  /// Writes the rows of a group; returns their count and, unless they are sorted, the table as far as it was read.
  private func write(_ group: RowGroup, by writer: inout RowWriter) throws -> (Int, TableReader?) {
    try group.before.forEach(write)
    if let section = group.section { writer.begin(section: section) }
    writer.repeatedHeader = try TableOpening(group, options).repeatedHeader(content) ?? ""
    var rows = group.rows
    var transcript = Transcript(writer, rows: options.rows, jobs: options.jobs)
    let written: Int
    do {
      written = try transcript.writeSection(&rows) { try output.write(safe: $0) }
    } catch let error as ImportError {
      throw RowsBeforeError(reason: error, count: options.rows.count(in: rows.given))
    }
    writer = transcript.writer
    try group.after.forEach(write)
    if group.section == nil {
      file.report(
        ColumnMisfits(group.table, group.plan, writer.misfits, rowCount: written), of: group.table.reader,
        to: output)
    }
    if let reader = rows.reader { file.reportProblems(of: reader, to: output) }
    return (written, rows.reader)
  }

  private func write(_ line: LineBetweenRows) throws {
    try output.writeLine(content == .json ? line.text : SafeText.string(line.text))
  }

  private func writer(of group: RowGroup) -> RowWriter {
    switch content {
    case .label: RowWriter(group.sayingLongHeadersOnce(options).label(options))
    case .spoken: RowWriter(group.sayingLongHeadersOnce(options).spoken(options))
    case .json:
      RowWriter(
        json: group.label(options), group.spoken(options), plan: group.plan, table: group.table.table,
        assumptions: group.table.typing.assumptions, number: group.table.reader.number)
    }
  }
}
