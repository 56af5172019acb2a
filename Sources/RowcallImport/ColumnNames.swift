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

  /// Takes the header rows out of the first batches and makes the names of them: `2025` over `Q1` is "2025 Q1".
  ///
  /// In a row above others a blank cell belongs to the name on its left, for that is how spans are written in text.
  ///
  /// - Parameter count: how many rows are headers; nil is given when there are not so many.
  static func take(_ count: Int, from sample: inout [RowBatch], width: Int) -> [String?]? {
    var levels: [[String?]] = []
    for batch in sample {
      for row in 0..<min(batch.rowCount, count - levels.count) {
        levels.append(names(in: batch, row: row, width: width))
      }
    }
    guard levels.count == count else { return nil }
    sample.removeFirstRows(count)
    for level in levels.indices.dropLast() { fill(&levels[level]) }
    let columns = levels.map(\.count).max() ?? width
    return (0..<columns).map { column in
      let parts = levels.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      return cleaned(
        parts.indices.filter { $0 == 0 || parts[$0] != parts[$0 - 1] }.map { parts[$0] }.joined(
          separator: " "))
    }
  }

  private static func fill(_ level: inout [String?]) {
    for column in level.indices.dropFirst() { level[column] = level[column] ?? level[column - 1] }
  }

  /// A name without white space at its ends and with single spaces inside; nil if nothing is left.
  static func cleaned(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0 == "\0" || $0 == "\u{FEFF}" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The names that stand more than once, in order of their first appearance.
  static func repeated(in names: [String?]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names.compactMap({ $0 }) { counts[name, default: 0] += 1 }
    var reported: Set<String> = []
    return names.compactMap { $0 }.filter { counts[$0, default: 0] > 1 && reported.insert($0).inserted }
  }
}
