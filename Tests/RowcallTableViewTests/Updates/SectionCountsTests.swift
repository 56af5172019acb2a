import Testing

@testable import RowcallTableView

@Suite struct SectionCountsTests {
  @Test func positionsCountTheRowsBefore() {
    let counts = SectionCounts([2, 0, 3])
    #expect(counts.total == 5)
    #expect(counts.numberOfSections == 3)
    #expect(counts.position(of: RowPlace(section: 2, row: 1)) == 3)
    #expect(
      (0..<5).compactMap(counts.place).map(\.indexPath) == [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]])
  }

  @Test(arguments: [-1, 5, Int.max, Int.min]) func noRowIsOutside(position: Int) {
    #expect(SectionCounts([2, 0, 3]).place(at: position) == nil)
    #expect(SectionCounts().place(at: position) == nil)
  }

  // TV-3
  @Test func pathsAreChecked() throws {
    let counts = SectionCounts([2, 0])
    #expect(try counts.place(of: [0, 1]) == RowPlace(section: 0, row: 1))
    #expect(throws: TableViewError.malformedPath([1])) { try counts.place(of: [1]) }
    #expect(throws: TableViewError.rowOutOfRange([0, 2], sections: 2, rows: 2, .now)) {
      try counts.place(of: [0, 2])
    }
    #expect(throws: TableViewError.rowOutOfRange([1, 0], sections: 2, rows: 0, .now)) {
      try counts.place(of: [1, 0])
    }
    #expect(throws: TableViewError.rowOutOfRange([2, 0], sections: 2, rows: nil, .now)) {
      try counts.place(of: [2, 0])
    }
    #expect(throws: TableViewError.rowOutOfRange([0, -1], sections: 2, rows: 2, .now)) {
      try counts.place(of: [0, -1])
    }
    #expect(throws: TableViewError.sectionOutOfRange(2, sections: 2, .now)) { try counts.checked(2) }
  }

  @Test func countsThatNoTableCanHaveAreRefused() throws {
    #expect(try SectionCounts.checked(2_147_483_647, section: 0) == 2_147_483_647)
    #expect(throws: TableViewError.impossibleCount(2_147_483_648, section: 0)) {
      try SectionCounts.checked(2_147_483_648, section: 0)
    }
    #expect(throws: TableViewError.impossibleCount(-1, section: nil)) {
      try SectionCounts.checked(-1, section: nil)
    }
  }

  @Test func editsAgreeWithAPlainArray() {
    for seed in Seeds.next(40, of: "counts") {
      var random = SeededGenerator(seed: seed)
      var rows = (0..<Int.random(in: 0...3_000, using: &random)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      var counts = SectionCounts(rows)
      // Growing and shrinking in long phases, so that runs are cut and joined.
      for step in 0..<1_500 {
        edit(&counts, &rows, grows: (step / 500) % 2 == Int(seed % 2), &random)
        if step % 100 == 0 { expect(counts, toBe: rows, seed, &random) }
      }
      expect(counts, toBe: rows, seed, &random)
    }
  }

  @Test func blocksAgreeWithAPlainArray() {
    for seed in Seeds.next(200, of: "blocks") {
      var random = SeededGenerator(seed: seed)
      let rows = (0..<Int.random(in: 0...1_500, using: &random)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      let gone = random.numbers(
        Int.random(in: 0...(random.chance(50) ? min(8, rows.count) : rows.count), using: &random),
        below: rows.count)
      let count = Int.random(in: 0...20, using: &random)
      let come = random.numbers(count, below: rows.count - gone.count + count).map { ($0, $0 % 3) }

      var expected = rows
      for section in gone.reversed() { expected.remove(at: section) }
      for (section, count) in come { expected.insert(count, at: section) }
      var counts = SectionCounts(rows)
      counts.replaceSections(removing: gone, inserting: come)
      expect(counts, toBe: expected, seed, &random)
    }
  }

  @Test func runsStayOfAUsefulLength() {
    var counts = SectionCounts()
    for section in 0..<20_000 { counts.insertSection(section / 2, rows: 1) }
    #expect(counts.runs.count <= 40)
    for _ in 0..<19_900 { counts.removeSection(counts.numberOfSections / 2) }
    #expect(counts.runs.count <= 2)
  }

  /// A thousand walks over a million empty sections would take many minutes.
  @Test(.timeLimit(.minutes(10))) func placesOnBothSidesOfEmptySectionsAreFoundAtOnce() {
    let counts = SectionCounts([2] + Array(repeating: 0, count: 1_000_000) + [2])
    let last = 1_000_001
    let expected = [(0, 1), (last, 0), (last, 1)].map { RowPlace(section: $0, row: $1) }
    #expect((0..<1_000).allSatisfy { _ in counts.places(from: 1, count: 9) == expected })
  }

  private func edit(
    _ counts: inout SectionCounts, _ rows: inout [Int], grows: Bool, _ random: inout SeededGenerator
  ) {
    let number = Int.random(in: 0...9, using: &random)
    guard let section = rows.indices.randomElement(using: &random), !grows || random.chance(50) else {
      let section = Int.random(in: 0...rows.count, using: &random)
      counts.insertSection(section, rows: number)
      return rows.insert(number, at: section)
    }
    if !grows {
      #expect(counts.removeSection(section) == rows.remove(at: section))
    } else if random.chance(50) {
      counts.setRows([(section, number), (0, 3)])
      rows[section] = number
      rows[0] = 3
    } else {
      let target = Int.random(in: 0..<rows.count, using: &random)
      counts.moveSection(section, to: target)
      rows.insert(rows.remove(at: section), at: target)
    }
  }

  private func expect(
    _ counts: SectionCounts, toBe rows: [Int], _ seed: UInt64, _ random: inout SeededGenerator
  ) {
    let hint: Comment = "ROWCALL_SEED=\(seed)"
    #expect(counts.rowCounts == rows, hint)
    #expect(counts.numberOfSections == rows.count, hint)
    #expect(counts.total == rows.reduce(0, +), hint)
    #expect(counts.runs.allSatisfy { !$0.rows.isEmpty && $0.total == $0.rows.reduce(0, +) }, hint)
    guard let section = rows.indices.filter({ rows[$0] > 0 }).randomElement(using: &random) else { return }
    let place = RowPlace(section: section, row: rows[section] - 1)
    let position = rows[...section].reduce(0, +) - 1
    #expect(counts[section] == rows[section], hint)
    #expect(counts.position(of: place) == position, hint)
    #expect(counts.place(at: position) == place, hint)
  }
}
