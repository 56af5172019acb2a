import RowcallLanguages
import RowcallModel
import RowcallNarration

/// A cell to come back to: the place of its row in the file, and its zero-based column.
struct Bookmark: Hashable {
  var place: Int
  var column: Int
}

/// Bookmarks, and what differs from the row of one.
extension BrowseSession {
  func setMark(_ name: String) throws -> [BrowseLine] {
    let cell = try cell()
    marks[name] = rows.place(of: try row()).map { Bookmark(place: $0, column: rows.columns[cell.column]) }
    return [named(.browseMarked, name)]
  }

  func goToMark(_ name: String) throws -> [BrowseLine] {
    guard let mark = marks[name] else { return [noMark(name)] }
    guard let row = row(at: mark.place) else { throw BrowseRefusal.markIsHidden }
    return try go(toRow: row, column: rows.columns.firstIndex(of: mark.column))
  }

  /// Lists the bookmarks: "2, Oslo, Fare".
  func listMarks() throws -> [BrowseLine] {
    let lines = try marks.sorted { $0.key < $1.key }.map { name, mark in
      let row = try view.name(of: rows.batch(at: mark.place), row: row(at: mark.place) ?? mark.place)
      let words = [name, row, title(of: mark.column)]
      return line(list(words.filter { !$0.isEmpty }))
    }
    return lines.isEmpty ? [noMark("")] : lines
  }

  private func noMark(_ name: String) -> BrowseLine {
    var line = named(.browseNoMark, name)
    line.cue = .edge
    return line
  }

  private func named(_ key: PhraseKey, _ name: String) -> BrowseLine {
    line(list([view.phrases.text(key), name].filter { !$0.isEmpty }))
  }

  /// The browsed row at a place in the file; nil if it is not among them.
  func row(at place: Int) -> Int? {
    guard let order = rows.order else { return place }
    return UInt32(exactly: place).flatMap { order.firstIndex(of: $0) }
  }

  func compare(with name: String) throws -> [BrowseLine] {
    guard let mark = marks[name], let other = try rows.batch(at: mark.place),
      let own = try rows.batch(ofRow: row())
    else { return [noMark(name)] }
    let lines = rows.columns.compactMap { column -> BrowseLine? in
      let (here, there) = (
        own.batch.text(row: own.place, column: column) ?? "",
        other.batch.text(row: other.place, column: column) ?? ""
      )
      guard here != there else { return nil }
      let (one, two) = (value(here, column: column), value(there, column: column))
      let text = { (one: String, two: String) in
        self.view.phrases.text(
          .browseDiffers, ["name": self.title(of: column), "value": one, "other": two])
      }
      return BrowseLine(text(one.shown, two.shown), spoken: text(one.spoken, two.spoken))
    }
    return lines.isEmpty ? [line(.browseEqual)] : page(lines, of: .compare(name))
  }

  // MARK: A bookmark stays on its row

  func shiftMarks(after step: EditStep, isRedo: Bool) {
    switch step {
    case .insert(let row, _): isRedo ? shiftMarks(insertedAt: row) : shiftMarks(removedAt: row)
    case .remove(let row): isRedo ? shiftMarks(removedAt: row) : shiftMarks(insertedAt: row)
    case .removeEach, .move, .reorder: marks = [:]
    case .set, .addColumn, .removeColumn: break
    }
  }

  func shiftMarks(insertedAt place: Int) {
    for name in marks.keys where marks[name, default: Bookmark(place: 0, column: 0)].place >= place {
      marks[name]?.place += 1
    }
  }

  func shiftMarks(removedAt place: Int) {
    marks = marks.filter { $0.value.place != place }
    for (name, mark) in marks where mark.place > place { marks[name]?.place -= 1 }
  }

  /// Does what may move or remove rows, such as reading the file again; then each bookmark is on the nearest row with the same
  /// texts, and dropped where there is none near.
  func keepingMarks(_ change: () throws -> Void) throws {
    let old = try marks.mapValues { (mark: $0, texts: try texts(at: $0.place)) }
    try change()
    marks = try old.compactMapValues { mark, wanted in
      let steps = (1...Self.farthestMove).lazy.flatMap { [mark.place - $0, mark.place + $0] }
      guard try texts(at: mark.place) != wanted else { return mark }
      return try steps.first { try texts(at: $0) == wanted }.map { Bookmark(place: $0, column: mark.column) }
    }
  }

  /// How far a row is looked for, in rows.
  private static let farthestMove = 1000

  private func texts(at place: Int) throws -> [String]? {
    guard let found = try rows.batch(at: place) else { return nil }
    return opened.table.columns.indices.map { found.batch.text(row: found.place, column: $0) ?? "" }
  }
}
