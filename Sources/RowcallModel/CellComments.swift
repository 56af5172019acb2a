/// What people attached to the cells of a table beside their texts, such as the comments and links of a sheet, and the links of a
/// page.
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
  /// Whether rows are known by their zero-based numbers instead, since several may start on one line.
  private let isByNumber: Bool

  package init(byNumber isByNumber: Bool = false) { self.isByNumber = isByNumber }

  /// Whether there are none.
  package var isEmpty: Bool { comments.isEmpty }

  /// Those on a cell, by the zero-based row of a batch and column.
  package func onCell(row: Int, column: Int, of batch: RowBatch) -> [Comment] {
    let line = row < batch.lines.count ? batch.lines[row] : nil
    return onCell(isByNumber ? batch.number(ofRow: row) : line, column)
  }

  /// The same by the line on which the row starts; none where that is not known.
  package func onCell(line: Int?, column: Int) -> [Comment] { isByNumber ? [] : onCell(line, column) }

  private func onCell(_ row: Int?, _ column: Int) -> [Comment] { row.flatMap { comments[$0]?[column] } ?? [] }

  /// Those on some of the columns, zero-based, in that order.
  package func choosing(_ columns: [Int]) -> CellComments {
    var chosen = self
    chosen.comments = comments.mapValues { row in
      Dictionary(
        uniqueKeysWithValues: columns.enumerated().compactMap { place, column in
          row[column].map { (place, $0) }
        })
    }
    return chosen
  }

  /// Adds one to a row by its line or number; its lines become one.
  package mutating func add(_ text: String, _ kind: Kind, row: Int, column: Int) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    comments[row, default: [:]][column, default: []].append(Comment(kind: kind, text: text))
  }
}
