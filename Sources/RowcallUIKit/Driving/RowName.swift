/// How a test names a row: by a text that it shows, or by its place.
///
/// `"Milk"` is the first row in sight with that text, `2` the third row of the first section.
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
