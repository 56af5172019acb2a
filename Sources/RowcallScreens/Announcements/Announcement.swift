import RowcallLanguages
import RowcallAccessibility
import RowcallNarration
import RowcallTableView

/// The words for what happened since the last announcement.
///
/// The order is the contract: screens come on a line of their own. Then come the action and what changed, then where the
/// cursor is now, and last what the user is asked. Each part is one small function.
struct Announcement {
  let events: EventSummary
  let screen: FrontScreen
  /// What the cursor is on; nil if it is nowhere.
  let place: CursorPlace?
  let announced: AnnouncedState
  let narrator: Narrator

  /// The lines to speak, one for each announcement.
  func lines() -> [SpokenLine] {
    let all = [narrator.line(joined(screens)), narrator.line(joined(present), language: language)]
    let lines = all.filter { !$0.text.isEmpty }
    return lines.isEmpty ? answer.map { [narrator.line(joined($0))] } ?? [] : lines
  }

  /// What happened on the screen, and where the cursor is there.
  private var present: [String] { arrival + news + cursor + window + questions }

  /// The language of a line that holds only the author's words; nil for the listener's.
  private var language: String? {
    present == cursor ? place.flatMap { NodeNarration($0.node, narrator: narrator).language } : nil
  }

  /// What was done and what changed.
  private var news: [String] {
    refusals + controls + editing + performed + changes + dragging + index + indexMove + notFound + edge
      + indexEnd
  }

  /// What the listener is asked, and what there is to choose from.
  private var questions: [String] { question + offers }

  var wording: DialectWording { narrator.wording }

  /// Sentences one after the other.
  private func joined(_ sentences: [String]) -> String {
    sentences.joined(withMark: wording.text(.sentenceSeparator))
  }

  /// Parts as one sentence; none if there are no parts.
  func sentence(_ parts: [String]) -> [String] {
    parts.isEmpty ? [] : [parts.joined(withMark: wording.separator)]
  }

  /// Screens and forms that came and went, and what is in front now; of a table alone, what it is when it is there first.
  var screens: [String] {
    if events.screens.isEmpty { return isFirst ? sentence(size) : [] }
    let last = events.screens.count - 1
    return events.screens.enumerated().flatMap { index, event in said(of: event, isLast: index == last) }
  }

  private func said(of event: NavigationEvent, isLast: Bool) -> [String] {
    switch event {
    case .pushed(let title, back: _), .presented(let title): isLast ? opened(title) : []
    case .popped(title: _, let below): isLast ? [wording.text(.backTo, ["title": words(below)])] : []
    case .saved(let title): [wording.text(.announceFormSaved, ["title": words(title)])]
    case .cancelled(let title): [wording.text(.announceFormCancelled, ["title": words(title)])]
    case .pressed, .refused, .noted: []
    }
  }

  /// A screen or form: its title, what it is and how much there is in it.
  private func opened(_ title: String) -> [String] {
    if narrator.verbosity.roles == .operated { return [words(title)] }
    return sentence([words(title)] + (screen.isForm ? [wording.text(.roleForm)] : size))
  }

  /// "list, 3 sections, 12 rows": counts sections only if there are several and `position` is `always`.
  private var size: [String] {
    let (rows, sections) = (screen.table.numberOfRows, screen.table.numberOfSections)
    let groups = sections > 1 && narrator.verbosity.position == .always
    return [wording.text(.roleList)] + (groups ? [wording.text(.sectionCount, count: sections)] : [])
      + [rows == 0 ? wording.text(.emptyTable) : wording.text(.rowCount, count: rows)]
  }

  /// Whether the listener has just come to a table that stands alone.
  var isFirst: Bool {
    events.isLoaded && events.screens.isEmpty && announced.table != ObjectIdentifier(screen.table)
  }

  /// Controls with the values that they have now: "Sounds, on"; only the value where the listener knows which control it
  /// is, because it is the only one where the cursor was before, or was operated just before.
  var controls: [String] {
    events.operated.flatMap { control, row in
      let element = AccessibilityElement(of: control, in: row.content ?? CellContent())
      let narration = ElementNarration(element: element, narrator: narrator)
      let value = [narration.value].compactMap(\.self) + valueStates(of: narration)
      let isKnown = announced.control == ControlIdentity(control, in: row) || isOnlyControl(in: row)
      return sentence(isKnown && !value.isEmpty ? value : Array(narration.label.prefix(1)) + value)
    }
  }

