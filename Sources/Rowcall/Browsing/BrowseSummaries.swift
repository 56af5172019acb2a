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
    let total = try totalRow()
    try rows.forEachRow { batch, row in
      if batch.firstRow + row != total?.place { summary.add(batch, row: row, column: column) }
    }
    return BrowseLine.pairs(summary.lines(view.writtenSummary), summary.lines(view.spokenSummary), cue: nil)
      + [total?.line].compactMap(\.self)
  }

  func summarizeTable() throws -> [BrowseLine] {
    let columns = rows.columns.filter { $0 < opened.readers.count }
    // Columns without a name are browsed as others are.
    let table = Table(
      title: opened.table.title,
      columns: columns.map { place in
        var column = opened.table.columns[place]
        column.name = column.name ?? title(of: place)
        return column
      })
    var summary = TableSummary(table, readers: columns.map { opened.readers[$0] })
    let total = try totalRow()
    try rows.forEachRow { batch, row in
      if batch.firstRow + row != total?.place { summary.add(batch, row: row, columns: columns) }
    }
    let lines = BrowseLine.pairs(
      summary.lines(view.writtenSummary), summary.lines(view.spokenSummary), cue: nil)
    return page(lines + [total?.line].compactMap(\.self), of: .tableSummary)
  }

  /// How often each value of the column is there, with the sum of another column for each, the most frequent first.
  func totals(of name: String) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    let other = try name.isEmpty ? nil : lookup.place(of: name, option: "")
    let total = try totalRow()
    let groups = try groups(of: column, with: other, but: total?.place)
    let isCut = groups.count > Self.mostGroups
    let place = ["index": String(Self.mostGroups), "total": String(groups.count)]
    return (isCut ? [line(.browseDifferent, ["count": String(groups.count)])] : [])
      + groups.prefix(Self.mostGroups).map { group in
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
      + (isCut ? [line(.share, place)] : []) + [total?.line].compactMap(\.self)
  }

  /// Rows that have the same value in a column.
  private struct Group {
    let key: String
    let text: String
    /// Where the value is among those of its column; infinite for a text.
    let size: Double
    var count = 0
    /// Of another column.
    var summary: ColumnSummary?
  }

  /// The groups of the rows, the largest first, and of those that are as large the one with the least value.
  private func groups(of column: Int, with other: Int?, but total: Int?) throws -> [Group] {
    let isOfTexts = other.map { $0 < opened.readers.count && opened.readers[$0].type == .text } ?? false
    var groups: [Group] = []
    // What is heard alike is the same.
    var texts = TextGroups()
    try rows.forEachRow { batch, row in
      guard batch.firstRow + row != total else { return }
      let bytes = batch.bytes.span.extracting(batch.range(row: row, column: column) ?? 0..<0)
      let place = texts.place(of: bytes) { value($0, column: column).shown }
      if place == groups.count {
        let text = bytes.text
        groups.append(
          Group(
            key: SameText.key(of: value(text, column: column).shown), text: SameText.trimmed(text),
            size: size(text, column) ?? .infinity,
            summary: other.map { columnSummary($0, countsTexts: isOfTexts) }))
      }
      groups[place].count += 1
      if let other { groups[place].summary?.add(batch, row: row, column: other) }
    }
    return groups.sorted { ($1.count, $0.size, $0.key) < ($0.count, $1.size, $1.key) }
  }

  /// Whether a text has its place among the values of its column, as a number has among numbers; texts always have.
  private func isOrdered(_ text: String, column: Int) -> Bool {
    guard column < opened.readers.count, opened.readers[column].type.isOrdered else { return true }
    return size(text, column) != nil
  }

  /// Where a text is among the values of its column; nil for what is none of these.
  private func size(_ text: String, _ column: Int) -> Double? {
    guard column < opened.readers.count, case let reader = opened.readers[column] else { return nil }
    return reader.value(in: text)?.place(in: reader.conventions)
  }

  private static let mostGroups = 50

  /// The row at an end of the table that adds up the others, as its word and the values of a column say, if it is browsed among others;
  /// and that it is left out: "without Total, row 6".
  func totalRow() throws -> (place: Int, line: BrowseLine)? {
    var all = rows
    all.order = nil
    try all.readOn(to: .max)
    guard rows.count.known > 1 else { return nil }
    for place in [all.count.known - 1, 0] {
      guard let row = row(at: place), let found = try all.batch(at: place), let word = word(ofTotal: found),
        try word == totalWord || document == nil && addsUp(found, in: all)
      else { continue }
      totalWord = word
      let position = view.phrases.text(.rowPosition, ["row": String(row + 1)])
      return (place, line(.browseWithout, ["item": list([word, position])]))
    }
    return nil
  }

  /// Whether the values of a row are, in a column, the sum of those of all other rows.
  private func addsUp(_ found: (batch: RowBatch, place: Int), in all: BrowsedRows) throws -> Bool {
    let size = { (column: Int, batch: RowBatch, row: Int) in
      self.opened.readers[column].type.isOrdered
        ? self.size(batch.text(row: row, column: column) ?? "", column) : nil
    }
    let totals = opened.readers.indices.compactMap { column in
      size(column, found.batch, found.place).map { (column: column, size: $0) }
    }
    var sums = totals.map { _ in (size: 0.0, count: 0) }
    let place = found.batch.firstRow + found.place
    try all.forEachRow { batch, row in
      guard batch.firstRow + row != place else { return }
      for (index, total) in totals.enumerated() {
        guard let size = size(total.column, batch, row) else { continue }
        sums[index] = (sums[index].size + size, sums[index].count + 1)
      }
    }
    return zip(totals, sums).contains { total, sum in
      total.size != 0 && sum.count > 1 && abs(sum.size - total.size) <= abs(total.size) * Self.mostRounded
    }
  }

  /// Percentages that are rounded add up to 99.9.
  private static let mostRounded = 0.002

  /// The word by which a row says that it adds up others; nil for another row.
  private func word(ofTotal found: (batch: RowBatch, place: Int)) -> String? {
    let first = opened.table.columns.indices.lazy
      .compactMap { found.batch.text(row: found.place, column: $0) }
      .first { !$0.allSatisfy(\.isWhitespace) }
    guard let first, FooterText.isTotalAlone(first) else { return nil }
    return SameText.trimmed(first.filter { !":：".contains($0) })
  }

  /// The rows with the greatest or least values of the column, each with its name and its place among the browsed ones; then how many
  /// more have the last value.
  func readExtremes(_ count: Int, isGreatest: Bool) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    let total = try totalRow()
    let before = rows
    defer { rows = before }
    let form = try rearrange(by: (column, !isGreatest))
    let names = form.isOfCalendar ? CalendarNames(for: opened.locale) : nil
    var lines: [BrowseLine] = []
    var last = ""
    var row = 0
    while lines.count < min(count, Self.mostCells), let found = try rows.batch(ofRow: row) {
      defer { row += 1 }
      let text = found.batch.text(row: found.place, column: column) ?? ""
      let place = found.batch.firstRow + found.place
      guard !isBlank(text, column: column), isOrdered(text, column: column), place != total?.place,
        names?.isMissing(text) != true
      else {
        continue
      }
      last = text
      let browsed = before.order.flatMap { $0.firstIndex { Int($0) == place } } ?? place
      let said = value(text, column: column)
      let name = view.name(of: found, row: browsed)
      let position = view.phrases.text(.rowPosition, ["row": String(browsed + 1)])
      let others = (name == position ? [name] : [name, position]).filter { $0 != said.shown }
      lines.append(
        BrowseLine(
          list([said.shown] + others), spoken: view.sentence(list([said.spoken] + others))))
    }
    if lines.isEmpty { lines = [line(.browseValues, ["count": "0"], cue: .edge)] }
    return try lines + more(from: row, withValue: last, column: column, but: total?.place) + note(form.units)
      + [total?.line].compactMap(\.self)
  }

  /// How many of the sorted rows from one on have the same value: "and 3 more with 12"; nothing for none.
  private func more(from row: Int, withValue text: String, column: Int, but total: Int?) throws
    -> [BrowseLine]
  {
    let said = value(text, column: column)
    let isSame = { (other: String) in
      self.size(other, column).map { $0 == self.size(text, column) }
        ?? (self.value(other, column: column).shown == said.shown)
    }
    var (more, row) = (0, row)
    while let found = try rows.batch(ofRow: row),
      isSame(found.batch.text(row: found.place, column: column) ?? "")
    {
      if more % 1024 == 0, rows.isInterrupted() { throw BrowseRefusal.interrupted }
      if found.batch.firstRow + found.place != total { more += 1 }
      row += 1
    }
    guard more > 0 else { return [] }
    let words = { self.view.phrases.text(.browseMoreEqual, ["number": String(more), "value": $0]) }
    return [BrowseLine(words(said.shown), spoken: view.sentence(words(said.spoken)))]
  }
}
