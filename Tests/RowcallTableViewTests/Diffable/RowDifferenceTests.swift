import Testing

@testable import RowcallTableView

@Suite struct RowDifferenceTests {
  private typealias Difference = RowDifference<String>

  @Test func rowsThatComeAndGoInASectionThatStays() {
    let difference = Difference([.init(old: (0, ["Alta", "Bodø"]), new: (2, ["Bodø", "Voss"]))])
    #expect(difference.deletes == [RowPlace(section: 0, row: 0)])
    #expect(difference.inserts == [RowPlace(section: 2, row: 1)])
    #expect(difference.moves.isEmpty)
  }

  @Test func aRowThatChangesItsSectionIsMoved() {
    let difference = Difference([
      .init(old: (0, ["Alta", "Bodø"]), new: (0, ["Alta"])), .init(old: (1, []), new: (1, ["Bodø"])),
    ])
    let move = Difference.Move(
      item: "Bodø", from: RowPlace(section: 0, row: 1), to: RowPlace(section: 1, row: 0))
    #expect(difference.moves == [move])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test func rowsGoAndComeWithTheirSection() {
    let difference = Difference([
      .init(old: (0, ["Alta", "Bodø"]), new: nil), .init(old: nil, new: (0, ["Voss"])),
    ])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty && difference.moves.isEmpty)
  }

  @Test func aReloadedSectionNeedsNoChangesButThoseThatOthersFeel() {
    let difference = Difference([
      .init(old: (0, ["Alta", "Bodø", "Moss"]), new: (0, ["Bodø", "Alta", "Voss"]), isReloaded: true),
      .init(old: (1, []), new: (1, ["Moss"])),
    ])
    let move = Difference.Move(
      item: "Moss", from: RowPlace(section: 0, row: 2), to: RowPlace(section: 1, row: 0))
    #expect(difference.moves == [move])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }
}
