import RowcallLanguages
import RowcallModel
import RowcallNarration

/// A cell to come back to: the place of its row in the file, and its zero-based column.
struct Bookmark: Hashable {
  var place: Int
  var column: Int
}

/// The bookmarks of a row that went, by their names, with their columns; and whether it was selected.
struct RowMarks {
  let columns: [String: Int]
  let isSelected: Bool
}

/// Bookmarks, and what differs from the row of one.
extension BrowseSession {
  func setMark(_ name: String) throws -> [BrowseLine] {
    let cell = try cell()
    marks[name] = rows.place(of: try row()).map { Bookmark(place: $0, column: rows.columns[cell.column]) }
    return [named(.browseMarked, name)]
  }

  func goToMark(_ name: String) throws -> [BrowseLine] {
    guard let mark = marks[name] else { return try goToMarkElsewhere(name) }
    guard let row = row(at: mark.place) else { throw BrowseRefusal.markIsHidden }
    return try go(toRow: row, column: rows.columns.firstIndex(of: mark.column))
  }

  /// Goes to the other table that has a bookmark, and to its cell.
  private func goToMarkElsewhere(_ name: String) throws -> [BrowseLine] {
    guard let found = marksElsewhere.first(where: { $0.marks[name] != nil }), let mark = found.marks[name],
      let table = try table(named: found.table)
    else { return [noMark(name)] }
    if let origin { return [refusal(BrowseRefusal.related(origin.title), cue: .edge)] }
    if hasChanges { return staysHere }
    try change(to: table)
    return try enter(atRow: mark.place, column: rows.columns.firstIndex(of: mark.column))
  }

  /// Lists the bookmarks, "2, Oslo, Fare", then those of other tables, "home, customers".
  func listMarks() throws -> [BrowseLine] {
    let elsewhere = marksElsewhere.flatMap { table, marks in
      let title = Int(table).map { line(for: ($0 - 1, browsed.place.count)).text } ?? SafeText.string(table)
      return marks.keys.sorted().map { line(list([$0, title].filter { !$0.isEmpty })) }
    }
    let lines = try marks.sorted { $0.key < $1.key }.map { name, mark in
      let row = try view.name(of: rows.batch(at: mark.place), row: row(at: mark.place) ?? mark.place)
      let words = [name, row, title(of: mark.column)]
      return line(list(words.filter { !$0.isEmpty }))
    }
    return lines + elsewhere == [] ? [noMark("")] : lines + elsewhere
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

  /// - Parameter number: that of the step in the document, by which what its row had is kept.
  func shiftMarks(after step: EditStep, _ number: Int, isRedo: Bool) {
    switch step {
    case .insert(let row, _), .remove(let row):
      if step.removesRows(isRedo: isRedo) {
        goneMarks[number] = shiftMarks(removedAt: row)
      } else {
        shiftMarks(insertedAt: row, with: goneMarks.removeValue(forKey: number))
      }
    case .move(let row, let place):
      isRedo ? shiftMarks(movedFrom: row, to: place) : shiftMarks(movedFrom: place, to: row)
    case .removeEach, .reorder: forgetMarks()
    case .set, .addColumn, .removeColumn: break
    }
  }

  /// - Parameter gone: what the row had before it went; nil for a new row.
  func shiftMarks(insertedAt place: Int, with gone: RowMarks? = nil) {
    moveMarks { $0 >= place ? $0 + 1 : $0 }
    guard let gone else { return }
    // A name that is given to another row since stays there.
    for (name, column) in gone.columns where marks[name] == nil {
      marks[name] = Bookmark(place: place, column: column)
    }
    if gone.isSelected { selected.insert(place) }
  }

  /// Gives what the row had.
  func shiftMarks(removedAt place: Int) -> RowMarks {
    let gone = RowMarks(
      columns: marks.filter { $0.value.place == place }.mapValues(\.column),
      isSelected: selected.contains(place))
    moveMarks { $0 == place ? nil : $0 > place ? $0 - 1 : $0 }
    return gone
  }

  func shiftMarks(movedFrom old: Int, to new: Int) { moveMarks { Self.place($0, movedFrom: old, to: new) } }

  /// Where a row is after one was moved.
  static func place(_ place: Int, movedFrom old: Int, to new: Int) -> Int {
    if place == old { return new }
    // Those between move the other way.
    return place > old && place <= new ? place - 1 : place < old && place >= new ? place + 1 : place
  }

  /// Forgets all bookmarks and selected rows, as for other rows.
  func forgetMarks() {
    (marks, selected, goneMarks) = ([:], [], [:])
    strays = ([], [])
  }

  /// Gives bookmarks and selected rows other places; nil drops them.
  private func moveMarks(_ new: (Int) -> Int?) {
    strays = (Set(strays.unmatched.compactMap(new)), Set(strays.unsorted.compactMap(new)))
    marks = marks.compactMapValues { mark in
      new(mark.place).map { Bookmark(place: $0, column: mark.column) }
    }
    selected = Set(selected.compactMap(new))
  }

  /// Does what may move or remove rows, such as reading the file again; then each bookmark and selected row is the nearest one with
  /// the same texts, and dropped where there is none near.
  func keepingMarks(_ change: () throws -> Void) throws {
    // Of more rows nobody would wait for the texts; saving as many rows as before moves none.
    let isLarge = selected.count > Self.farthestMove
    let count = document?.rowCount
    let kept = (marks, selected)
    let places = Set(marks.values.map(\.place)).union(isLarge ? [] : selected)
    let old = try places.map { ($0, try texts(at: $0)) }
    try change()
    let staysInPlace = isLarge && count != nil && count == document?.rowCount
    var found: [Int: Int] = [:]
    for (place, wanted) in old {
      let near = (0...Self.farthestMove).lazy.flatMap { [place - $0, place + $0] }
      found[place] = try near.first { try texts(at: $0) == wanted }
    }
    // Reading the file again begins without any.
    (marks, selected) = kept
    moveMarks { found[$0] ?? (staysInPlace ? $0 : nil) }
  }

  /// How far a row is looked for, in rows.
  private static let farthestMove = 1000

  private func texts(at place: Int) throws -> [String]? {
    guard let found = try rows.batch(at: place) else { return nil }
    return opened.table.columns.indices.map { found.batch.text(row: found.place, column: $0) ?? "" }
  }
}
