#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An action of the author's behind a row, from its beginning until it is known whether it was carried out.
public struct SwipeRun {
  /// Which run it is, among all of a table.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  let title: String?
  /// The row as it was when the action began.
  let row: RowReference
}

/// The runs of which it is not known yet whether they were carried out.
struct SwipeRuns {
  private var begun = 0
  private var pending: [SwipeRun.ID: SwipeRun] = [:]

  mutating func begin(_ run: SwipeRun) -> SwipeRun.ID {
    begun += 1
    let id = SwipeRun.ID(number: begun)
    pending[id] = run
    return id
  }

  /// Forgets a run, and returns it if it was pending.
  mutating func end(_ id: SwipeRun.ID) -> SwipeRun? { pending.removeValue(forKey: id) }

  func isPending(_ id: SwipeRun.ID) -> Bool { pending[id] != nil }
}

extension TableView {
  /// The action of the swiped row that is running, for ``finishSwipeAction(_:isDone:)``; `nil` if none is.
  package var runningSwipeAction: SwipeRun.ID? { swipe?.run }

  /// Says whether an action was carried out that did not say so when it ran; the row is then no longer swiped.
  ///
  /// Only the first word on a run counts.
  /// - Parameters:
  ///   - id: the run, from ``runningSwipeAction`` while the action ran.
  ///   - isDone: whether it was carried out.
  /// - Throws: an error if a callback is running or updates are open; the action is still running then.
  public func finishSwipeAction(_ id: SwipeRun.ID, isDone: Bool) throws(TableViewError) {
    try change("finishSwipeAction(_:isDone:)") { () throws(TableViewError) in finish(id, isDone: isDone) }
  }

  /// Runs the author's code; false if it goes on after this.
  func runAction(
    titled title: String?, at place: RowPlace, _ body: (IndexPath) throws -> Bool?
  ) throws(TableViewError) -> Bool {
    let id = swipeRuns.begin(SwipeRun(title: title, row: reference(to: place)))
    swipe?.run = id
    do {
      let isDone = try run(
        orThrow: { .swipeActionFailed(place.indexPath, title: title, reason: $0) },
        { try body(place.indexPath) })
      if let isDone { finish(id, isDone: isDone) }
    } catch {
      _ = swipeRuns.end(id)
      throw error
    }
    return !swipeRuns.isPending(id)
  }

  private func finish(_ id: SwipeRun.ID, isDone: Bool) {
    guard let run = swipeRuns.end(id) else { return }
    note(.swipeActionPerformed(title: run.title, run.row, isDone: isDone))
    if swipe?.run == id { closeSwipe() }
  }
}
