import RowcallLanguages
import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension Announcement {
  /// Where the cursor is now, if it was put there, or what changed where it stayed.
  var cursor: [String] {
    guard let place else { return events.isFocusMoved && !events.isLoaded ? [wording.text(.emptyTable)] : [] }
    // Where the index was moved to says more than the title at which it stands.
    if events.indexMove != nil, place.focus == .sectionIndex { return [] }
    if events.isFocusMoved { return isNamed(place) ? [] : section(of: place) + row(at: place) }
    return change(at: place)
  }

  /// The section into which the cursor came with a row that is called by its name.
  var arrival: [String] {
    guard let place, events.isFocusMoved, isNamed(place), !isMoved(place) else { return [] }
    return section(of: place)
  }

  /// The answer to an action without effect: it names what the action was on.
  var answer: [String]? {
    switch events.lastAction {
    case nil: nil
    case .pressed(let item): [wording.text(item)]
    case .pressedDetailButton: [wording.text(.actionMoreInfo)]
    case .touchedRow: place.map { row(at: $0) }
    }
  }

  /// The header of the section, if the cursor came into another one and is not on the header itself.
  private func section(of place: CursorPlace) -> [String] {
    guard let title = place.section, !isKnown(title), !place.isSectionHeader else { return [] }
    let header = AccessibilityElement(.heading, label: title)
    return sentence(ElementNarration(element: header, narrator: narrator).parts)
  }

  private func isKnown(_ title: String) -> Bool {
    announced.table == ObjectIdentifier(screen.table) && announced.section == title
      || events.index.map { $0.section.title == title || $0.isElsewhere && header(of: $0) == title } ?? false
  }

  /// What the cursor is on, as one unit.
  private func row(at place: CursorPlace) -> [String] {
    let node = NodeNarration(place.node, narrator: narrator)
    let parts = node.parts(
      lost: lostCheckmark(at: place), withPosition: saysPosition(at: place), level: level(of: node))
    return sentence(parts)
  }

  /// "not checked" after a tap that took the checkmark of the row: the row itself does not say it any more.
  private func lostCheckmark(at place: CursorPlace) -> [String] {
    guard let tapped = events.tapped, place.isOn(tapped), tapped.content?.accessory == .checkmark,
      screen.table.cellForRow(at: tapped.indexPath)?.content.accessory == CellAccessory.none
    else { return [] }
    return [wording.text(.stateNotChecked)]
  }

  private func saysPosition(at place: CursorPlace) -> Bool {
    switch narrator.verbosity.position {
    case .off: false
    case .always: true
    case .onChange where place.focus == .sectionIndex: true
    case .onChange: !isPaged && (isElsewhere || events.index != nil || announced.isFar(from: place))
    }
  }

  /// Whether the rows are others than those among which the listener knew the place.
  var isElsewhere: Bool {
    announced.table != ObjectIdentifier(screen.table) || events.isLoaded || events.changes.changesPlaces
      || !events.screens.isEmpty
  }

  /// The level that is said, counted from one: that of a row that lies deeper or less deep than the one before.
  private func level(of node: NodeNarration) -> Int? {
    let before = announced.node.map { NodeNarration($0, narrator: narrator).depth } ?? 1
    switch narrator.verbosity.position {
    case .off: return nil
    case .onChange: return node.depth == before ? nil : node.depth
    case .always: return node.elements.first?.level ?? (node.depth == before ? nil : node.depth)
    }
  }

  /// What changed on the thing that the cursor stayed on.
  private func change(at place: CursorPlace) -> [String] {
    guard let former = announced.node, isNews else { return [] }
    // After a reload, the same row may be under another header.
    let header = events.isLoaded ? section(of: place) : []
    if !header.isEmpty { return header + row(at: place) }
    let now = NodeNarration(place.node, narrator: narrator)
    let changes = now.changes(since: NodeNarration(former, narrator: narrator))
    // An index at another title is announced like one that the cursor moves onto.
    return place.focus == .sectionIndex && !changes.isEmpty ? row(at: place) : sentence(changes)
  }

  /// Whether a change at the cursor is news: operating a control announces its value itself, and a new mode or screen
  /// explains a changed row.
  private var isNews: Bool {
    announced.table == ObjectIdentifier(screen.table) && !events.isEmpty && events.operated.isEmpty
      && events.screens.isEmpty && events.isEditing == nil
  }
}

extension CursorPlace {
  var isSectionHeader: Bool { if case .sectionHeader = focus { true } else { false } }

  func isOn(_ row: RowReference) -> Bool { focus == .row(row.indexPath) }
}

extension Announcement {
  /// The index title that was followed, and where the cursor is if there is nothing under it: "P, no entries, leads to T".
  var index: [String] {
    guard let index = events.index else { return [] }
    return sentence(said(of: index) + leads(index))
  }

  /// The title to which the index was moved, and where it leads: "N, Nevada", "P, no entries, leads to T, Texas".
  var indexMove: [String] {
    guard let index = events.indexMove else { return [] }
    let arrival = events.isFocusMoved ? [wording.text(.roleIndex)] : []
    let row = index.landing.map(name)
    // Without a header, the row says where the title leads.
    let target = index.isElsewhere && header(of: index) == nil ? row.map(leads) : row
    return sentence(
      arrival + said(of: index) + leads(index) + [target].compactMap(\.self) + position(of: index))
  }

  /// That the index has no further title that leads anywhere.
  var indexEnd: [String] {
    events.indexEnd.map { [wording.text($0 ? .edgeIndexEnd : .edgeIndexStart)] } ?? []
  }

  /// That no row begins with what was typed.
  var notFound: [String] {
    guard let search = events.search, !search.isFound else { return [] }
    return [wording.text(.announceNotFound, ["text": words(search.text)])]
  }

  /// The text of the header under which the row lies to which a title leads.
  func header(of index: IndexReference) -> String? {
    let header = index.landing.flatMap { screen.table.header(ofSection: $0.indexPath.section) }
    return header.flatMap { AccessibilityElement(of: $0).label }
  }

  /// A title as it is spoken, its section's header if that is another, and that there is nothing under it if so.
  private func said(of index: IndexReference) -> [String] {
    let label = index.label.map(words) ?? words(narrator.index(title: index.title))
    let isSaid = index.section.title == index.title || index.section.title == index.label
    let header = isSaid ? nil : index.section.title.map(narrator.heading)
    let empty = index.isElsewhere ? wording.text(.emptyIndexSection) : nil
    return [label, header.map(words), empty].compactMap(\.self)
  }

  /// The header of the section to which a title leads if there is nothing under it.
  private func leads(_ index: IndexReference) -> [String] {
    guard index.isElsewhere, let header = header(of: index) else { return [] }
    return [leads(words(narrator.heading(header)))]
  }

  private func leads(_ target: String) -> String { wording.text(.announceIndexLeads, ["title": target]) }

  private func position(of index: IndexReference) -> [String] {
    guard narrator.verbosity.position == .always else { return [] }
    return [narrator.words(SetPosition(index.number, of: index.count), isRow: false)]
  }
}

extension Narrator {
  /// What is said for a title of an index.
  func index(title: String) -> String { IndexTitleWords(for: wording.phrases.language).spoken(title) }

  /// What is said for a heading: one of a single letter or sign is as a title of an index, which says more to a voice.
  func heading(_ text: String) -> String { text.count == 1 ? index(title: text) : text }
}
