import RowcallAccessibility
import RowcallNarration

/// Speaks an indexed table: the titles, then each section's heading and rows.
package struct SpokenIndex: SpokenSource {
  private let file: TableFile
  private let table: OpenTable
  private let selection: RowSelection
  private let pauses: RowPauses
  private let list: IndexedTable
  private let narration: IndexNarration
  private let row: SpokenRow
  /// The remaining sections with chosen rows.
  private var sections: ArraySlice<RowSection>
  private var current: SpokenRows<OrderedRows>?
  /// The utterances before the next row.
  private var waiting: [Utterance] = []
  /// The progress.
  package private(set) var position = RowFeed.Position()

  /// Reads the table to its end and sorts its rows.
  package init(_ file: TableFile, _ options: NarrationOptions) throws {
    self.file = file
    pauses = options.pauses
    selection = options.rows
    var table = try file.tableToIndex()
    let plan = try table.plan(options)
    list = try file.indexedTable(&table)
    self.table = table
    let speech = table.speech(options.numbers)
    narration = IndexNarration(speech, labels: file.list)
    row = SpokenRow(
      plan, table: table.table, readers: table.readers, speech: speech, verbosity: options.verbosity,
      rowCount: list.sortedRows.extent.rowCount, languages: table.languages, heard: table.heard(.none),
      names: table.chosenNames, pauses: pauses)
    let selection = selection
    sections = list.sections.filter { selection.isWanted(anyOf: $0.rows) }[...]
    if !sections.isEmpty { waiting = [utterance(narration.index(of: Array(sections)))] }
  }

  /// The next utterance; nil after the last one.
  package mutating func next() throws -> Utterance? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let utterance = try position.next(of: &current) { return utterance }
      guard let section = sections.popFirst() else { return nil }
      waiting = [utterance(narration.heading(of: section))]
      current = SpokenRows(row, rows: selection, of: list.rows(of: section))
    }
  }

  /// Reports problems of the file.
  package func reportProblems(to output: Output) {
    file.reportUnknownTitles(of: list.index, to: output)
    file.reportProblems(of: table.reader, to: output)
  }

  private func utterance(_ line: String) -> Utterance {
    Utterance(
      segments: [.text(line, language: nil), .pause(milliseconds: pauses.afterRow)], language: table.locale)
  }
}
