extension SectionCounts {
  /// Sets how many rows some sections have; they must exist.
  mutating func setRows(_ rowCounts: some Collection<(section: Int, rows: Int)>) {
    let slots = rowCounts.map { (slot: slot(of: $0.section), rows: $0.rows) }
    guard let first = slots.map(\.slot.run).min() else { return }
    edit(from: first) { runs in
      for (slot, rows) in slots {
        runs[slot.run].total += rows - runs[slot.run].rows[slot.offset]
        runs[slot.run].rows[slot.offset] = rows
      }
    }
  }

  /// Puts a section of some rows before the one at an index, or behind the last.
  mutating func insertSection(_ section: Int, rows: Int) {
    let slot = slot(of: section)
    edit(from: slot.run) { runs in
      guard !runs.isEmpty else { return runs = [Run([rows])] }
      runs[slot.run].rows.insert(rows, at: slot.offset)
      runs[slot.run].total += rows
      runs.cutIfLong(slot.run)
    }
  }

  /// Removes a section, which must exist, and returns how many rows it had.
  @discardableResult
  mutating func removeSection(_ section: Int) -> Int {
    let slot = slot(of: section)
    let rows = runs[slot.run].rows[slot.offset]
    edit(from: max(0, slot.run - 1)) { runs in
      runs[slot.run].rows.remove(at: slot.offset)
      runs[slot.run].total -= rows
      runs.joinIfShort(slot.run)
    }
    return rows
  }

  /// Moves a section to the index that it has afterwards.
  mutating func moveSection(_ section: Int, to target: Int) {
    insertSection(target, rows: removeSection(section))
  }

  /// Removes sections and puts others in, as an update block does: the sections that go are named by their places
  /// before, those that come by their places afterwards, both in ascending order.
  mutating func replaceSections(removing gone: [Int], inserting come: [(section: Int, rows: Int)]) {
    guard (gone.count + come.count) * 16 < numberOfSections else {
      return rebuild(removing: gone, inserting: come)
    }
    for section in gone.reversed() { removeSection(section) }
    for (section, rows) in come { insertSection(section, rows: rows) }
  }

  /// Makes all runs anew, in one walk: cheaper than single edits as soon as a good part of the sections changes.
  private mutating func rebuild(removing gone: [Int], inserting come: [(section: Int, rows: Int)]) {
    let goes = Set(gone)
    var survivors = rowCounts.enumerated().lazy.filter { !goes.contains($0.offset) }.map(\.element)
      .makeIterator()
    var rows: [Int] = []
    for arrival in come {
      while rows.count < arrival.section, let survivor = survivors.next() { rows.append(survivor) }
      rows.append(arrival.rows)
    }
    while let survivor = survivors.next() { rows.append(survivor) }
    self = SectionCounts(rows)
  }
}

extension [SectionCounts.Run] {
  /// Cuts a run in two when it has grown to double the usual length.
  fileprivate mutating func cutIfLong(_ index: Int) {
    let rows = self[index].rows
    guard rows.count >= 2 * SectionCounts.runLength else { return }
    let middle = rows.count / 2
    replaceSubrange(index...index, with: [Element(rows[..<middle]), Element(rows[middle...])])
  }

  /// Joins a run with a neighbour when both together are short, and drops it when it is empty.
  fileprivate mutating func joinIfShort(_ index: Int) {
    if self[index].rows.isEmpty { remove(at: index) }
    for left in [index - 1, index] where indices.contains(left) && indices.contains(left + 1) {
      let joined = self[left].rows + self[left + 1].rows
      guard joined.count <= SectionCounts.runLength / 2 else { continue }
      return replaceSubrange(left...left + 1, with: [Element(joined)])
    }
  }
}
