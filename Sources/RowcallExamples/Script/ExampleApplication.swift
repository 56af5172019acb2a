import RowcallTableView
import RowcallText

/// A small application for a listener, with a way through it as data.
protocol ExampleApplication: AnyObject, SendableMetatype {
  /// What the command calls it.
  static var name: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  /// What the listener does, in order.
  static var script: [Step<Self>] { get }

  /// Opens the application with its first data in a language; the events of that belong to the transcript.
  init(in language: ExampleLanguage) throws

  /// The language of everything that it shows.
  var language: ExampleLanguage { get }
  /// The locale of what a listener types to find a row.
  var typing: LocaleTag { get }
  /// The table that the listener is in now.
  var table: TableView { get }
  /// The screens; `nil` if there is only the table.
  var navigation: NavigationStack? { get }
  /// Where everything that happens is written down.
  var log: EventLog { get }
}

extension ExampleApplication {
  /// That of what is shown.
  var typing: LocaleTag { LocaleTag(language.rawValue) }
  /// None.
  var navigation: NavigationStack? { nil }
  /// The log of the table, which an application of several screens lets them share.
  var log: EventLog { table.log }
}
