extension ScreenSession {
  /// Presses a button of the bars by its title, label, identifier, or the name of a system item such as `"Add"`.
  public func press(_ title: String) throws {
    try gesture("press \"\(title)\"") {
      try checkNoQuestion()
      let items = screen.barItems
      guard let item = items.first(where: { $0.names.contains(title) }) else {
        throw DrivingError.nothingCalled(title, among: items.compactMap(\.names.first), .bars)
      }
      guard item.isEnabled, !item.isHidden else { throw DrivingError.disabled(title, .bars) }
      if item.primaryAction == nil, let menu = item.menu { open(menu) } else { item.press() }
    }
  }
  /// Goes back to the screen below.
  public func back() throws {
    try gesture("go back") {
      try checkNoQuestion()
      guard let stack = screen.navigationController, stack.viewControllers.count > 1 else {
        throw DrivingError.noWayBack(screen: known.last?.title ?? "")
      }
      stack.popViewController(animated: true)
    }
  }
  /// Opens the screens of another tab.
  public func openTab(_ title: String) throws {
    try gesture("open the tab \"\(title)\"") {
      try checkNoQuestion()
      let bar = screen.tabBarController
      let titles = bar?.viewControllers?.map(\.tabTitle) ?? []
      guard let bar, titles.contains(title) else {
        throw DrivingError.nothingCalled(title, among: titles, .tabs)
      }
      guard bar.selectTab(title) else { throw DrivingError.disabled(title, .tabs) }
    }
  }
  /// Pulls the screen down to refresh it.
  public func pullToRefresh() throws {
    try gesture("pull to refresh") {
      guard let control = try table().refreshControl, control.pull() else {
        throw DrivingError.nothingToRefresh(screen: known.last?.title ?? "")
      }
    }
  }
  func checkNoQuestion() throws {
    guard let question = screen as? UIAlertController else { return }
    throw DrivingError.questionOpen(question.questionName)
  }
}

extension UIViewController {
  /// The buttons of the bars above and below the screen.
  fileprivate var barItems: [UIBarButtonItem] {
    let all =
      (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      + (toolbarItems ?? [])
    return all.filter { $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }
  }
}

extension UIBarButtonItem {
  /// What a test may call the button, the best name first.
  fileprivate var names: [String] {
    let own = [title, accessibilityLabel, accessibilityIdentifier, primaryAction?.title, image?.name]
    let custom = [(customView as? UIButton)?.shownTitle, customView?.accessibilityLabel]
    let system = systemItem.map { [$0.englishName, "\($0)"] } ?? []
    return (own + system + custom).compactMap { $0?.nonEmpty }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the button is called in English: `"Fast Forward"`.
  fileprivate var englishName: String {
    let spaced = "\(self)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}

extension ScreenSession {
  /// Operates a control in a row by its identifier, label or title; without a name the accessory, else the first one.
  public func operate(_ row: RowName, _ action: ControlAction, on name: String? = nil) throws {
    try onTable("operate \(name.map { "\"\($0)\" in " } ?? "")\(row): \(action.phrase)", row) { table, path in
      let controls = table.controls(inRowAt: path)
      let found = name.map { name in controls.first { $0.element.names.contains(name) }?.id }
      if let name, found == .some(nil) {
        throw DrivingError.nothingCalled(name, among: controls.names, .row)
      }
      try table.engine.perform(action, on: (found ?? controls.usual) ?? .index(0), inRowAt: path)
    }
  }
  /// Operates a control in a row by its number in reading order, from zero; the accessory is the last one.
  public func operate(_ row: RowName, _ action: ControlAction, on number: Int) throws {
    try onTable("operate control \(number) in \(row): \(action.phrase)", row) { table, path in
      let controls = table.controls(inRowAt: path)
      guard controls.indices.contains(number) else {
        throw DrivingError.nothingCalled("\(number)", among: controls.names, .row)
      }
      try table.engine.perform(action, on: controls[number].id, inRowAt: path)
    }
  }
}

/// A control in a row, and how the engine names it.
private struct RowControl {
  let id: ElementID
  let element: ContentElement
}

extension UITableView {
  /// The controls of a row in reading order, the accessory last.
  fileprivate func controls(inRowAt path: IndexPath) -> [RowControl] {
    guard let content = engine.cellForRow(at: path)?.content else { return [] }
    let inside = content.elements.enumerated().map { RowControl(id: .index($0), element: $1) }
    let accessory = engine.isEditing ? content.editingAccessory : content.accessory
    let id: ElementID = engine.isEditing ? .editingAccessory : .accessory
    return (inside + [accessory.element.map { RowControl(id: id, element: $0) }].compactMap { $0 })
      .filter(\.element.isControl)
  }
}

extension [RowControl] {
  /// The control that is meant where none is named: the accessory, else the first one; `nil` if there is none.
  fileprivate var usual: ElementID? {
    (first { $0.id == .accessory || $0.id == .editingAccessory } ?? first)?.id
  }
  /// The best name of each; its number if it has no name.
  fileprivate var names: [String] { enumerated().map { $1.element.names.first ?? "\($0)" } }
}

extension ContentElement {
  /// What a test may call the control, the best name first.
  fileprivate var names: [String] {
    var names = [name, accessibility.identifier, accessibility.label]
    if case .button(let title) = kind { names.append(title) }
    return names.compactMap { $0?.nonEmpty }
  }
}

extension ControlAction {
  /// What is done, as a line of the log says it.
  fileprivate var phrase: String {
    switch self {
    case .press: "press"
    case .setOn(let isOn): isOn ? "switch on" : "switch off"
    case .setValue(let value): "set to \(value)"
    case .increment: "one up"
    case .decrement: "one down"
    case .select(let index): "choose segment \(index)"
    case .enter(let text): "enter \"\(text)\""
    }
  }
}

extension ScreenSession {
  /// Answers the open question by the title of an action, after entering texts; or chooses from the open menu.
  public func choose(_ title: String, texts: [String] = []) throws {
    let entered = texts.isEmpty ? "" : " after entering \(texts.map { "\"\($0)\"" }.joined(separator: ", "))"
    try gesture("choose \"\(title)\"\(entered)") {
      if let menu = openMenu {
        try choose(title, from: menu)
      } else {
        try answer(title, texts)
      }
    }
  }
  private func answer(_ title: String, _ texts: [String]) throws {
    guard let question = screen as? UIAlertController else {
      throw DrivingError.noAlert(screen: known.last?.title ?? "")
    }
    let fields = question.textFields ?? []
    guard texts.count <= fields.count else {
      throw DrivingError.tooFewFields(
        alert: question.questionName, fields: fields.count, texts: texts.count)
    }
    guard let action = question.actions.first(where: { $0.title == title }) else {
      throw DrivingError.nothingCalled(title, among: question.actions.compactMap(\.title), .alert)
    }
    for (field, text) in zip(fields, texts) { field.enter(text) }
    guard action.isEnabled else { throw DrivingError.disabled(title, .alert) }
    question.choose(title)
  }
  /// Opens the menu of a row, and chooses one of its entries; without a title the menu stays open.
  public func openMenu(of row: RowName, choose title: String? = nil) throws {
    try onTable("open the menu of \(row)\(title.map { ", choose \"\($0)\"" } ?? "")", row) { table, path in
      let configuration = table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)
      guard let menu = configuration?.menu, !menu.children.isEmpty else {
        throw DrivingError.noMenu("\(row)")
      }
      open(menu)
      if let title { try choose(title, from: menu) }
    }
  }
  /// Opens a menu, which the next choice is made from.
  func open(_ menu: UIMenu) {
    log.note(.noted("menu: \(menu.titles.joined(separator: ", "))"))
    openMenu = menu
  }
  private func choose(_ title: String, from menu: UIMenu) throws {
    openMenu = nil
    let actions = menu.actions
    guard let action = actions.first(where: { $0.title == title }) else {
      throw DrivingError.nothingCalled(title, among: actions.map(\.title), .menu)
    }
    guard action.choose() else { throw DrivingError.disabled(title, .menu) }
  }
}

