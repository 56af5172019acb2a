import RowcallAccessibility
import RowcallNarration

/// What is said for a table under the titles of an index: the titles, then each section's heading and rows.
struct SpokenIndex: SpokenSource {
  private let file: TableFile
  private let table: OpenTable
  private let selection: RowSelection
  private let pauses: RowPauses
  private let list: IndexedTable
  private let narration: IndexNarration
  private let row: SpokenRow
  /// The sections with wanted rows that have not begun.
  private var sections: ArraySlice<RowSection>
  private var current: SpokenRows<OrderedRows>?
  /// What is said before the next row.
  private var waiting: [Utterance] = []
  /// How far it has come.
  private(set) var position = RowFeed.Position()

  /// Reads the table to its end and sorts its rows.
  init(_ file: TableFile, rows: RowOptions, verbosity: Verbosity, pauses: RowPauses) throws {
    self.file = file
    self.pauses = pauses
    selection = try rows.selection()
    var table = try file.tableToIndex()
    let plan = try table.plan(rows)
    list = try file.indexedTable(&table)
    self.table = table
    let speech = table.speech(rows.form)
    narration = IndexNarration(speech, labels: file.list)
    row = SpokenRow(
      plan, table: table.table, readers: table.typing.readers, speech: speech, verbosity: verbosity,
      rowCount: list.sortedRows.extent.rowCount, languages: table.languages, heard: table.heard(.none),
      names: table.chosenNames, pauses: pauses)
    let selection = selection
    sections = list.sections.filter { selection.isWanted(anyOf: $0.rows) }[...]
    if !sections.isEmpty { waiting = [utterance(narration.index(of: Array(sections)))] }
  }

  /// What is said next; nil after the last.
  mutating func next() throws -> Utterance? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let utterance = try position.next(of: &current) { return utterance }
      guard let section = sections.popFirst() else { return nil }
      waiting = [utterance(narration.heading(of: section))]
      current = SpokenRows(row, rows: selection, of: list.rows(of: section))
    }
  }

  /// Tells what reading had to put up with.
  func reportProblems() {
    file.reportUnknownTitles(of: list.index)
    file.reportProblems(of: table.reader)
  }

  private func utterance(_ line: String) -> Utterance {
    Utterance(
      segments: [.text(line, language: nil), .pause(milliseconds: pauses.afterRow)], language: table.locale)
  }
}
