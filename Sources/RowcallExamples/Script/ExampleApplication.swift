import RowcallTableView

/// A small application for a listener, with a way through it as data.
protocol ExampleApplication: AnyObject, SendableMetatype {
  /// What the command calls it.
  static var name: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  /// What the listener does, in order.
  static var script: [Step<Self>] { get }

  /// Opens the application with its first data; the events of that belong to the transcript.
  init() throws

  /// The table that the listener is in now.
  var table: TableView { get }
  /// Where everything that happens is written down.
  var log: EventLog { get }
}

extension ExampleApplication {
  /// The log of the table, which an application of several screens lets them share.
  var log: EventLog { table.log }
}
