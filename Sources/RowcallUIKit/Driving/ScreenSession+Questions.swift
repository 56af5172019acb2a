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
  /// The titles of the entries, those of a menu inside in parentheses behind its title, or among the others if it is
  /// shown in line.
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

  /// What a person sees beside the title: whether the entry is ticked, and whether it can be used.
  fileprivate var marks: String {
    guard let action = self as? UIAction else { return "" }
    let marks = [
      action.state == .on ? "checked" : action.state == .mixed ? "partly checked" : nil,
      action.attributes.contains(.disabled) ? "disabled" : nil,
    ]
    return marks.compactMap { $0.map { " [\($0)]" } }.joined()
  }
}
