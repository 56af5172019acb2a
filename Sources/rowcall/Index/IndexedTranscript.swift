import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// The rows of a table under the titles of an index, written one section after the other.
struct IndexedTranscript {
  private let run: TranscriptRun
  private let table: OpenTable
  private let plan: RowPlan
  private let list: IndexedTable
  private let narration: IndexNarration

  /// Reads the table to its end and sorts its rows.
  init(_ run: TranscriptRun) throws {
    self.run = run
    var table = try run.file.tableToIndex()
    plan = try table.plan(run.rows)
    list = try run.file.indexedTable(&table)
    self.table = table
    narration =
      run.content == .spoken
      ? IndexNarration(table.speech(run.rows.form), labels: run.file.list)
      : IndexNarration(shownIn: table.locale)
  }

  /// Writes the wanted rows, which are counted as they stand in the list, and gives how many there were.
  func write(_ selection: RowSelection) throws -> Int {
    let sections = list.sections.filter { !selection.wanted(in: $0.rows).isEmpty }
    if !sections.isEmpty { try writeIndex(sections) }
    let written = try sections.reduce(0) { try $0 + write($1, selection) }
    if !run.isQuiet { run.file.reportProblems(of: table.reader) }
    return written
  }

  private func write(_ section: RowSection, _ selection: RowSelection) throws -> Int {
    try writeHeading(of: section)
    let writer = run.writer(
      for: table, plan, table.heard(.none), section: section.title, rowCount: list.sortedRows.extent.rowCount)
    var rows = list.rows(of: section)
    return try Transcript(writer, rows: selection, jobs: run.rows.jobs)
      .write(&rows) { try StandardOutput.write($0) }
  }

  private func writeIndex(_ sections: [RowSection]) throws {
    let label = narration.index(of: sections)
    guard run.content == .json else { return try StandardOutput.writeLine(SafeText.string(label)) }
    try StandardOutput.writeLine(try IndexLine(index: sections.map(\.title), label: label).json())
  }

  private func writeHeading(of section: RowSection) throws {
    let label = narration.heading(of: section)
    guard run.content == .json else { return try StandardOutput.writeLine(SafeText.string(label)) }
    try StandardOutput.writeLine(
      try SectionLine(section: section.title, rows: section.rows.count, label: label).json())
  }

  /// The index as a line of JSON.
  private struct IndexLine: Encodable {
    let index: [String]
    let label: String
  }

  /// A heading as a line of JSON; the rows that follow it have its `section`.
  private struct SectionLine: Encodable {
    let section: String
    let rows: Int
    let label: String
  }
}
