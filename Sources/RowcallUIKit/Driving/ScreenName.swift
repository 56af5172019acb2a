/// A screen as the log names it, with what is needed to see that it came or went.
struct ScreenName: Equatable {
  let id: ObjectIdentifier
  var title: String
  /// How many screens lie below it in its navigation stack.
  let depth: Int
  let isPresented: Bool
  let question: UIAlertController?
  /// The tab that it is in; `nil` if it is in none.
  let tab: UIViewController?

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

extension ScreenSession {
  /// The screens that lie over each other, the first one first: the levels of each stack and what is presented over them.
  var screens: [UIViewController] { window.rootViewController.map { Self.screens(from: $0) } ?? [] }

  private static func screens(from root: UIViewController) -> [UIViewController] {
    levels(of: root) + (root.presentedViewController.map { screens(from: $0) } ?? [])
  }

  private static func levels(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.selectedViewController.map { levels(of: $0) } ?? [tabs]
    default: [controller]
    }
  }

  /// Writes down which screens came or went since this was asked last.
  func announceScreens() {
    let now = names
    let same = zip(known, now).prefix { $0 == $1 }.count
    let (gone, come) = (known.dropFirst(same), now.dropFirst(same))
    guard !gone.isEmpty || !come.isEmpty else { return known = now }
    let below = now.prefix(same).last
    known = now
    if let old = gone.first?.tab, let new = come.first?.tab, old !== new, old.parent === new.parent {
      return announce(tab: new, come)
    }
    for screen in gone.reversed() { announceLeaving(screen, for: below) }
    var former = below
    for screen in come {
      announceArrival(screen, from: former)
      former = screen
    }
  }

  private var names: [ScreenName] {
    screens.map { screen in
      let siblings = screen.navigationController?.viewControllers ?? []
      return ScreenName(
        id: ObjectIdentifier(screen), title: screen.navigationItem.title ?? screen.title ?? "",
        depth: siblings.firstIndex { $0 === screen } ?? 0,
        isPresented: screen.presentingViewController != nil, question: screen as? UIAlertController,
        tab: screen.tab)
    }
  }

  /// Says that another tab was opened, and what lies over its screens.
  private func announce(tab: UIViewController, _ come: ArraySlice<ScreenName>) {
    let (inside, above) = (come.prefix { $0.tab === tab }, come.drop { $0.tab === tab })
    let name = tab.tabTitle
    let place = inside.last.flatMap { $0.title == name ? nil : ", at \"\($0.title)\"" } ?? ""
    log.note(.noted("tab \"\(name)\"\(place)"))
    for screen in above { announceArrival(screen, from: inside.last) }
  }

  private func announceArrival(_ screen: ScreenName, from former: ScreenName?) {
    if let question = screen.question {
      log.note(.noted(question.line))
    } else if screen.isPresented, screen.depth == 0 {
      log.note(.presented(title: screen.title))
    } else {
      log.note(.pushed(title: screen.title, back: screen.depth > 0 ? former?.title : nil))
    }
  }

  private func announceLeaving(_ screen: ScreenName, for below: ScreenName?) {
    if screen.question != nil { return }
    if screen.isPresented, screen.depth == 0 {
      log.note(.noted("closed \"\(screen.title)\""))
    } else {
      log.note(.popped(title: screen.title, to: below?.title ?? ""))
    }
  }
}

extension UIViewController {
  /// The screen of a tab bar that this one is in; `nil` if it is in none.
  fileprivate var tab: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.parent is UITabBarController }
  }

  /// What the tab of the screen is called.
  var tabTitle: String { tabBarItem.title ?? title ?? "" }
}

extension UIAlertController {
  /// What the question is called: its title, else its message, else its actions.
  var questionName: String {
    title?.nonEmpty ?? message?.nonEmpty ?? actions.compactMap(\.title).joined(separator: ", ")
  }

  /// The question with its fields and actions, as a line of the log.
  fileprivate var line: String {
    let words = [title, message].compactMap { $0?.nonEmpty }.joined(separator: " - ")
    let fields = (textFields ?? []).map { "field \"\($0.placeholder ?? "")\"" }
    let parts = fields + actions.map { "\"\($0.title ?? "")\"" }
    return "asked\(words.isEmpty ? "" : " \"\(words)\""): \(parts.joined(separator: ", "))"
  }
}
