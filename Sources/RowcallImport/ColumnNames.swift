import RowcallModel

/// Makes column names of header cells.
enum ColumnNames {
  /// The names of a header row's cells as they are spoken: line breaks and runs of spaces become one space, and a
  /// cell without a name gives nil.
  ///
  /// - Parameter width: the table's number of columns; a shorter header gives no names for the rest.
  static func names(in batch: RowBatch, row: Int, width: Int) -> [String?] {
    let count = max(batch.cellCount(inRow: row), width)
    return (0..<count).map { column in
      batch.text(row: row, column: column).flatMap(cleaned)
    }
  }

  /// A name without white space at its ends and with single spaces inside; nil when nothing is left.
  static func cleaned(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0 == "\0" || $0 == "\u{FEFF}" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The names that stand more than once, in order of their first appearance.
  static func repeated(in names: [String?]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names.compactMap({ $0 }) { counts[name, default: 0] += 1 }
    var told: Set<String> = []
    return names.compactMap { $0 }.filter { counts[$0, default: 0] > 1 && told.insert($0).inserted }
  }
}
