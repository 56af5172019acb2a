import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// What is in columns and in the table.
extension BrowseSession {
  func columnSummary(_ column: Int, countsTexts: Bool = true) -> ColumnSummary {
    let known = column < opened.readers.count
    return ColumnSummary(
      known ? opened.table.columns[column] : Column(), number: column + 1,
      reader: known ? opened.readers[column] : CellReader(.text), countsTexts: countsTexts)
  }

  func summarizeColumn() throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    var summary = columnSummary(column)
    try rows.forEachRow { summary.add($0, row: $1, column: column) }
    return BrowseLine.pairs(summary.lines(view.writtenSummary), summary.lines(view.spokenSummary), cue: nil)
  }

  func summarizeTable() throws -> [BrowseLine] {
    let columns = rows.columns.filter { $0 < opened.readers.count }
    let table = Table(title: opened.table.title, columns: columns.map { opened.table.columns[$0] })
    var summary = TableSummary(table, readers: columns.map { opened.readers[$0] })
    try rows.forEachRow { summary.add($0, row: $1, columns: columns) }
    return page(
      BrowseLine.pairs(summary.lines(view.writtenSummary), summary.lines(view.spokenSummary), cue: nil),
      of: .tableSummary)
  }

  /// How often each value of the column is there, with the sum of another column for each, the most frequent first.
  func totals(of name: String) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    let other = try name.isEmpty ? nil : lookup.place(of: name, option: "")
    let isOfTexts = other.map { $0 < opened.readers.count && opened.readers[$0].type == .text } ?? false
    var groups: [(key: String, text: String, count: Int, summary: ColumnSummary?)] = []
    // What is heard alike is the same.
    var texts = TextGroups()
    try rows.forEachRow { batch, row in
      let text = batch.text(row: row, column: column) ?? ""
      let place = texts.place(of: text) { value($0, column: column).shown }
      if place == groups.count {
        let key = SameText.key(of: value(text, column: column).shown)
        groups.append(
          (key, SameText.trimmed(text), 0, other.map { columnSummary($0, countsTexts: isOfTexts) }))
      }
      groups[place].count += 1
      if let other { groups[place].summary?.add(batch, row: row, column: other) }
    }
    let sorted = groups.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    let more =
      sorted.count > Self.mostGroups
      ? [line(.browseDifferent, ["count": String(sorted.count)])] : []
    return more
      + sorted.prefix(Self.mostGroups).map { group in
        let key = value(group.text, column: column)
        let count = view.phrases.text(.rowCount, ["count": String(group.count)])
        let words = { (key: String, voice: SummaryVoice) in
          var facts = group.summary?.brief(voice) ?? []
          if let other, !facts.isEmpty { facts[0] = self.title(of: other) + " " + facts[0] }
          return self.list([key, count] + facts)
        }
        return BrowseLine(
          words(key.shown, view.writtenSummary),
          spoken: view.sentence(words(key.spoken, view.spokenSummary)))
      }
  }

  /// Whether a text has its place among the values of its column, as a number has among numbers; texts always have.
  private func isOrdered(_ text: String, column: Int) -> Bool {
    guard column < opened.readers.count, case let reader = opened.readers[column], reader.type.isOrdered
    else { return true }
    return reader.value(in: text)?.place(in: reader.conventions) != nil
  }

  private static let mostGroups = 50

  /// The rows with the greatest or least values of the column, each with its name and its place among the browsed ones.
  func readExtremes(_ count: Int, isGreatest: Bool) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    let before = rows
    defer { rows = before }
    try rearrange(by: (column, !isGreatest))
    var lines: [BrowseLine] = []
    var row = 0
    while lines.count < min(count, Self.mostCells), let found = try rows.batch(ofRow: row) {
      defer { row += 1 }
      let text = found.batch.text(row: found.place, column: column) ?? ""
      guard !isBlank(text, column: column), isOrdered(text, column: column) else { continue }
      let place = found.batch.firstRow + found.place
      let browsed = before.order.flatMap { $0.firstIndex { Int($0) == place } } ?? place
      let said = value(text, column: column)
      let name = view.name(of: found, row: browsed)
      let position = view.phrases.text(.rowPosition, ["row": String(browsed + 1)])
      let others = [name, position].filter { $0 != said.shown }
      lines.append(
        BrowseLine(
          list([said.shown] + others), spoken: view.sentence(list([said.spoken] + others))))
    }
    return lines.isEmpty ? [line(.browseValues, ["count": "0"], cue: .edge)] : lines
  }
}
