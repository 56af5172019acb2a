/// A test that drives an app's screens: each method is one gesture of a person, and throws if it is not possible.
@MainActor public final class ScreenSession {
  /// What was done, and what happened.
  public let log: EventLog
  /// The window that holds the screens.
  public let window: UIWindow
  /// How many rows a table shows at a time.
  public let rowsInSight: Int
  var known: [ScreenName] = []
  var openMenu: UIMenu?
  /// Shows the first screen; each table shows at most `rowsInSight` rows at a time.
  public init(_ root: UIViewController, rowsInSight: Int = 10) {
    let window = SessionWindow(frame: UIScreen.main.bounds)
    log = EventLog()
    self.window = window
    self.rowsInSight = max(1, rowsInSight)
    window.session = self
    window.rootViewController = root
    window.makeKeyAndVisible()
    layOut()
  }
  /// Launches an app by its delegate, and shows the first screen of its window.
  public convenience init(launching delegate: some UIApplicationDelegate, rowsInSight: Int = 10) {
    let app = UIApplication.shared
    (app.launched, app.delegate) = (delegate, delegate)
    app.isLaunching = true
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    app.isLaunching = false
    self.init(delegate.window?.rootViewController ?? UIViewController(), rowsInSight: rowsInSight)
    delegate.applicationDidBecomeActive(app)
  }
  /// Connects a scene by its delegate, and shows the first screen of its window.
  public convenience init(connecting delegate: some UIWindowSceneDelegate, rowsInSight: Int = 10) {
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
    scene.delegate = delegate
    UIApplication.shared.isLaunching = true
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    UIApplication.shared.isLaunching = false
    self.init(delegate.window?.rootViewController ?? UIViewController(), rowsInSight: rowsInSight)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
  /// The log as text: a line with `>` for each thing that the test did and, indented, one for each event.
  public var transcript: String { log.entries.map { "\($0.kind.line)\n" }.joined() }
  /// The screen that a person is at: the uppermost one.
  public var screen: UIViewController { screens.last ?? UIViewController() }
  /// Runs a gesture: writes it down, does it, and lays out what it changed.
  func gesture(_ line: String, _ body: () throws -> Void) throws {
    announceScreens()
    log.note(.noted("> \(line)"))
    defer { layOut() }
    do {
      try body()
    } catch let error as DrivingError {
      refuse("\(error)")
      throw error
    }
  }
  /// Writes down that something was asked for and cannot be done; the engine's own errors it writes down itself.
  func refuse(_ reason: String) {
    announceScreens()
    log.note(.noted("refused: \(reason)"))
  }
  /// Lays out the screens, which loads the tables that came, and says which screens came or went.
  func layOut() {
    announceScreens()
    window.layoutIfNeeded()
    for screen in screens { screen.viewIfLoaded?.layoutIfNeeded() }
    announceScreens()
  }
}

/// A window that knows its session, so that tables find the log from where they are.
final class SessionWindow: UIWindow {
  weak var session: ScreenSession?
}

extension LoggedEvent.Kind {
  fileprivate var line: String {
    switch self {
    case .table(let event): "  \(event)"
    case .navigation(.noted(let note)) where note.hasPrefix("> "): note
    case .navigation(let event): "  \(event)"
    }
  }
}

extension ScreenSession {
  /// Waits until the app has logged nothing for about 20 milliseconds, at most until the limit; no `Timer` fires.
  public func settle(atMost limit: Duration = .seconds(5)) async {
    let end = ContinuousClock.now + limit
    var quietRounds = 0
    while quietRounds < 8, ContinuousClock.now < end {
      quietRounds = await passRound() ? 0 : quietRounds + 1
    }
  }
  /// Waits until a condition holds, and at the latest until the limit; returns whether it holds.
  @discardableResult
  public func settle(atMost limit: Duration = .seconds(5), until condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while !condition(), ContinuousClock.now < end { _ = await passRound() }
    return condition()
  }
  /// Lets a little time pass and lays out what changed; false if nothing was written into the log.
  private func passRound() async -> Bool {
    let before = log.nextNumber
    await passMainQueue()
    layOut()
    return log.nextNumber != before
  }
  /// Lets everything run that waits on the main queue, and a few milliseconds pass.
  private func passMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    try? await Task.sleep(for: .milliseconds(2))
  }
}

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
