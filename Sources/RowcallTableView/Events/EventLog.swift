/// What happened, in order, for the layers that announce it.
///
/// The tables and the navigation of one application can share a log, so that their events stand in one order.
public final class EventLog {
  /// The events that are kept, oldest first.
  public private(set) var entries: [LoggedEvent] = []

  /// The number that the next event gets, counted from zero over the life of the log.
  package private(set) var nextNumber = 0

  /// How many events are kept at least; the oldest go once there are twice as many.
  package let capacity: Int

  /// How many public methods of those that share the log are running, one inside the other.
  private var depth = 0
  /// The last refusal that was written down since the outermost of them began.
  private var written: TableViewError?

  /// Makes an empty log.
  public init(capacity: Int = 10_000) { self.capacity = max(1, capacity) }

  /// The events from a number on that are still kept.
  package func events(from number: Int) -> ArraySlice<LoggedEvent> {
    entries.suffix(max(0, nextNumber - max(0, number)))
  }

  /// Returns the events and forgets them.
  public func drain() -> [LoggedEvent] {
    defer { entries.removeAll() }
    return entries
  }

  /// Writes down something that happened between screens.
  package func note(_ event: NavigationEvent) { append(.navigation(event), from: nil) }

  /// Runs the body of a public method; if it throws, that is written down.
  ///
  /// The innermost method that throws writes it, so that it is there even if a callback hides it; the methods around
  /// that, of all that share the log, do not write the same again.
  func recordingRefusal<Result>(
    as refusal: (TableViewError) -> LoggedEvent.Kind, from table: TableView? = nil,
    _ body: () throws(TableViewError) -> Result
  ) throws(TableViewError) -> Result {
    depth += 1
    defer { leave() }
    do throws(TableViewError) {
      // A callback that calls what called it would end the process by its stack.
      guard depth <= Self.deepestCalls else { throw TableViewError.callsTooDeep(Self.deepestCalls) }
      return try body()
    } catch {
      if written != error { append(refusal(error), from: table) }
      written = error
      throw error
    }
  }

  /// How many calls of tables and navigation may be under way, one inside the callback of another.
  private static let deepestCalls = 64

  private func leave() {
    depth -= 1
    if depth == 0 { written = nil }
  }

  /// Writes an event of a table down, or one of the navigation if the table is `nil`.
  func append(_ event: LoggedEvent.Kind, from table: TableView?) {
    let id = table.map(ObjectIdentifier.init)
    entries.append(LoggedEvent(number: nextNumber, source: table?.name, table: id, kind: event))
    nextNumber += 1
    // Halved on this side: a log that keeps everything has a capacity that cannot be doubled.
    if entries.count / 2 >= capacity { entries.removeFirst(entries.count - capacity) }
  }
}

/// One event with its number and where it came from.
public struct LoggedEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// In a table.
    case table(TableViewEvent)
    /// In the navigation between tables.
    case navigation(NavigationEvent)
  }

  /// The place in the log, counted from zero.
  public var number: Int
  /// The name of the table, or `nil` if it has none.
  public var source: String?
  /// Which table it was, for as long as that lives; `nil` for the navigation.
  public var table: ObjectIdentifier?
  /// What happened.
  public var kind: Kind
}

extension LoggedEvent: CustomStringConvertible {
  /// One line: the table's name if it has one, and what happened.
  public var description: String {
    let line =
      switch kind {
      case .table(let event): "\(event)"
      case .navigation(let event): "\(event)"
      }
    return source.map { "\($0): \(line)" } ?? line
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// One line for a person who reads a log.
  public var description: String {
    switch self {
    case .pushed(let title, let back):
      "opened \(title.quoted)\(back.map { ", back leads to \($0.quoted)" } ?? "")"
    case .popped(let title, let below): "left \(title.quoted) for \(below.quoted)"
    case .presented(let title): "form \(title.quoted) opened"
    case .saved(let title): "form \(title.quoted) saved"
    case .cancelled(let title): "form \(title.quoted) cancelled"
    case .pressed(let item): "pressed \("\(item)".quoted) in the bar"
    case .refused(let error): "refused: \(error)"
    case .noted(let line): line
    }
  }
}

/// Something that happened between screens.
public enum NavigationEvent: Hashable, Sendable {
  /// A screen was opened; `back` is the name of the way back: the title that it came from, `nil` for the first screen.
  case pushed(title: String, back: String?)
  /// A screen was left for the one below it.
  case popped(title: String, to: String)
  /// A form was opened over the screen.
  case presented(title: String)
  /// The form was closed, and what was entered was kept.
  case saved(title: String)
  /// The form was closed without a trace.
  case cancelled(title: String)
  /// An item in the bar was pressed.
  case pressed(BarItem.Kind)
  /// A request was refused.
  case refused(TableViewError)
  /// Something that another layer wants in the same order, such as the title and message of an alert.
  case noted(String)
}
