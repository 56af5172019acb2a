extension ScreenSession {
  /// Answers the open question, or chooses from the open menu, by the title of an action.
  ///
  /// - Parameters:
  ///   - title: the title of the action.
  ///   - texts: what is entered before that into the fields of the question, the first ones first.
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
        alert: question.title ?? "", fields: fields.count, texts: texts.count)
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
      log.note(.noted("menu: \(menu.titles.joined(separator: ", "))"))
      openMenu = menu
      if let title { try choose(title, from: menu) }
    }
  }

  private func choose(_ title: String, from menu: UIMenu) throws {
    openMenu = nil
    let actions = menu.actions
    guard let action = actions.first(where: { $0.title == title }) else {
      throw DrivingError.nothingCalled(title, among: actions.map(\.title), .menu)
    }
    guard action.choose() else { throw DrivingError.disabled(title, .menu) }
  }

  /// Types into the search of the screen; an empty text ends it.
  public func search(_ text: String) throws {
    try gesture("search for \"\(text)\"") {
      if let controller = screen.navigationItem.searchController {
        controller.isActive = true
        controller.searchBar.enter(text)
        if text.isEmpty { controller.isActive = false }
      } else if let bar = screen.viewIfLoaded.flatMap(UISearchBar.first(in:)) {
        bar.enter(text)
      } else {
        throw DrivingError.noSearch(screen: known.last?.title ?? "")
      }
    }
  }
}

extension UISearchBar {
  fileprivate static func first(in view: UIView) -> UISearchBar? {
    if let bar = view as? UISearchBar { return bar }
    for subview in view.subviews {
      if let bar = first(in: subview) { return bar }
    }
    return nil
  }
}

extension UIMenu {
  /// The titles of the entries, those of a menu inside in parentheses behind its title.
  fileprivate var titles: [String] {
    children.map { child in
      (child as? UIMenu).map { "\($0.title) (\($0.titles.joined(separator: ", ")))" } ?? child.title
    }
  }
}
