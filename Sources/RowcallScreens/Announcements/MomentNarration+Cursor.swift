import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// Where the cursor is now, if it was put there, or what changed where it stayed.
  var cursor: [String] {
    guard let place else { return moment.isFocusMoved && !moment.isLoaded ? [wording.text(.emptyTable)] : [] }
    // Where the index was moved to says more than the title at which it stands.
    if moment.indexMove != nil, place.focus == .sectionIndex { return [] }
    if moment.isFocusMoved { return isNamed(place) ? [] : section(of: place) + row(at: place) }
    return change(at: place)
  }

  /// The section into which the cursor came with a row that is called by its name.
  var arrival: [String] {
    guard let place, moment.isFocusMoved, isNamed(place), !isMoved(place) else { return [] }
    return section(of: place)
  }

  /// What is said of a deed that nothing came of: that the listener was heard.
  var answer: [String]? {
    switch moment.deed {
    case nil: nil
    case .pressed(let item): [wording.text(item)]
    case .pressedDetailButton: [wording.text(.actionMoreInfo)]
    case .turnedToRow: place.map { row(at: $0) }
    }
  }

  /// The header of the section, if the cursor came into another one and is not on the header itself.
  private func section(of place: Place) -> [String] {
    guard let title = place.section, !isKnown(title), !place.isSectionHeader else { return [] }
    let header = AccessibilityElement(.heading, label: title)
    return sentence(ElementNarration(element: header, narrator: narrator).parts)
  }

  private func isKnown(_ title: String) -> Bool {
    heard.table == ObjectIdentifier(scene.table) && heard.section == title
      || moment.index.map { $0.section.title == title || $0.isElsewhere && header(of: $0) == title } ?? false
  }

  /// What the cursor is on, as one unit.
  private func row(at place: Place) -> [String] {
    let node = NodeNarration(place.node, narrator: narrator)
    let parts = node.parts(
      lost: lostCheckmark(at: place), withPosition: saysPosition(at: place), level: level(of: node))
    return sentence(parts)
  }

  /// That a tap that brought the cursor to a row took its checkmark away, which nothing in the row tells any more.
  private func lostCheckmark(at place: Place) -> [String] {
    guard let tapped = moment.tapped, place.isOn(tapped), tapped.content?.accessory == .checkmark,
      scene.table.cellForRow(at: tapped.indexPath)?.content.accessory == CellAccessory.none
    else { return [] }
    return [wording.text(.stateNotChecked)]
  }

  private func saysPosition(at place: Place) -> Bool {
    switch narrator.verbosity.position {
    case .off: false
    case .always: true
    case .onChange where place.focus == .sectionIndex: true
    case .onChange: !isPaged && (isElsewhere || moment.index != nil || heard.isFar(from: place))
    }
  }

  /// Whether the rows are others than those among which the listener knew the place.
  var isElsewhere: Bool {
    heard.table != ObjectIdentifier(scene.table) || moment.isLoaded || moment.changes.changesPlaces
      || !moment.screens.isEmpty
  }

  /// The level that is said, counted from one: that of a row that lies deeper or less deep than the one before.
  private func level(of node: NodeNarration) -> Int? {
    let before = heard.node.map { NodeNarration($0, narrator: narrator).depth } ?? 1
    switch narrator.verbosity.position {
    case .off: return nil
    case .onChange: return node.depth == before ? nil : node.depth
    case .always: return node.elements.first?.level ?? (node.depth == before ? nil : node.depth)
    }
  }

  /// What changed on the thing that the cursor stayed on.
  private func change(at place: Place) -> [String] {
    guard let former = heard.node, isTold else { return [] }
    // Read anew, the same row may stand under another header.
    let header = moment.isLoaded ? section(of: place) : []
    if !header.isEmpty { return header + row(at: place) }
    let now = NodeNarration(place.node, narrator: narrator)
    let changes = now.changes(since: NodeNarration(former, narrator: narrator))
    // An index that stands elsewhere is heard as by who turns to it.
    return place.focus == .sectionIndex && !changes.isEmpty ? row(at: place) : sentence(changes)
  }

  /// Whether a change where the cursor is tells something new: what the listener did to a control has been said, and
  /// that another mode or screen changes the row is part of that.
  private var isTold: Bool {
    heard.table == ObjectIdentifier(scene.table) && !moment.isEmpty && moment.operated.isEmpty
      && moment.screens.isEmpty && moment.isEditing == nil
  }
}

extension Place {
  /// Whether the cursor is on the header of a section.
  var isSectionHeader: Bool { if case .sectionHeader = focus { true } else { false } }

  /// Whether the cursor is on this row.
  func isOn(_ row: RowReference) -> Bool { focus == .row(row.indexPath) }
}
