import RowcallModel
import RowcallValues

/// The headers of a table as voices say them: without the unit that its values carry.
struct VoicedHeaders: Sendable {
  private let names: [String?]
  private let texts: [String?]

  /// The headers of a table without columns.
  init() { (names, texts) = ([], []) }

  /// - Parameter readers: one for each of the table's columns.
  init(_ table: Table, _ readers: [CellReader]) {
    names = table.columns.map(\.name)
    texts = HeaderText.texts(of: table, readers)
  }

  /// The spoken text of a header above a column; one level of several stands as it is written.
  func text(of written: String, column: Int) -> String {
    guard names.indices.contains(column), names[column] == written else { return written }
    return texts[column] ?? written
  }
}

extension HeaderText {
  /// What stands for each column of a table before its values; nil for one without a header.
  static func texts(of table: Table, _ readers: [CellReader]) -> [String?] {
    zip(table.columns, readers).map { text(of: $0, isScaled: $1.conventions.scale > 0) }
  }
}
