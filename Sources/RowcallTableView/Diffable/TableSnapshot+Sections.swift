extension TableSnapshot {
  /// Adds empty sections behind the last; throws if one of them is there already.
  public mutating func appendSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds empty sections before another; throws if one of them is there already, or the other is not.
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection section: SectionID
  ) throws(TableViewError) {
    try insert(identifiers, at: index(of: section))
  }

  /// Adds empty sections after another; throws if one of them is there already, or the other is not.
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection section: SectionID
  ) throws(TableViewError) {
    try insert(identifiers, at: index(of: section) + 1)
  }

  /// Removes sections with all their items; throws if one of them is not there.
  public mutating func deleteSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try checkSections(identifiers)
    let gone = Set(identifiers)
    try deleteItems(gone.flatMap { items[$0] ?? [] })
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    for section in gone { items[section] = nil }
  }

  /// Moves a section with its items before another; throws if one of them is not there.
  ///
  /// A section that is moved before itself stays.
  public mutating func moveSection(
    _ section: SectionID, beforeSection other: SectionID
  ) throws(TableViewError) {
    try move(section, by: 0, other)
  }

  /// Moves a section with its items after another; throws if one of them is not there.
  ///
  /// A section that is moved after itself stays.
  public mutating func moveSection(
    _ section: SectionID, afterSection other: SectionID
  ) throws(TableViewError) {
    try move(section, by: 1, other)
  }

  /// Reloads sections, with all their items, when the snapshot is applied; throws if one of them is not there.
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try checkSections(identifiers)
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) throws(TableViewError) {
    if let twin = items.enter([], for: identifiers) { throw .duplicateIdentifier(.section, "\(twin)") }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(_ section: SectionID, by offset: Int, _ other: SectionID) throws(TableViewError)
  {
    let from = try index(of: section)
    _ = try index(of: other)
    guard section != other else { return }
    sectionIdentifiers.remove(at: from)
    sectionIdentifiers.insert(section, at: try index(of: other) + offset)
  }

  private func checkSections(_ identifiers: [SectionID]) throws(TableViewError) {
    for section in identifiers where items[section] == nil { throw unknown(section: section) }
  }
}
