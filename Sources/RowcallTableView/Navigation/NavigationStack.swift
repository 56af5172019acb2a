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

  /// The name of the way back: the title of the screen below; `nil` at the root, and where the top screen hides it.
  public var backTitle: String? {
    opened.isEmpty || top.hidesBack ? nil : (opened.dropLast().last ?? root).title
  }

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
  /// - Throws: `.nothingToReturnTo` at the root, `.backHidden`, `.formOpen`; whatever the screen below throws on its
  ///   return.
  public func pop() throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkReturn("pop()")
      if top.hidesBack { throw .backHidden(title: top.title) }
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

  /// What can be pressed now: the form's own items if one is open, else those of the top screen.
  public var barItems: [BarItem] { form == nil ? top.barItems : formItems }

  /// Presses an item in the bar.
  ///
  /// - Throws: `.noSuchBarItem`, `.barItemDisabled`; whatever the item's action throws, as `.barItemFailed` if it is no
  ///   `TableViewError`.
  public func press(_ kind: BarItem.Kind) throws(TableViewError) {
    try change { () throws(TableViewError) in
      let items = barItems
      guard let item = items.first(where: { $0.kind == kind }) else {
        throw .noSuchBarItem(kind, present: items.map(\.kind))
      }
      guard item.isEnabled else { throw .barItemDisabled(kind) }
      log.note(.pressed(kind))
      do {
        try item.action()
      } catch {
        throw (error as? TableViewError) ?? .barItemFailed(kind, reason: String(describing: error))
      }
    }
  }

  private var formItems: [BarItem] {
    [BarItem(.cancel) { try self.cancelForm() }, BarItem(.save) { try self.saveForm() }]
  }

  /// Opens a form over the top screen; the cursor goes to its start.
  ///
  /// Until it is closed, the screens below stay as they are.
  /// - Throws: `.formOpen`; whatever the loading of the form's table throws, and then the form is not open.
  public func present(_ form: ModalForm) throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkFree("present(_:)")
      form.tableView.log = log
      self.form = form
      log.note(.presented(title: form.title))
      do throws(TableViewError) {
        try form.tableView.takeUpFocus()
      } catch {
        self.form = nil
        log.note(.cancelled(title: form.title))
        throw error
      }
    }
  }

  /// Closes the form and keeps what was entered, if the application accepts it; the cursor goes back to the screen.
  ///
  /// What the application finds not worth keeping closes the form as if it had been cancelled.
  /// - Throws: `.noFormOpen`; `.formRejected` with the application's reason, and then the form stays open. What the
  ///   form's closures throw comes as it is if it is a `TableViewError`, else as `.screenFailed`.
  public func saveForm() throws(TableViewError) {
    try change { () throws(TableViewError) in
      let form = try openForm("saveForm()")
      let verdict = form.check(form)
      guard self.form === form else { return }
      switch verdict {
      case .accept: try close(form, .saved)
      case .discard: try discard(form)
      case .reject(let reason): throw .formRejected(form: form.title, reason: reason)
      }
    }
  }

  /// Closes the form without a trace; the cursor goes back to the screen.
  ///
  /// - Throws: `.noFormOpen`; what undoing throws, and then the form stays open.
  public func cancelForm() throws(TableViewError) {
    try change { () throws(TableViewError) in try discard(openForm("cancelForm()")) }
  }

  private func openForm(_ method: String) throws(TableViewError) -> ModalForm {
    guard let form else { throw .noFormOpen(method) }
    return form
  }

  private func discard(_ form: ModalForm) throws(TableViewError) {
    try ask(form.title) { try form.undo() }
    // Undoing may have closed the form already.
    if self.form === form { try close(form, .cancelled) }
  }

  private func close(_ form: ModalForm, _ outcome: ModalForm.Outcome) throws(TableViewError) {
    self.form = nil
    let screen = top
    log.note(outcome == .saved ? .saved(title: form.title) : .cancelled(title: form.title))
    try ask(form.title) { try form.whenClosed(form, outcome) }
    if self.form == nil, top === screen { try screen.tableView.returnFocus() }
  }

  /// Runs the body of a public method; a refusal is written down once, by the outermost method of the stack or a table.
  func change(_ body: () throws(TableViewError) -> Void) throws(TableViewError) {
    try log.recordingRefusal(as: { .navigation(.refused($0)) }, body)
  }

  /// Runs the author's code of a screen or form.
  func ask(_ title: String, _ body: () throws -> Void) throws(TableViewError) {
    do {
      try body()
    } catch {
      throw (error as? TableViewError) ?? .screenFailed(title: title, reason: String(describing: error))
    }
  }

  /// Refuses a call at the root, and where `checkFree` does.
  func checkReturn(_ method: String) throws(TableViewError) {
    try checkFree(method)
    if screens.count == 1 { throw .nothingToReturnTo(from: root.title) }
  }

  /// Refuses a call while a form is open, and while the table in front asks the application something.
  func checkFree(_ method: String) throws(TableViewError) {
    if let form { throw .formOpen(method, form: form.title) }
    if let callback = top.tableView.calls.callback { throw .calledBack(method, during: callback.name) }
  }
}

extension TableView {
  /// Puts the cursor where a listener who comes to the table expects it: on the selected row, else on what it was on
  /// before, else at the start.
  ///
  /// The listener comes from elsewhere, so it is written down even if the cursor of this table does not move.
  func takeUpFocus() throws(TableViewError) {
    try loadIfNeeded()
    if let target = indexPathForSelectedRow.map(Focus.row) ?? focus.flatMap(nearest(to:)) {
      try moveFocus(to: target)
    } else if let start = target(of: .first) {
      try moveFocus(to: start)
    }
  }

  /// Puts the cursor back and deselects the row from which another screen was opened.
  ///
  /// Where several rows can be selected, the selection is the listener's work and stays.
  func returnFocus() throws(TableViewError) {
    try takeUpFocus()
    guard !selectsMany else { return }
    for path in indexPathsForSelectedRows { try deselectRow(at: path) }
  }
}