extension UIMenu {
  /// The titles of the entries; those of a menu inside in parentheses, or among the others if it is inline.
  fileprivate var titles: [String] {
    children.filter { !$0.isHidden }.flatMap { child in
      guard let menu = child as? UIMenu else { return [child.title + child.marks] }
      if menu.options.contains(.displayInline) || menu.title.isEmpty { return menu.titles }
      return ["\(menu.title) (\(menu.titles.joined(separator: ", ")))"]
    }
  }
}

extension UIMenuElement {
  fileprivate var isHidden: Bool { (self as? UIAction)?.attributes.contains(.hidden) == true }
  /// What follows the title: whether the entry is checked, and whether it is disabled.
  fileprivate var marks: String {
    guard let action = self as? UIAction else { return "" }
    let marks = [
      action.state == .on ? "checked" : action.state == .mixed ? "partly checked" : nil,
      action.attributes.contains(.disabled) ? "disabled" : nil,
    ]
    return marks.compactMap { $0.map { " [\($0)]" } }.joined()
  }
}

extension ScreenSession {
  /// Types into the search and presses its button; an empty text empties it, and ends a search controller's search.
  public func search(_ words: String) throws {
    try gesture("search for \"\(words)\"") {
      let bar = try searchBar()
      guard bar.enter(words) else { throw DrivingError.disabled(words, .search) }
      if !words.isEmpty { bar.search() } else if bar.searchController != nil { bar.cancel() }
    }
  }
  /// Presses the button that cancels the search, which takes the words away.
  public func cancelSearch() throws { try gesture("cancel the search") { try searchBar().cancel() } }
  private func searchBar() throws -> UISearchBar {
    try checkNoQuestion()
    let bar =
      screen.navigationItem.searchController?.searchBar
      ?? screen.viewIfLoaded.flatMap(UISearchBar.first(in:))
    guard let bar else { throw DrivingError.noSearch(screen: known.last?.title ?? "") }
    return bar
  }
}

extension UISearchBar {
  /// The first search bar in a view.
  fileprivate static func first(in view: UIView) -> UISearchBar? {
    if let bar = view as? UISearchBar { return bar }
    return view.subviews.lazy.compactMap { first(in: $0) }.first
  }
}
