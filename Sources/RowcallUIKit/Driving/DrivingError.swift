/// Why a screen could not be driven as a test wanted.
public enum DrivingError: Error, Hashable, Sendable {
  /// The screen has no table, no question over it, no screen below it, nothing to pull down, or no search.
  case noTable(screen: String), noAlert(screen: String), noWayBack(screen: String)
  case nothingToRefresh(screen: String), noSearch(screen: String)
  /// No row in sight shows a text.
  case noRow(String, inSight: [String])
  /// No action, button or menu entry has that title.
  case nothingCalled(String, among: [String], Place)
  /// The button or action cannot be used now.
  case disabled(String, Place)
  /// The question has fewer fields than texts were given.
  case tooFewFields(alert: String, fields: Int, texts: Int)
  /// The row has no menu.
  case noMenu(String)
  /// A question is open and must be answered first.
  case questionOpen(String)
  /// Where something was looked for.
  public enum Place: String, Hashable, Sendable {
    case bars, alert, menu, index, tabs, row, search
    case swipeActions = "swipe actions"
  }
}

extension DrivingError: CustomStringConvertible {
  /// Where, what was found, what was expected.
  public var description: String {
    switch self {
    case .noTable(let screen): "\(screen.named) shows no table; open a screen that has one first"
    case .noRow(let text, let rows): "no row in sight shows \"\(text)\"; in sight: \(rows.listed)"
    case .nothingCalled(let title, let there, let place):
      "nothing in the \(place.rawValue) is called \"\(title)\"; there: \(there.listed)"
    case .disabled(let title, let place): "\"\(title)\" in the \(place.rawValue) cannot be used now"
    case .noAlert(let screen): "no question is open over \(screen.named)"
    case .tooFewFields(let alert, let fields, let texts):
      "\(texts) texts for the \(fields) fields of \(alert.named); give at most \(fields)"
    case .noWayBack(let screen): "\(screen.named) is the first screen; there is no way back"
    case .nothingToRefresh(let screen):
      "\(screen.named) has nothing to pull down, or is being reloaded already"
    case .noMenu(let row): "the row \(row) has no menu; the delegate gives none, or an empty one"
    case .noSearch(let screen): "\(screen.named) has no search"
    case .questionOpen(let title): "the question \(title.named) is open; choose one of its actions first"
    }
  }
}

extension String {
  fileprivate var named: String { isEmpty ? "a screen without a title" : "\"\(self)\"" }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "nothing" : map { "\"\($0)\"" }.joined(separator: ", ") }
}

/// How a test names a row: by a text that it shows, or by its place.
public enum RowName: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The first row in sight that shows a text.
  case text(String)
  /// A row by its number in a section, both counted from zero.
  case row(Int, section: Int)
  /// Names a row by a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Names a row of the first section.
  public init(integerLiteral value: Int) { self = .row(value, section: 0) }
}

extension RowName: CustomStringConvertible {
  /// Reads as `"Milk"`, or as `[0, 2]`: section, then row.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .row(let row, let section): "[\(section), \(row)]"
    }
  }
}
