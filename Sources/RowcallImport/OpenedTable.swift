import RowcallModel

/// A table whose outline is decided and whose rows are about to be read.
struct OpenedTable: Sendable {
  var decisions: ImportDecisions
  var columnNames: [String?]
  /// The first rows, without the header.
  var sample: [RowBatch]
  /// The rows after the sample.
  var rows: any ImportedRows
  /// Where the columns' names are in the text; empty where they stand nowhere.
  var headerPlaces: [TextPlace] = []
  /// Where the table is on its page; nil outside HTML.
  var place: PageTable?
}

/// A text that was decoded and recognized, ready to be opened as a table.
struct DecodedText: Sendable {
  var stream: TextStream
  /// The head's text, and whether the text ends with it.
  var head: [UInt8]
  var isWhole: Bool { stream.isAtEnd }
  var format: Decision<TableFormat>
  var encoding: Decision<String>
  var problems: ProblemList
}
