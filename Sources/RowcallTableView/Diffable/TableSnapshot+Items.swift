extension TableSnapshot {
  /// Adds items at the end of a section, which is the last section if none is given.
  ///
  /// Throws if one of the items is there already, the section is not there, or there is no section at all.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(TableViewError) {
    guard let section = section ?? sectionIdentifiers.last else { throw .noSection }
    guard let end = items[section]?.count else { throw unknown(section: section) }
    try insert(identifiers, at: end, in: section)
  }

  /// Adds items before another, in its section; throws if one of them is there already, or the other is not.
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem item: ItemID) throws(TableViewError) {
    let place = try place(of: item)
    try insert(identifiers, at: place.row, in: place.section)
  }

  /// Adds items after another, in its section; throws if one of them is there already, or the other is not.
  public mutating func insertItems(_ identifiers: [ItemID], afterItem item: ItemID) throws(TableViewError) {
    let place = try place(of: item)
    try insert(identifiers, at: place.row + 1, in: place.section)
  }

  /// Removes items; throws if one of them is not there.
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
    for item in gone { sections[item] = nil }
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  /// Removes all items, and all sections with them.
  public mutating func deleteAllItems() { self = TableSnapshot() }

  /// Moves an item before another, into its section; throws if one of them is not there.
  ///
  /// An item that is moved before itself stays.
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(TableViewError) {
    try move(item, by: 0, other)
  }

  /// Moves an item after another, into its section; throws if one of them is not there.
  ///
  /// An item that is moved after itself stays.
  public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(TableViewError) {
    try move(item, by: 1, other)
  }

  /// Gives items new cells when the snapshot is applied; throws if one of them is not there.
  ///
  /// The cell of an item that moves as well is not replaced, it is filled again.
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Fills the cells of items again when the snapshot is applied; throws if one of them is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemID], at row: Int, in section: SectionID
  ) throws(TableViewError) {
    if let twin = sections.enter(section, for: identifiers) { throw .duplicateIdentifier(.item, "\(twin)") }
    items[section]?.insert(contentsOf: identifiers, at: row)
  }

  private mutating func move(_ item: ItemID, by offset: Int, _ other: ItemID) throws(TableViewError) {
    let from = try place(of: item)
    _ = try place(of: other)
    guard item != other else { return }
    items[from.section]?.remove(at: from.row)
    let target = try place(of: other)
    items[target.section]?.insert(item, at: target.row + offset)
    sections[item] = target.section
  }

  private func checkItems(_ identifiers: [ItemID]) throws(TableViewError) {
    for item in identifiers where sections[item] == nil { throw unknown(item: item) }
  }
}

extension Dictionary {
  /// Enters a value for new keys, for all or for none of them, looking each up once.
  ///
  /// Returns the first key that is there already or is given twice; `nil` if the value was entered for all.
  mutating func enter(_ value: Value, for keys: [Key]) -> Key? {
    reserveCapacity(count + keys.count)
    for (index, key) in keys.enumerated() {
      guard let former = updateValue(value, forKey: key) else { continue }
      self[key] = former
      for newcomer in keys[..<index] { self[newcomer] = nil }
      return key
    }
    return nil
  }
}
