/// The screens of an application, one opened from the other, and the form that may lie over them.
///
/// It shares one log with all their tables. Whatever it refuses is written there and changes nothing.
public final class NavigationStack {
  /// Where everything that happens is written down.
  public let log: EventLog
  /// The first screen.
  public let root: any TableScreen
  /// The form that lies over the screens; `nil` if none is open.
  public internal(set) var form: ModalForm?
  /// The screens over the first one, the oldest first.
  private var opened: [any TableScreen] = []

  /// Opens the first screen; its table's log becomes the log of all.
  ///
  /// - Throws: whatever `willAppear()` or the loading of the table throws.
  public init(root: any TableScreen) throws(TableViewError) {
    self.root = root
    log = root.tableView.log
    try change { () throws(TableViewError) in
      log.note(.pushed(title: root.title, back: nil))
      try enter(root)
    }
  }

  /// All screens, the first one first.
  public var screens: [any TableScreen] { [root] + opened }

  /// The screen that lies over all others.
  public var top: any TableScreen { opened.last ?? root }

  /// The name of the way back: the title of the screen below; `nil` at the root.
  public var backTitle: String? { opened.isEmpty ? nil : (opened.dropLast().last ?? root).title }

  /// The table that the listener is in: that of the form if one is open, else that of the top screen.
  public var tableInFront: TableView { form?.tableView ?? top.tableView }

  /// Opens a screen over the others: its table is loaded, and the cursor goes to its start.
  ///
  /// - Throws: `.screenAlreadyOpen`, `.formOpen`; whatever `willAppear()` or the loading of the table throws, and then
  ///   the screen is left again.
  public func push(_ screen: any TableScreen) throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkFree("push(_:)")
      guard !isOpen(screen) else { throw .screenAlreadyOpen(title: screen.title) }
      let (below, count) = (top, opened.count)
      log.note(.pushed(title: screen.title, back: below.title))
      opened.append(screen)
      do throws(TableViewError) {
        try enter(screen)
      } catch {
        if isOpen(screen) {
          close(keeping: count)
          log.note(.popped(title: screen.title, to: below.title))
        }
        throw error
      }
    }
  }

  /// Leaves the top screen for the one below; the cursor goes back to the row from which the screen was opened, and
  /// that row is deselected.
  ///
  /// - Throws: `.nothingToReturnTo` at the root, `.formOpen`; whatever the screen below throws on its return.
  public func pop() throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkReturn("pop()")
      try leave(keeping: opened.count - 1)
    }
  }

  /// Leaves all screens for the first one; throws like `pop()`.
  public func popToRoot() throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkReturn("popToRoot()")
      try leave(keeping: 0)
    }
  }

  /// Leaves all screens down to the nearest one of a type and hands it a result, before the cursor goes back to it.
  ///
  /// - Throws: `.noScreenToUnwindTo` if no screen below is of that type; else like `pop()`. What `handing` throws comes
  ///   as it is if it is a `TableViewError`, else as `.screenFailed`.
  public func unwind<Screen: TableScreen>(
    to type: Screen.Type, handing: (Screen) throws -> Void = { _ in }
  ) throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkReturn("unwind(to:handing:)")
      let below = screens.dropLast()
      for (index, screen) in below.enumerated().reversed() {
        guard let target = screen as? Screen else { continue }
        return try leave(keeping: index) { try handing(target) }
      }
      throw .noScreenToUnwindTo(type: "\(type)", open: below.map(\.title))
    }
  }
}

extension NavigationStack {
  private func isOpen(_ screen: any TableScreen) -> Bool { screens.contains { $0 === screen } }

  /// Brings a new screen to the front; the cursor does not go there if the screen has navigated on by itself.
  private func enter(_ screen: any TableScreen) throws(TableViewError) {
    screen.navigation = self
    screen.tableView.log = log
    try ask(screen.title) { try screen.willAppear() }
    if top === screen { try screen.tableView.takeUpFocus() }
  }

  /// Leaves the screens over the first `count` opened ones; a result is handed over before the cursor is back, which it
  /// is not if the screen has navigated on by itself.
  private func leave(
    keeping count: Int, handingOver handOver: () throws -> Void = {}
  ) throws(TableViewError) {
    let left = top
    close(keeping: count)
    let target = top
    log.note(.popped(title: left.title, to: target.title))
    try ask(target.title) {
      try target.willAppear()
      try handOver()
    }
    guard top === target else { return }
    try target.tableView.returnFocus()
    try ask(target.title) { try target.didReturn(from: left) }
  }

  /// Lets go of the screens over the first `count` opened ones.
  private func close(keeping count: Int) {
    let closing = opened.dropFirst(count)
    opened = Array(opened.prefix(count))
    for screen in closing { screen.navigation = nil }
  }
}