  private func isOnlyControl(in row: RowReference) -> Bool {
    guard let place, place.isOn(row), !events.isFocusMoved else { return false }
    return NodeNarration(place.node, narrator: narrator).controlCount == 1
  }

  /// That editing mode began or ended.
  var editing: [String] {
    events.isEditing.map { [wording.text($0 ? .announceEditingOn : .announceEditingOff)] } ?? []
  }

  /// The author's actions that ran: "Archive, done".
  var performed: [String] {
    events.performed.flatMap { title, isDone in
      let action = words(action: title)
      return isDone
        ? [wording.text(.announceActionDone, ["action": action])]
        : sentence([action, wording.text(.announceRefused)])
    }
  }

  /// What became of a row that was taken up, and that one was kept after all.
  var dragging: [String] {
    let kept = events.kept.map { [wording.text(.announceKept, ["item": name(of: $0)])] } ?? []
    return kept + events.dragged.flatMap(said)
  }

  private func said(of dragging: EventSummary.Dragging) -> [String] {
    switch dragging {
    case .pickedUp(let row): [wording.text(.announcePickedUp, ["item": name(of: row)])]
    case .putBack(let row): [wording.text(.announcePutBack, ["item": name(of: row)])]
    case .over(let row, let neighbour): [place(of: row, neighbour)]
    }
  }

  /// Where a row would be dropped: "above Read a book".
  private func place(of row: RowReference, _ neighbour: Neighbour?) -> String {
    switch neighbour {
    case .above(let other): wording.text(.placeAbove, ["other": name(of: other)])
    case .below(let other): wording.text(.placeBelow, ["other": name(of: other)])
    case nil: narrator.words(SetPosition(row.indexPath.row, of: row.rowsInSection), isRow: true)
    }
  }

  /// The question whether a row is to be deleted, and its answers.
  var question: [String] {
    guard let (row, title) = events.question else { return [] }
    let asked = wording.text(.announceAskDelete, ["item": name(of: row)])
    return [asked] + sentence([words(action: title), wording.text(.actionCancel)])
  }

  /// What can be done with a row that was swiped.
  var offers: [String] {
    guard let offered = events.offered else { return [] }
    let actions = offered.map(words(action:)).joined(separator: wording.separator)
    return [wording.text(.announceActions, ["actions": actions])]
  }

  private func valueStates(of control: ElementNarration) -> [String] {
    control.element.number == nil && control.element.value == nil ? control.states : []
  }

  private func words(action title: String?) -> String { title.map(words) ?? wording.text(.actionDelete) }

  /// What an update did, a sentence for each kind of change; one row or section is named, several are counted.
  var changes: [String] {
    if events.isLoaded { return isNew ? [] : loaded }
    let update = events.changes
    return moves + sections(update.deletedSections, .announceSectionDeleted, .announceSectionsDeleted)
      + rows(update.deleted, .announceDeleted, .announceRowsDeleted)
      + sections(update.insertedSections, .announceSectionInserted, .announceSectionsInserted)
      + rows(update.inserted, .announceInserted, .announceRowsInserted)
      + sections(update.movedSections, .announceSectionMoved, .announceSectionsMoved)
      + sections(update.changedSections, .announceSectionChanged, .announceSectionsChanged)
      + changedRows
  }

  /// Whether the cursor is on a row that has just been called by its name.
  func isNamed(_ place: CursorPlace) -> Bool {
    let named =
      events.operated.map(\.row) + events.changes.moved.map(\.row) + (events.question.map { [$0.row] } ?? [])
      + (events.kept.map { [$0] } ?? []) + events.dragged.map(\.row)
    return named.contains(where: place.isOn)
  }

  /// Whether the cursor is on a row that was moved; the move already names the section.
  func isMoved(_ place: CursorPlace) -> Bool { events.changes.moved.contains { place.isOn($0.row) } }

  /// What a row is called; where nobody has seen it, by its number.
  func name(of row: RowReference) -> String {
    narrator.name(of: row.content)
      ?? narrator.words(SetPosition(row.indexPath.row, of: row.rowsInSection), isRow: true)
  }

