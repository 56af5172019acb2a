/// What people attached to the cells of a table beside their texts, such as the comments and links of a sheet.
package struct CellComments: Hashable, Codable, Sendable {
  /// What is attached.
  package enum Kind: String, Hashable, Codable, Sendable { case comment, link }

  /// A comment, or where a link leads to.
  package struct Comment: Hashable, Codable, Sendable {
    package let kind: Kind
    package let text: String
  }

  /// By the one-based line of the file on which the row starts, and by the zero-based column.
  private var comments: [Int: [Int: [Comment]]] = [:]

  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { comments.isEmpty }

  /// Those on a cell, by the zero-based row of a batch and column.
  package func onCell(row: Int, column: Int, of batch: RowBatch) -> [Comment] {
    row < batch.lines.count ? comments[batch.lines[row]]?[column] ?? [] : []
  }

  /// Adds one; its lines become one.
  package mutating func add(_ text: String, _ kind: Kind, line: Int, column: Int) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    comments[line, default: [:]][column, default: []].append(Comment(kind: kind, text: text))
  }
}
