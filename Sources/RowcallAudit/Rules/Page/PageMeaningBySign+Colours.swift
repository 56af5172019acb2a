import RowcallModel

/// Cells of one column whose colours may add information to their words.
struct ColumnColours {
  /// The column, counted from zero.
  let column: Int
  /// The cells with an unusual colour.
  let cells: [Int]

  /// Compares the cells of a column; nil if their colours add nothing to the words.
  ///
  /// - Parameter cells: the cells of data, each with its text and its colour, which is nil for that of the page.
  init?(_ column: Int, _ cells: [(cell: Int, text: String, colour: String?)]) {
    let inks = Set(cells.map(\.colour))
    // More colours are a scale for the numbers.
    guard (2...4).contains(inks.count) else { return nil }
    var groups: [String?: Set<String>] = [:]
    for cell in cells { groups[cell.colour, default: []].insert(cell.text.lowercased()) }
    if Self.distinguishes(Array(groups.values), of: cells.count) { return nil }
    // If each cell has a colour, the most frequent one is the default.
    let counts = Dictionary(grouping: cells, by: \.colour).mapValues(\.count)
    let usual =
      inks.contains(nil)
      ? nil : counts.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }?.key
    self.column = column
    self.cells = cells.filter { $0.colour != usual }.map(\.cell)
  }

  /// Whether the words distinguish the colours: each colour has its own categories.
  private static func distinguishes(_ groups: [Set<String>], of count: Int) -> Bool {
    let distinct = groups.reduce(0) { $0 + $1.count }
    guard Set(groups.joined()).count == distinct else { return false }
    let areWords = groups.joined().allSatisfy {
      $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber)
    }
    if areWords, distinct == groups.count || distinct * 2 <= count { return true }
    // All cells of one colour have what no cell of the other has: a minus sign, letters, any text.
    return differ(groups, by: isNegative) || differ(groups) { $0.contains(where: \.isLetter) }
      || differ(groups, by: \.isEmpty)
  }

  private static func differ(_ groups: [Set<String>], by says: (String) -> Bool) -> Bool {
    let shares = groups.map { group in (count: group.count { says($0) }, all: group.count) }
    return groups.count == 2 && shares.contains { $0.count == $0.all } && shares.contains { $0.count == 0 }
  }

  private static func isNegative(_ text: String) -> Bool {
    text.first.map { "-−–(".contains($0) } ?? false
  }
}

extension AuditedPage {
  /// The columns of a table in which some cells differ from the others of the column, and of their row, by colour.
  func columnColours(of table: AuditedTable) -> [ColumnColours] {
    let inks = inks(of: table)
    guard !inks.isEmpty else { return [] }
    var columns: [Int: [(cell: Int, text: String, colour: String?)]] = [:]
    for (index, cell) in table.grid.cells.enumerated() where cell.kind == .data && cell.label == nil {
      columns[cell.slot.column, default: []].append((index, cell.text, inks[index]))
    }
    return columns.compactMap { ColumnColours($0.key, $0.value) }.sorted { $0.column < $1.column }
  }

  /// The colours by cell, without rows of one colour, which are stripes or highlighted rows.
  private func inks(of table: AuditedTable) -> [Int: String] {
    var inks: [Int: String] = [:]
    for (index, node) in table.elements.cells.enumerated() {
      let colours = [inkColour(of: node), background(of: node).map { "on " + $0 }].compactMap(\.self)
      if !colours.isEmpty { inks[index] = colours.joined(separator: " ") }
    }
    guard !inks.isEmpty else { return [:] }
    let data = table.grid.cells.indices.filter { table.grid.cells[$0].kind == .data }
    let rows = Dictionary(grouping: data) { table.grid.cells[$0].slot.row }
    for row in rows.values where row.count > 1 && Set(row.map { inks[$0] }).count == 1 {
      for cell in row { inks[cell] = nil }
    }
    return inks
  }
}
