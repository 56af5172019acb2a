import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct NavigationRefusalTests {
  private let root = LevelScreen("Lakes", ["Biel", "Murten"])

  /// Expects that a call is refused with an error, that this is logged once, and that nothing else is.
  private func expect(
    _ error: TableViewError, on navigation: NavigationStack, _ call: () throws -> Void
  ) {
    let before = navigation.screens.map(\.title)
    _ = navigation.takeLines()
    #expect(throws: error, performing: call)
    #expect(navigation.takeLines() == ["refused: \(error)"])
    #expect(navigation.screens.map(\.title) == before)
  }

  @Test func theFirstScreenHasNoWayBack() throws {
    let navigation = try NavigationStack(root: root)
    let error = TableViewError.nothingToReturnTo(from: "Lakes")
    expect(error, on: navigation) { try navigation.pop() }
    expect(error, on: navigation) { try navigation.popToRoot() }
    expect(error, on: navigation) { try navigation.unwind(to: LevelScreen.self) }
  }

  // TV-75
  @Test func aHiddenWayBackHasNoNameAndLeadsNowhere() throws {
    let navigation = try NavigationStack(root: root)
    let harbours = LevelScreen("Harbours", [])
    try navigation.push(harbours)
    harbours.hidesBack = true
    #expect(navigation.backTitle == nil)
    expect(.backHidden(title: "Harbours"), on: navigation) { try navigation.pop() }
    harbours.hidesBack = false
    #expect(navigation.backTitle == "Lakes")
    try navigation.pop()
  }

  @Test func aScreenCannotBeOpenedTwice() throws {
    let navigation = try NavigationStack(root: root)
    try navigation.push(LevelScreen("Harbours", []))
    expect(.screenAlreadyOpen(title: "Lakes"), on: navigation) { try navigation.push(root) }
    expect(.screenAlreadyOpen(title: "Harbours"), on: navigation) { try navigation.push(navigation.top) }
  }

  @Test func nothingMovesUnderAnOpenForm() throws {
    let navigation = try NavigationStack(root: root)
    try navigation.push(LevelScreen("Harbours", []))
    try navigation.present(ModalForm(title: "New lake", sections: []))
    let refusals: [(String, () throws -> Void)] = [
      ("push(_:)", { try navigation.push(LevelScreen("Berths", [])) }),
      ("pop()", { try navigation.pop() }),
      ("popToRoot()", { try navigation.popToRoot() }),
      ("unwind(to:handing:)", { try navigation.unwind(to: LevelScreen.self) }),
      ("present(_:)", { try navigation.present(ModalForm(title: "Another", sections: [])) }),
    ]
    for (method, call) in refusals {
      expect(.formOpen(method, form: "New lake"), on: navigation, call)
    }
    #expect(navigation.form?.title == "New lake")
  }

  @Test func nothingMovesWhileTheTableAsksItsDelegate() throws {
    let navigation = try NavigationStack(root: root)
    let asking = AskingDelegate { try navigation.push(LevelScreen("Harbours", [])) }
    root.tableView.delegate = asking
    try root.tableView.activateRow(at: path(0, 1))
    #expect(
      asking.caught as? TableViewError == .calledBack("push(_:)", during: "tableView(_:willSelectRowAt:)"))
    #expect(navigation.top === root)
  }

  @Test func aRefusalInsideATapIsLoggedOnce() throws {
    let navigation = try NavigationStack(root: root)
    root.next = { [unowned root] _ in root }
    _ = navigation.takeLines()
    let error = TableViewError.screenAlreadyOpen(title: "Lakes")
    #expect(throws: error) { try root.tableView.activateRow(at: path(0, 1)) }
    #expect(navigation.takeLines().filter { $0.contains("refused") } == ["refused: \(error)"])
  }

  @Test func aScreenThatFailsToAppearIsLeftAgain() throws {
    let navigation = try NavigationStack(root: root)
    let broken = LevelScreen("Harbours", ["North"])
    broken.failure = OwnError.outOfPaper
    _ = navigation.takeLines()
    let error = TableViewError.screenFailed(title: "Harbours", reason: "outOfPaper")
    #expect(throws: error) { try navigation.push(broken) }
    #expect(navigation.top === root)
    #expect(broken.navigation == nil)
    #expect(
      navigation.takeLines() == [
        #"opened "Harbours", back leads to "Lakes""#, #"left "Harbours" for "Lakes""#, "refused: \(error)",
      ])
  }

  @Test func aScreenWhoseTableHasNoDataIsLeftAgain() throws {
    let navigation = try NavigationStack(root: root)
    let empty = LevelScreen("Harbours", ["North"])
    empty.tableView.dataSource = nil
    #expect(throws: TableViewError.noDataSource) { try navigation.push(empty) }
    #expect(navigation.screens.count == 1)
  }
}

/// Tries something in the middle of a question, and keeps what that throws.
private final class AskingDelegate: TableViewDelegate {
  private let attempt: () throws -> Void
  private(set) var caught: (any Error)?

  init(_ attempt: @escaping () throws -> Void) { self.attempt = attempt }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    do { try attempt() } catch { caught = error }
    return nil
  }
}