  private var isNew: Bool { isFirst || !events.screens.isEmpty }

  private var loaded: [String] {
    let count = screen.table.numberOfRows
    return [count == 0 ? wording.text(.emptyTable) : wording.text(.announceLoaded, count: count)]
  }

  private func rows(_ rows: [RowReference], _ one: PhraseKey, _ many: PhraseKey) -> [String] {
    guard let first = rows.first else { return [] }
    let isSaidBelow = events.isFocusMoved && place?.isOn(first) == true && one == .announceInserted
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
    let moved = events.changes.moved
    guard let only = moved.first, moved.count == 1 else {
      return moved.isEmpty ? [] : [wording.text(.announceRowsMoved, count: moved.count)]
    }
    let isElsewhere = only.row.indexPath.section != only.from.indexPath.section
    let title = isElsewhere ? screen.table.header(ofSection: only.row.indexPath.section) : nil
    return [narrator.name(of: title), move(only.row, only.neighbour)].compactMap(\.self)
  }

  /// "Buy eggs moved above Read a book"; to a row number where no neighbour has a name, or it is gone again.
  private func move(_ row: RowReference, _ neighbour: Neighbour?) -> String {
    let item = name(of: row)
    let other = neighbour.map(\.row).flatMap { events.changes.deleted.contains($0) ? nil : $0 }
    guard let neighbour, let other = narrator.name(of: other?.content) else {
      return wording.text(.announceMoved, ["item": item, "row": String(row.indexPath.row + 1)])
    }
    return wording.text(
      neighbour.isAbove ? .announceMovedAbove : .announceMovedBelow, ["item": item, "other": other])
  }

  /// Visible rows whose content changed, unless the cursor is on one of them: then only that row is announced, from the
  /// cursor.
  private var changedRows: [String] {
    let seen = events.changes.changed.filter { $0.content != nil }
    guard narrator.verbosity.changes == .everywhere, let first = seen.first,
      !seen.contains(where: { place?.isOn($0) == true })
    else { return [] }
    if seen.count > 1 { return [wording.text(.announceRowsChanged, count: seen.count)] }
    guard let node = AccessibilityNode(of: .row(first.indexPath), in: screen.table) else { return [] }
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

extension EventSummary.Dragging {
  fileprivate var row: RowReference {
    switch self {
    case .pickedUp(let row), .putBack(let row), .over(let row, _): row
    }
  }
}

extension Announcement {
  /// That there is nothing in the direction of a step.
  var edge: [String] {
    switch events.edge {
    case nil: []
    case _ where screen.table.numberOfRows == 0: [wording.text(.emptyTable)]
    case .next, .last, .nextPage, .nextSection: [wording.text(.listEnd)]
    case .previous, .first, .previousPage, .previousSection: [wording.text(.edgeListStart)]
    }
  }

  /// The rows that are shown now, after a scroll and after a cursor that took the window along by more than a step.
  var window: [String] {
    guard let (rows, total) = events.scrolled else { return [] }
    guard events.indexMove == nil, !events.isFocusMoved || isPaged else { return [] }
    let arguments = ["first": rows.lowerBound + 1, "last": rows.upperBound, "total": total]
    return [wording.text(.rowsShown, arguments.mapValues { String($0) })]
  }

  /// Whether the listener went through the table by pages: the window then says more than the row's number.
  var isPaged: Bool {
    guard let place, events.scrolled != nil, events.index == nil, events.search == nil, !isElsewhere else {
      return false
    }
    return narrator.verbosity.position != .off && announced.isFar(from: place)
  }

  /// What was refused, with the reason that the application gave.
  var refusals: [String] {
    events.refusals.flatMap { error in
      let refusal = Refusal(error)
      // Where the cursor came to the control, its state is said there.
      let state = refusal.isDisabled && !events.isFocusMoved ? wording.text(.stateDisabled) : nil
      return sentence([wording.text(.announceRefused), state, refusal.reason.map(words)].compactMap(\.self))
    }
  }

  /// The spoken form of a text of the application.
  func words(_ text: String) -> String { narrator.words(text, of: AccessibilityElement(.text)) }
}
