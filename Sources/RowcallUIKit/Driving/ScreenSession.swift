/// A run of an app's screens that a test drives and reads.
///
/// The session puts the first screen into a window, runs its life, and writes down in one log what is done to the
/// screens and what they do. Each method does what one gesture of a person does, and throws if that is not possible.
/// ```swift
/// let session = ScreenSession(UINavigationController(rootViewController: ErrandsViewController()))
/// try session.press("Add")
/// try session.choose("Save", texts: ["Buy stamps"])
/// print(session.transcript)
/// ```
///
/// What a listener hears of it, an announcer of `RowcallNarration` tells after each gesture from the table in front:
/// `announcer.announce(try session.table().engine)`.
@MainActor public final class ScreenSession {
  /// What was done, and what happened.
  public let log: EventLog
  /// The window that holds the screens.
  public let window: UIWindow
  /// How many rows a table shows at a time.
  public let rowsInSight: Int
  var known: [ScreenName] = []
  var openMenu: UIMenu?

  /// Shows the first screen.
  ///
  /// - Parameters:
  ///   - root: the first screen, often a navigation controller.
  ///   - rowsInSight: how many rows a table shows at a time; at least 1.
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
