import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// Writes the rows of a table by index section.
struct IndexedTranscript {
  private let run: TranscriptRun
  private let table: OpenTable
  private let list: IndexedTable
  private let writer: RowWriter
  private let shown: IndexNarration
  private let spoken: IndexNarration

  /// Reads the table to its end and sorts its rows.
  init(_ run: TranscriptRun) throws {
    self.run = run
    var table = try run.file.tableToIndex()
    let plan = try table.plan(run.options)
    list = try run.file.indexedTable(&table)
    self.table = table
    writer = run.writer(for: table, plan, table.heard(.none), rowCount: list.sortedRows.extent.rowCount)
    shown = IndexNarration(shownIn: table.locale)
    spoken = IndexNarration(table.speech(run.options.numbers), labels: run.file.list)
  }

  /// Writes the chosen rows, numbered in the order of the list, and returns their count.
  func write(_ selection: RowSelection) throws -> Int {
    let sections = list.sections.filter { selection.isWanted(anyOf: $0.rows) }
    if !sections.isEmpty { try writeIndex(sections) }
    let written = try sections.reduce(0) { try $0 + write($1, selection) }
    run.file.reportUnknownTitles(of: list.index, to: run.output)
    run.file.reportProblems(of: table.reader, to: run.output)
    return written
  }

  private func write(_ section: RowSection, _ selection: RowSelection) throws -> Int {
    try writeHeading(of: section, selection.count(in: section.rows))
    var writer = writer
    writer.begin(section: section.title)
    var rows = list.rows(of: section)
    return try Transcript(writer, rows: selection, jobs: run.options.jobs)
      .write(&rows) { try run.output.write(safe: $0) }
  }

  private func writeIndex(_ sections: [RowSection]) throws {
    try write({ $0.index(of: sections) }) { label, spoken in
      try IndexLine(index: sections.map(\.title), label: label, spoken: spoken).json()
    }
  }

  private func writeHeading(of section: RowSection, _ count: Int) throws {
    try write({ $0.heading(of: section) }) { label, spoken in
      try SectionLine(section: section.title, rows: count, label: label, spoken: spoken).json()
    }
  }

  /// Writes text as shown, as spoken, or both as JSON.
  private func write(
    _ words: (IndexNarration) -> String, json: (_ label: String, _ spoken: String) throws -> String
  ) throws {
    switch run.content {
    case .label: try run.output.writeLine(SafeText.string(words(shown)))
    case .spoken: try run.output.writeLine(SafeText.string(words(spoken)))
    case .json: try run.output.writeLine(try json(words(shown), words(spoken)))
    }
  }

  /// The index as a line of JSON.
  private struct IndexLine: Encodable {
    let index: [String]
    let label: String
    let spoken: String
  }

  /// A heading as a line of JSON; the rows that follow it have its `section`.
  private struct SectionLine: Encodable {
    let section: String
    /// How many rows follow.
    let rows: Int
    let label: String
    let spoken: String
  }
}
