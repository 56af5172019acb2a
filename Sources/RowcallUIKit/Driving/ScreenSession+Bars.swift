extension ScreenSession {
  /// Presses a button of the bars, by its title, its label for a listener, or the name of a system item: `"Add"` or
  /// `"add"`.
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

  /// Pulls the screen down so that it loads anew.
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
