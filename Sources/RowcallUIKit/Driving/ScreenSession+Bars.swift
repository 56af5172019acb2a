extension ScreenSession {
  /// Presses a button of the bars, by its title, its label for a listener, or the name of a system item such as `"add"`.
  public func press(_ title: String) throws {
    try gesture("press \"\(title)\"") {
      try checkNoQuestion()
      let items = screen.barItems
      guard let item = items.first(where: { $0.names.contains(title) }) else {
        throw DrivingError.nothingCalled(title, among: items.compactMap(\.names.first), .bars)
      }
      guard item.isEnabled, !item.isHidden else { throw DrivingError.disabled(title, .bars) }
      if item.primaryAction == nil, let menu = item.menu { openMenu = menu } else { item.press() }
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
      let tabs = screen.tabBarController?.viewControllers ?? []
      guard let index = tabs.firstIndex(where: { $0.tabBarItem.title == title }) else {
        throw DrivingError.nothingCalled(title, among: tabs.compactMap(\.tabBarItem.title), .tabs)
      }
      screen.tabBarController?.selectedIndex = index
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
    throw DrivingError.questionOpen(question.title ?? question.message ?? "")
  }
}

extension UIViewController {
  /// The buttons of the bars above and below the screen.
  fileprivate var barItems: [UIBarButtonItem] {
    (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      + (toolbarItems ?? [])
  }
}

extension UIBarButtonItem {
  /// What a test may call the button, the best name first.
  fileprivate var names: [String] {
    let own = [title, accessibilityLabel, accessibilityIdentifier, primaryAction?.title, image?.name]
    let custom = [(customView as? UIButton)?.shownTitle, customView?.accessibilityLabel]
    return (own + [systemItem.map { "\($0)" }] + custom).compactMap { $0 }.filter { !$0.isEmpty }
  }
}
