import RowcallAccessibility
import RowcallLanguages
import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// What an update did, a sentence for each kind of change; one row or section is named, several are counted.
  var changes: [String] {
    if moment.isLoaded { return isNew ? [] : loaded }
    let told = moment.changes
    return moves + sections(told.deletedSections, .announceSectionDeleted, .announceSectionsDeleted)
      + rows(told.deleted, .announceDeleted, .announceRowsDeleted)
      + sections(told.insertedSections, .announceSectionInserted, .announceSectionsInserted)
      + rows(told.inserted, .announceInserted, .announceRowsInserted)
      + sections(told.movedSections, .announceSectionMoved, .announceSectionsMoved)
      + sections(told.changedSections, .announceSectionChanged, .announceSectionsChanged)
      + changedRows
  }

  /// Whether the cursor is on a row that has just been called by its name.
  func isNamed(_ place: Place) -> Bool {
    let named =
      moment.operated.map(\.row) + moment.changes.moved.map(\.row) + (moment.question.map { [$0.row] } ?? [])
      + (moment.kept.map { [$0] } ?? []) + moment.carried.map(\.row)
    return named.contains(where: place.isOn)
  }

  /// Whether the cursor is on a row that was moved, of which its section is told with the move.
  func isMoved(_ place: Place) -> Bool { moment.changes.moved.contains { place.isOn($0.row) } }

  /// What a row is called; where nobody has seen it, by its number.
  func name(of row: RowReference) -> String {
    narrator.name(of: row.content)
      ?? narrator.words(SetPosition(row.indexPath.row, of: row.rowsInSection), isRow: true)
  }

  private var isNew: Bool { isFirst || !moment.screens.isEmpty }

  private var loaded: [String] {
    let count = scene.table.numberOfRows
    return [count == 0 ? wording.text(.emptyTable) : wording.text(.announceLoaded, count: count)]
  }

  private func rows(_ rows: [RowReference], _ one: PhraseKey, _ many: PhraseKey) -> [String] {
    guard let first = rows.first else { return [] }
    let isSaidBelow = moment.isFocusMoved && place?.isOn(first) == true && one == .announceInserted
    if rows.count == 1, !isSaidBelow, let name = narrator.name(of: first.content) {
      return [wording.text(one, ["item": name])]
    }
    return [wording.text(many, count: rows.count)]
  }

  private func sections(_ sections: [SectionReference], _ one: PhraseKey, _ many: PhraseKey) -> [String] {
    guard let first = sections.first else { return [] }
    if sections.count == 1, let title = first.title { return [wording.text(one, ["title": words(title)])] }
    return [wording.text(many, count: sections.count)]
  }

  private var moves: [String] {
    let moved = moment.changes.moved
    guard let only = moved.first, moved.count == 1 else {
      return moved.isEmpty ? [] : [wording.text(.announceRowsMoved, count: moved.count)]
    }
    let isElsewhere = only.row.indexPath.section != only.from.indexPath.section
    let title = isElsewhere ? scene.table.header(ofSection: only.row.indexPath.section) : nil
    return [narrator.name(of: title), move(only.row, only.neighbour)].compactMap(\.self)
  }

  /// "Buy eggs moved above Read a book"; to a row number where no neighbour has a name, or it is gone again.
  private func move(_ row: RowReference, _ neighbour: Neighbour?) -> String {
    let item = name(of: row)
    let other = neighbour.map(\.row).flatMap { moment.changes.deleted.contains($0) ? nil : $0 }
    guard let neighbour, let other = narrator.name(of: other?.content) else {
      return wording.text(.announceMoved, ["item": item, "row": String(row.indexPath.row + 1)])
    }
    return wording.text(
      neighbour.isAbove ? .announceMovedAbove : .announceMovedBelow, ["item": item, "other": other])
  }

  /// Rows in sight that show something else, but for the cursor's: that is told from there, and the others are then only
  /// what follows from it.
  private var changedRows: [String] {
    let seen = moment.changes.changed.filter { $0.content != nil }
    guard narrator.verbosity.changes == .everywhere, let first = seen.first,
      !seen.contains(where: { place?.isOn($0) == true })
    else { return [] }
    if seen.count > 1 { return [wording.text(.announceRowsChanged, count: seen.count)] }
    guard let node = AccessibilityNode(of: .row(first.indexPath), in: scene.table) else { return [] }
    return sentence(NodeNarration(node, narrator: narrator).parts())
  }
}

extension Neighbour {
  fileprivate var isAbove: Bool { if case .above = self { true } else { false } }

  fileprivate var row: RowReference {
    switch self {
    case .above(let row), .below(let row): row
    }
  }
}

extension Moment.Carrying {
  fileprivate var row: RowReference {
    switch self {
    case .pickedUp(let row), .putBack(let row), .over(let row, _): row
    }
  }
}
