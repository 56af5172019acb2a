import RowcallModel

/// How many rows each section of a table has, in runs of some hundred sections that know their sums.
///
/// Finding a place costs the logarithm of the number of runs and the length of one; an edit costs the length of one
/// run and the number of runs, about the square root of the number of sections. Nothing is kept for a row.
struct SectionCounts: Sendable {
  /// The most sections that a table, and the most rows that a section may have; so no sum ever overflows.
  static let limit = Int(Int32.max)

  /// A run is filled up to this length at first, is cut in two at double this length, and joined below half.
  static let runLength = 512

  /// The row counts of neighbouring sections.
  struct Run: Hashable, Sendable {
    var rows: [Int]
    var total: Int

    init(_ rows: some Collection<Int>) {
      self.rows = Array(rows)
      total = rows.reduce(0, +)
    }
  }

  /// What comes before a run.
  private struct Start: Sendable {
    var section: Int
    var position: Int
  }

  /// The runs, none of them empty.
  private(set) var runs: [Run] = []
  private var starts: [Start] = []

  private(set) var numberOfSections = 0
  /// How many rows all sections have together.
  private(set) var total = 0

  /// Makes the counts of a table from the row count of each section.
  init(_ rows: [Int] = []) {
    runs = stride(from: 0, to: rows.count, by: Self.runLength).map { start in
      Run(rows[start..<min(start + Self.runLength, rows.count)])
    }
    refreshStarts(from: 0)
  }

  var rowCounts: [Int] { runs.flatMap(\.rows) }

  /// How many rows a section has; the section must exist.
  subscript(section: Int) -> Int {
    let slot = slot(of: section)
    return runs[slot.run].rows[slot.offset]
  }

  /// How many rows stand before a row in the whole table; the section must exist.
  func position(of place: RowPlace) -> Int {
    let slot = slot(of: place.section)
    return starts[slot.run].position + runs[slot.run].rows[..<slot.offset].reduce(0, +) + place.row
  }

  /// The row that has so many rows before it in the whole table; `nil` if there are not so many.
  func place(at position: Int) -> RowPlace? {
    guard (0..<total).contains(position) else { return nil }
    let run = starts.partitionPoint { $0.position > position } - 1
    var left = position - starts[run].position
    var offset = 0
    while left >= runs[run].rows[offset] {
      left -= runs[run].rows[offset]
      offset += 1
    }
    return RowPlace(section: starts[run].section + offset, row: left)
  }

  /// The run of a section, and its place in that run; one past the last section is the end of the last run.
  func slot(of section: Int) -> (run: Int, offset: Int) {
    let run = max(0, starts.partitionPoint { $0.section > section } - 1)
    return (run, section - (starts.isEmpty ? 0 : starts[run].section))
  }

  /// Changes the runs in some range, and brings up to date what is known of them and of all behind them.
  mutating func edit(from run: Int, _ change: (inout [Run]) -> Void) {
    change(&runs)
    refreshStarts(from: run)
  }

  private mutating func refreshStarts(from first: Int) {
    starts.removeSubrange(min(first, starts.count)...)
    var section = first == 0 ? 0 : starts[first - 1].section + runs[first - 1].rows.count
    var position = first == 0 ? 0 : starts[first - 1].position + runs[first - 1].total
    for run in runs[first...] {
      starts.append(Start(section: section, position: position))
      section += run.rows.count
      position += run.total
    }
    numberOfSections = section
    total = position
  }

  /// The place that an index path names; throws if the path is malformed or there is no such row.
  func place(of path: IndexPath, _ moment: TableMoment = .now) throws(TableViewError) -> RowPlace {
    let place = try RowPlace(path)
    guard (0..<numberOfSections).contains(place.section) else {
      throw .rowOutOfRange(path, sections: numberOfSections, rows: nil, moment)
    }
    let rows = self[place.section]
    guard (0..<rows).contains(place.row) else {
      throw .rowOutOfRange(path, sections: numberOfSections, rows: rows, moment)
    }
    return place
  }

  /// The same section; throws if there is no such section.
  func checked(_ section: Int, _ moment: TableMoment = .now) throws(TableViewError) -> Int {
    guard (0..<numberOfSections).contains(section) else {
      throw .sectionOutOfRange(section, sections: numberOfSections, moment)
    }
    return section
  }

  /// A number that the data source gave, of rows in a section or, where that is `nil`, of sections; throws if no table
  /// can have so many.
  static func checked(_ count: Int, section: Int?) throws(TableViewError) -> Int {
    guard (0...limit).contains(count) else { throw .impossibleCount(count, section: section) }
    return count
  }
}

extension RowPlace {
  /// The place that an index path names, in range or not; throws if the path has other than two indices.
  init(_ path: IndexPath) throws(TableViewError) {
    guard path.count == 2 else { throw .malformedPath(path) }
    self.init(section: path[0], row: path[1])
  }
}

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

extension SectionCounts {
  /// The places of the rows at some positions over all sections, found as they are wanted.
  func places(in positions: Range<Int>) -> some Sequence<RowPlace> {
    let stretch = 256
    return stride(from: positions.lowerBound, to: positions.upperBound, by: stretch).lazy.flatMap { start in
      places(from: start, count: min(stretch, positions.upperBound - start))
    }
  }

  /// The places of up to so many rows, from a position over all sections on.
  func places(from position: Int, count: Int) -> [RowPlace] {
    guard count > 0, var place = place(at: position) else { return [] }
    var places = [place]
    while places.count < min(count, total - position) {
      place.row += 1
      // Looked up, not walked to: there may be any number of empty sections in between.
      if place.row >= self[place.section], let next = self.place(at: position + places.count) { place = next }
      places.append(place)
    }
    return places
  }
}
