import RowcallNarration

/// A row and the rows that belong to it, as text or JSON.
package struct RelatedReport: Encodable {
  private let row: RelatedRow
  private let isSpoken: Bool

  /// - Parameter isSpoken: whether rows are written as they are spoken.
  package init(_ row: RelatedRow, isSpoken: Bool) {
    self.row = row
    self.isSpoken = isSpoken
  }

  /// The row, then each relation with its rows, which begin with two spaces more.
  package var lines: [String] { lines(row, indent: "").map(SafeText.escaped) }

  private func lines(_ row: RelatedRow, indent: String) -> [String] {
    [indent + (isSpoken ? row.spoken : row.label)]
      + row.related.flatMap { group in
        [indent + heading(group)] + group.rows.flatMap { lines($0, indent: indent + "  ") }
      }
  }

  private func heading(_ group: RelatedRows) -> String {
    let count =
      switch group.count {
      case 0: "no rows"
      case 1: "1 row"
      default: "\(group.count) rows"
      }
    let isCut = group.rows.count < group.count
    return
      "\(group.relation.other), by \(group.relation): \(count)\(isCut ? ", \(group.rows.count) shown" : "")"
  }

  private enum Key: String, CodingKey { case table, label, spoken, cells, related }
  private enum GroupKey: String, CodingKey { case relation, table, count, rows }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(row.table, forKey: .table)
    try container.encode(row.label, forKey: .label)
    try container.encode(row.spoken, forKey: .spoken)
    try container.encode(
      Dictionary(zip(row.columnNames, row.cells)) { first, _ in first }, forKey: .cells)
    guard !row.related.isEmpty else { return }
    var groups = container.nestedUnkeyedContainer(forKey: .related)
    for group in row.related {
      var object = groups.nestedContainer(keyedBy: GroupKey.self)
      try object.encode(group.relation.description, forKey: .relation)
      try object.encode(group.relation.other, forKey: .table)
      try object.encode(group.count, forKey: .count)
      try object.encode(group.rows.map { RelatedReport($0, isSpoken: isSpoken) }, forKey: .rows)
    }
  }
}
