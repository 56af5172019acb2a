import RowcallAccessibility
import RowcallNarration
import RowcallTableView
import RowcallText

// What programs that announce name themselves.
@_exported public import struct RowcallNarration.SpokenLine
@_exported public import struct RowcallNarration.Verbosity
@_exported public import struct RowcallText.LocaleTag

/// Announces what happens in table views and between screens.
///
/// Ask it after each action of the user. It reads the log from where it stopped and announces the result: first what
/// changed, then where the cursor is now. It remembers what it announced, so nothing is repeated. Use one announcer for
/// each log.
///
///     var announcer = Announcer(locale: LocaleTag("en"))
///     try table.performSwipeAction()
///     for line in announcer.announce(table) { print(line.text) }   // Buy milk deleted. Buy eggs, row 1 of 2
public struct Announcer: Sendable {
  /// The words, how much is said, and how texts are said.
  package let narrator: Narrator

  /// The number of the first event that was not announced yet.
  private var nextNumber = 0
  private var announced = AnnouncedState()

  /// Creates an announcer that begins with the oldest event of the log.
  public init(_ narrator: Narrator) { self.narrator = narrator }

  /// Creates an announcer in a listener's language that leaves texts as their authors wrote them.
  public init(locale: LocaleTag, verbosity: Verbosity = Verbosity()) {
    self.init(Narrator(locale: locale, verbosity: verbosity))
  }

  /// Announces what happened in a table since the last call, one line for each announcement.
  ///
  /// Returns no lines if nothing worth saying happened.
  public mutating func announce(_ table: TableView) -> [SpokenLine] {
    announce(table.log, in: FrontScreen(table: table))
  }

  /// Announces what happened in an application of several screens since the last call.
  ///
  /// Ignores events of tables that are not in front.
  public mutating func announce(_ navigation: NavigationStack) -> [SpokenLine] {
    announce(navigation.log, in: FrontScreen(navigation))
  }

  private mutating func announce(_ log: EventLog, in screen: FrontScreen) -> [SpokenLine] {
    let events = EventSummary(log.events(from: nextNumber), in: screen)
    nextNumber = log.nextNumber
    let place = CursorPlace(in: screen.table)
    defer { announced = announced.after(events, in: screen, at: place) }
    return Announcement(
      events: events, screen: screen, place: place, announced: announced, narrator: narrator
    ).lines()
  }
}

/// What was announced last, so that it is not repeated.
struct AnnouncedState: Sendable {
  /// The table that was in front; nil before the first announcement.
  private(set) var table: ObjectIdentifier?
  /// The section header that was announced last in that table.
  private(set) var section: String?
  /// What the cursor was on.
  private(set) var node: AccessibilityNode?
  /// Where that was.
  private(set) var focus: Focus?
  /// Where that row lay among all; nil for headers and footers.
  private(set) var order: Int?
  /// The control that was operated last, if nothing else has happened since.
  private(set) var control: ControlIdentity?

  func after(_ events: EventSummary, in screen: FrontScreen, at place: CursorPlace?) -> AnnouncedState {
    let operated = events.operated.last.map { ControlIdentity($0.control, in: $0.row) }
    // Coming back from below the last section, the cursor enters it again, so its header is announced again.
    return AnnouncedState(
      table: ObjectIdentifier(screen.table), section: place?.section, node: place?.node, focus: place?.focus,
      order: place?.order, control: events.isEmpty ? control : operated)
  }

  /// Whether a row lies more than one step away from the last one, so that the listener cannot know its place.
  func isFar(from place: CursorPlace) -> Bool {
    guard case .row(let path) = place.focus, let now = place.order else { return false }
    switch focus {
    case nil: return true
    case .row: return order.map { abs(now - $0) > 1 } ?? true
    case .tableHeader: return now > 0
    case .sectionIndex: return true
    case .tableFooter: return !place.isLast
    case .sectionHeader(let section):
      return !(path.section == section && path.row == 0) && !(path.section < section && place.isLast)
    case .sectionFooter(let section):
      return !(path.section == section && place.isLast) && !(path.section > section && path.row == 0)
    }
  }
}

/// Which control it is, whatever its value.
struct ControlIdentity: Hashable, Sendable {
  private var row: RowReference
  private let name: String?
  private let tag: Int

  init(_ control: ContentElement, in row: RowReference) {
    self.row = row
    self.row.content = nil
    name = control.name
    tag = control.tag
  }
}

/// The screen or form in front, with its table.
struct FrontScreen {
  let table: TableView
  /// The title of the form or screen; nil for a table alone.
  let title: String?
  /// Whether it is a form over a screen.
  let isForm: Bool

  /// A table that is not part of any screen.
  init(table: TableView) {
    self.table = table
    title = nil
    isForm = false
  }

  /// What is in front in an application of several screens.
  init(_ navigation: NavigationStack) {
    table = navigation.tableInFront
    title = navigation.titleInFront
    isForm = navigation.form != nil
  }
}

struct CursorPlace {
  let focus: Focus
  let node: AccessibilityNode
  /// The text of its section's header; nil for one without, and outside the sections.
  let section: String?
  /// Where the row lies among all rows, counted from zero; nil for headers and footers.
  let order: Int?
  /// Whether a row is the last of its section.
  let isLast: Bool

  /// Nil if the cursor is nowhere, or on what its author hid.
  init?(in table: TableView) {
    guard let focus = table.focus, let node = AccessibilityNode(of: focus, in: table) else { return nil }
    self.focus = focus
    self.node = node
    section = focus.section.flatMap(table.header).flatMap { AccessibilityElement(of: $0).label }
    if case .row(let path) = focus {
      order = table.position(of: path)
      isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    } else {
      order = nil
      isLast = false
    }
  }
}

extension Focus {
  /// The section in which it lies; nil for the ends of the table.
  fileprivate var section: Int? {
    switch self {
    case .sectionHeader(let section), .sectionFooter(let section): section
    case .row(let path): path.section
    case .tableHeader, .tableFooter, .sectionIndex: nil
    }
  }
}
