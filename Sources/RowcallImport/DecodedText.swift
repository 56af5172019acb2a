import RowcallModel

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
