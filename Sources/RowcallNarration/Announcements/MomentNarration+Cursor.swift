import RowcallAccessibility
import RowcallTableView

extension MomentNarration {
  /// Where the cursor is now, if it was put there or what it is on lies in another section; nothing if a row was just
  /// called by its name.
  var cursor: [String] {
    guard let place else { return scene.table.numberOfRows == 0 && moment.isFocusMoved ? empty : [] }
    if moment.isFocusMoved, !isNamed(place) { return section(of: place) + row(at: place) }
    if moment.changes.changesPlaces { return section(of: place) }
    return change(at: place)
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

  private var empty: [String] { [wording.text(.emptyTable)] }

  /// The header of the section, if the cursor came into another one and is not on the header itself.
  private func section(of place: Place) -> [String] {
    guard let title = place.section, !isKnown(title), !place.isSectionHeader else { return [] }
    var header = AccessibilityElement(.heading, label: title)
    header.level = 2
    return sentence(ElementNarration(element: header, narrator: narrator).parts)
  }

  private func isKnown(_ title: String) -> Bool {
    heard.table == ObjectIdentifier(scene.table) && heard.section == title
      || moment.index?.section.title == title
  }

  /// What the cursor is on, as one unit.
  private func row(at place: Place) -> [String] {
    let node = NodeNarration(place.node, narrator: narrator)
    return sentence(node.parts(withPosition: saysPosition(at: place), withLevel: saysLevel(of: node)))
  }

  private func saysPosition(at place: Place) -> Bool {
    switch narrator.verbosity.position {
    case .off: false
    case .always: true
    case .onChange: isElsewhere || moment.index != nil || heard.isFar(place)
    }
  }

  /// Whether the rows are others than those among which the listener knew the place.
  private var isElsewhere: Bool {
    heard.table != ObjectIdentifier(scene.table) || moment.isLoaded || moment.changes.changesPlaces
      || !moment.screens.isEmpty
  }

  private func saysLevel(of node: NodeNarration) -> Bool {
    switch narrator.verbosity.position {
    case .off: false
    case .always: true
    case .onChange:
      node.elements.first?.role != .heading
        && node.level != heard.node.map { NodeNarration($0, narrator: narrator).level } ?? 1
    }
  }

  /// What changed on the thing that the cursor stayed on.
  private func change(at place: Place) -> [String] {
    guard let former = heard.node, isTold(place) else { return [] }
    let now = NodeNarration(place.node, narrator: narrator)
    return sentence(now.changes(since: NodeNarration(former, narrator: narrator)))
  }

  private func isTold(_ place: Place) -> Bool {
    heard.table == ObjectIdentifier(scene.table) && !moment.isEmpty
      && moment.operated.isEmpty && moment.screens.isEmpty && moment.isEditing == nil
  }
}

extension Place {
  /// Whether the cursor is on the header of a section.
  var isSectionHeader: Bool { if case .sectionHeader = focus { true } else { false } }

  /// Whether the cursor is on this row.
  func isOn(_ row: RowReference) -> Bool { focus == .row(row.indexPath) }
}
