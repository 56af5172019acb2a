#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import RowcallTableView
import Testing

@Suite struct DelegateErrorTests {
  /// Throws whatever it was given when a row is selected, or asks for the impossible.
  private final class Thrower: TableViewDelegate {
    let error: (any Error)?
    init(_ error: (any Error)?) { self.error = error }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
      if let error { throw error }
      try tableView.deselectRow(at: path(0, 9))
    }
  }

  private struct Full: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  private let source = TownSource(["Oslo", "Bergen"])

  // TV-5
  @Test func anErrorOfTheDelegateNamesTheRow() throws {
    let delegate = Thrower(Full())
    #expect(
      refusal(delegate) == [
        "selected \"Bergen\" [0, 1]", "refused: the action of row 1 of section 0 failed: the disk is full",
      ])
  }

  @Test func anErrorOfTheTableComesThroughTheDelegateOnce() throws {
    let delegate = Thrower(nil)
    #expect(
      refusal(delegate) == [
        "selected \"Bergen\" [0, 1]", "refused: there is no row 9 of section 0: section 0 has 2 rows, 0 to 1",
      ])
  }

  @Test(arguments: [TableProbe.Callback.didSelect, .accessory, .swipeAction, .operated])
  func whateverThrowsLeavesNoBlockOpen(callback: TableProbe.Callback) throws {
    let probe = TableProbe([["Oslo", "Bergen"]])
    let table = probe.makeTable()
    try table.swipeRow(at: path(0, 1), from: .leading)
    probe.hook = { now, table in
      guard now == callback else { return }
      try table.beginUpdates()
      throw Full()
    }
    #expect(throws: TableViewError.self) {
      switch callback {
      case .didSelect: try table.activateRow(at: path(0, 0))
      case .accessory: try table.activateAccessory(ofRowAt: path(0, 0))
      case .swipeAction: try table.performSwipeAction()
      default: try table.perform(.press, on: .named("switch"), inRowAt: path(0, 0))
      }
    }
    #expect(try table.moveFocus(.previous) || table.moveFocus(.next))
  }

  /// The last two lines after a tap on the second row.
  private func refusal(_ delegate: Thrower) -> [String] {
    let table = TableView()
    table.dataSource = source
    table.delegate = delegate
    #expect(throws: TableViewError.self) { try table.activateRow(at: path(0, 1)) }
    return table.takeLines().suffix(2)
  }
}
