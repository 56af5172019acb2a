import RowcallImport
import RowcallModel

/// Cells that say something only by a colour or a sign.
struct PageMeaningBySign: Rule {
  static let description = RuleDescription(
    id: "page-meaning-by-sign", subject: .page, impact: .serious,
    summary: "What the cells of a column say by colour or signs stands there in words, too.",
    rationale: """
      A colour is not heard at all, and signs such as ✓, ✗ and ● are passed over or said as “heavy check mark”: one blank \
      cell sounds like the other.
      """,
    remedy: "Write the words into the cell, hidden from view if need be, or name it by aria-label.",
    standards: [.criterion("1.4.1"), .criterion("1.1.1"), .failure("F13"), .failure("F26")],
    passing: [
      Example(
        """
        <table>
          <tr><th>Pier</th><th>Open</th></tr>
          <tr><td>North</td><td>yes</td></tr>
          <tr><td>South</td><td>no</td></tr>
        </table>
        """),
      Example(
        """
        <table>
          <tr><th>Pier</th><th>Open</th></tr>
          <tr><td>North</td><td aria-label="yes">✓</td></tr>
          <tr><td>South</td><td bgcolor="#eee">no</td></tr>
        </table>
        """),
    ],
    failing: [
      Example(
        """
        <table>
          <tr><th>Pier</th><th>Open</th></tr>
          <tr><td>North</td>↓<td>✓</td></tr>
          <tr><td>South</td><td>✗</td></tr>
        </table>
        """, outcome: .cantTell),
      Example(
        """
        <table>
          <tr><th>Pier</th><th>State</th></tr>
          <tr><td>North</td>↓<td bgcolor="green"></td></tr>
          <tr><td>South</td><td bgcolor="red"></td></tr>
        </table>
        """),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    for table in page.dataTables where table.grid.rowCount > 1 {
      var signs: [Int: [Int]] = [:]
      var colours: [Int: [(cell: Int, colour: String)]] = [:]
      for (index, cell) in table.grid.cells.enumerated() where cell.kind == .data && cell.label == nil {
        notes.look()
        if cell.isSign { signs[cell.slot.column, default: []].append(index) }
        if cell.isBlank, let colour = page.colour(of: table.elements.cells[index]) {
          colours[cell.slot.column, default: []].append((index, colour))
        }
      }
      let found =
        colours.filter { Set($0.value.map(\.colour)).count > 1 }.map {
          (column: $0.key, cells: $0.value.map(\.cell))
        }
        .sorted { $0.column < $1.column }
      notes.add(found) { finding($0.column, $0.cells, isColour: true, in: table, on: page) }
      notes.add(signs.map { (column: $0.key, cells: $0.value) }.sorted { $0.column < $1.column }) {
        finding($0.column, $0.cells, isColour: false, in: table, on: page)
      }
    }
  }

  private func finding(
    _ column: Int, _ cells: [Int], isColour: Bool, in table: AuditedTable, on page: AuditedPage
  ) -> Finding {
    let texts = Set(cells.prefix(200).map { table.grid.cells[$0].text }).sorted().prefix(4).joined(
      separator: " ")
    let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
    let message =
      isColour
      ? "In column \(column + 1), \(count) without words differ in nothing but colour."
      : "In column \(column + 1), \(count) hold nothing but signs: \(texts)."
    return Finding(
      isColour ? .failed : .cantTell, at: page.place(of: cells[0], in: table), message,
      key: page.key(of: table) + [
        table.columnName(column), isColour ? "colour" : "sign",
      ],
      advice: isColour
        ? nil : "Listen to the signs in the screen readers of your readers, or say them in words.",
      heard: Heard(now: page.heard(cells[0], in: table)))
  }
}

extension GridCell {
  /// Whether the cell holds one of the signs that stand for words.
  fileprivate var isSign: Bool {
    let text = text
    guard (1...12).contains(text.utf8.count), !text.isEmpty else { return false }
    return text.unicodeScalars.allSatisfy { Self.signs.contains($0) || $0.properties.isVariationSelector }
  }

  private static let signs = Set("✓✔✕✖✗✘☑☒☐●○◯◉◎■□▲▼△▽◆◇★☆⬤✅❌❎🔴🟢🟡🟠🔵⚫⚪🟥🟩🟨⬜⬛👍👎❗❓⚠•".unicodeScalars)
}

extension AuditedPage {
  /// The background that an element has by its own attributes, in small letters; nil for none.
  fileprivate func colour(of node: Int) -> String? {
    if let colour = tree[node, .bgcolor]?.filled { return colour.trimmed.lowercased() }
    for declaration in (tree[node, .style] ?? "").lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, ["background", "background-color"].contains(parts[0].trimmed) else { continue }
      let value = parts[1].trimmed
      return ["none", "transparent", "inherit", "initial"].contains(value) ? nil : value
    }
    return nil
  }
}
