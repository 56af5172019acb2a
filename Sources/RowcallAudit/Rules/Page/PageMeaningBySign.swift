import RowcallImport
import RowcallModel

struct PageMeaningBySign: Rule {
  static let description = RuleDescription(
    id: "page-meaning-by-sign", subject: .page, impact: .serious,
    summary: "Information that a column gives by colour or symbols is also given in words.",
    rationale: """
      Colour is not spoken, and symbols such as ✓, ✗ and ● are skipped or spoken by names such as “heavy \
      check mark”. Cells that differ only in colour sound the same.
      """,
    remedy: "Write the words into the cell, visually hidden if needed, or name it with aria-label.",
    standards: [.criterion("1.4.1"), .criterion("1.1.1"), .failure("F13"), .failure("F26")],
    passing: [
      .table(
        "<tr><th>Pier</th><th>Open</th></tr>",
        "<tr><td>North</td><td>yes</td></tr>",
        "<tr><td>South</td><td>no</td></tr>"),
      .table(
        "<tr><th>Pier</th><th>Open</th></tr>",
        #"<tr><td>North</td><td aria-label="yes">✓</td></tr>"#,
        ##"<tr><td>South</td><td bgcolor="#eee">no</td></tr>"##),
      .table(
        "<tr><th>Pier</th><th>Balance</th></tr>",
        #"<tr><td>North</td><td style="color: red">-12</td></tr>"#,
        "<tr><td>South</td><td>13</td></tr>", caption: "The minus sign says the same as the colour."),
      .table(
        "<tr><th>Pier</th><th>Ships</th></tr>",
        #"<tr><td>North</td><td style="background: #FFF">12</td></tr>"#,
        #"<tr><td>South</td><td style="background: rgb(255, 255, 255)">13</td></tr>"#,
        #"<tr><td>West</td><td bgcolor="white">14</td></tr>"#, caption: "One colour, written in three ways."),
    ],
    failing: [
      .table(
        "<tr><th>Pier</th><th>Open</th></tr>",
        "<tr><td>North</td>↓<td>✓</td></tr>",
        "<tr><td>South</td><td>✗</td></tr>", outcome: .cantTell),
      .table(
        "<tr><th>Pier</th><th>Rating</th></tr>",
        "<tr><td>North</td>↓<td>★★★★★</td></tr>",
        "<tr><td>South</td><td>●&nbsp;● ○</td></tr>", outcome: .cantTell),
      .table(
        "<tr><th>Pier</th><th>Open</th></tr>",
        #"<tr><td>North</td>↓<td><i class="fa fa-check"></i></td></tr>"#,
        "<tr><td>South</td><td></td></tr>", caption: "An icon has no words.", outcome: .cantTell),
      .table(
        "<tr><th>Pier</th><th>State</th></tr>",
        #"<tr><td>North</td>↓<td bgcolor="green"></td></tr>"#,
        #"<tr><td>South</td><td bgcolor="red"></td></tr>"#),
      .table(
        "<tr><th>Pier</th><th>Ships</th></tr>",
        #"<tr><td>North</td>↓<td style="color: red">12</td></tr>"#,
        "<tr><td>South</td><td>13</td></tr>", outcome: .cantTell),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    let isColoured = page.attributed.contains { node in
      [HTMLAttribute.style, .bgcolor, .color].contains { page.tree.has($0, node) }
    }
    for table in page.dataTables where table.grid.rowCount > 1 {
      var signs: [Int: [Int]] = [:]
      for (index, cell) in table.grid.cells.enumerated() where cell.kind == .data && cell.label == nil {
        notes.look()
        if cell.isSign || page.isIcon(table.elements.cells[index]) {
          signs[cell.slot.column, default: []].append(index)
        }
      }
      if isColoured { checkColours(of: table, on: page, into: &notes) }
      if !signs.isEmpty { notes.add(question(signs, in: table, on: page)) }
    }
  }

  /// Reports blank cells of several colours, and asks once for each table about coloured words.
  private func checkColours(of table: AuditedTable, on page: AuditedPage, into notes: inout Notes) {
    var colours: [Int: [(cell: Int, colour: String)]] = [:]
    for (index, cell) in table.grid.cells.enumerated()
    where cell.kind == .data && cell.label == nil && cell.isBlank {
      guard let colour = page.background(of: table.elements.cells[index]) else { continue }
      colours[cell.slot.column, default: []].append((index, colour))
    }
    let blank = colours.filter { Set($0.value.map(\.colour)).count > 1 }.sorted { $0.key < $1.key }
    notes.add(blank) { finding($0.key, $0.value.map(\.cell), in: table, on: page) }
    let reported = Set(blank.map(\.key))
    let columns = page.columnColours(of: table).filter { !reported.contains($0.column) }
    if let first = columns.first { notes.add(question(first, columns, about: table, on: page)) }
  }

  /// Asks whether the colours of a table carry information.
  private func question(
    _ first: ColumnColours, _ columns: [ColumnColours], about table: AuditedTable, on page: AuditedPage
  ) -> Finding {
    let count = columns.reduce(0) { $0 + $1.cells.count }
    let cell = first.cells[0]
    let text = table.grid.cells[cell].text
    return page.target(table, at: cell).finding(
      """
      \(count == 1 ? "1 cell" : "\(count) cells") in \(Wording.numbers("column", columns.map(\.column))) \
      \(count == 1 ? "differs" : "differ") from the others in colour\
      \(text.isEmpty ? "" : ", such as \(text.quoted)").
      """, ["colour of words"],
      review: "If the colour carries information, add it in words to the cell, visually hidden if needed.")
  }

  /// Asks whether the symbols of a table are understood.
  private func question(_ signs: [Int: [Int]], in table: AuditedTable, on page: AuditedPage) -> Finding {
    let columns = signs.keys.sorted()
    let cells = columns.flatMap { signs[$0] ?? [] }
    let texts = Set(cells.prefix(200).map { table.grid.cells[$0].text }).filter { !$0.isEmpty }.sorted()
      .prefix(4)
    return page.target(table, at: cells[0]).finding(
      """
      \(cells.count == 1 ? "1 cell" : "\(cells.count) cells") in \(Wording.numbers("column", columns)) \
      \(cells.count == 1 ? "contains" : "contain") only \
      \(texts.isEmpty ? "icons" : "symbols: \(texts.joined(separator: " "))").
      """, ["sign"],
      review: texts.isEmpty
        ? "Check that each icon has words for screen readers, visually hidden if needed."
        : "Check how your users' screen readers speak the symbols, or replace them with words.")
  }

  private func finding(
    _ column: Int, _ cells: [Int], in table: AuditedTable, on page: AuditedPage
  ) -> Finding {
    page.target(table, at: cells[0]).finding(
      "\(cells.count) empty cells in \(Wording.numbers("column", [column])) differ only in colour.",
      [table.columnName(column), "colour"])
  }
}

extension AuditedPage {
  /// Whether a cell without text shows an icon of a font: `<i class="fa fa-check"></i>`.
  fileprivate func isIcon(_ cell: Int) -> Bool {
    guard shortText(of: cell) == nil else { return false }
    return (cell + 1..<tree.end(cell)).contains { node in
      [.i, .span].contains(tree.tag(node)) && tree[node, .label] == nil && tree[node, .title] == nil
        && (tree[node, .classes]?.lowercased().tokens ?? []).contains(where: Self.isIconClass)
    }
  }

  private static func isIconClass(_ name: String) -> Bool {
    ["fa", "fas", "far", "fab", "glyphicon", "icon", "bi"].contains(name)
      || ["fa-", "icon-", "glyphicon-", "bi-"].contains { name.hasPrefix($0) }
  }
}

extension GridCell {
  /// Whether the cell contains only symbols that stand for words.
  fileprivate var isSign: Bool {
    let scalars = text.utf8.prefix(128).count < 128 ? Array(text.unicodeScalars) : []
    let shown = scalars.filter { !$0.properties.isWhitespace && !$0.properties.isVariationSelector }
    return (1...12).contains(shown.count) && shown.allSatisfy(Self.signs.contains)
  }

  private static let signs = Set("✓✔✕✖✗✘☑☒☐●○◯◉◎■□▲▼△▽◆◇★☆⬤✅❌❎🔴🟢🟡🟠🔵⚫⚪🟥🟩🟨⬜⬛👍👎❗❓⚠•".unicodeScalars)
}
