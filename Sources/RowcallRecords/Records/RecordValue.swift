import RowcallTableView

/// A value of a record.
///
/// Write literals where the type is clear: `record["name"] = "Milk"`.
public enum RecordValue: Hashable, Sendable, Codable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number, which may have decimals and may be infinite.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A moment, in seconds since the first of January 1970 in Greenwich.
  case date(Double)
  /// Any bytes.
  case data([UInt8])

  /// What a value is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A text.
    case text
    /// A whole number.
    case integer
    /// A number.
    case number
    /// True or false.
    case boolean
    /// A moment.
    case date
    /// Any bytes.
    case data
  }

  /// What the value is.
  public var kind: Kind {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    }
  }

  /// Creates a moment.
  public init(_ date: Date) { self = .date(date.timeIntervalSince1970) }

  /// The text; nil for anything else.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number; nil for anything else.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The number, whole or not; nil for anything else.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
  /// Whether it is true; nil for anything but a Boolean value.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  /// The moment; nil for anything else.
  public var date: Date? {
    if case .date(let seconds) = self { Date(timeIntervalSince1970: seconds) } else { nil }
  }
  /// The bytes; nil for anything else.
  public var data: [UInt8]? { if case .data(let bytes) = self { bytes } else { nil } }

  /// Whether a file can hold it: SQLite stores "not a number" as no value.
  var isStorable: Bool {
    switch self {
    case .number(let number), .date(let number): !number.isNaN
    default: true
    }
  }
}

extension RecordValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension RecordValue: CustomStringConvertible {
  /// The value as errors show it: `"Milk"`, `3`, `true`, `4 bytes`.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .date(let seconds): "the date \(seconds)"
    case .data(let bytes): "\(bytes.count) bytes"
    }
  }
}

extension RecordValue.Kind {
  /// As in "it must be a text".
  var article: String {
    switch self {
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .data: "data"
    }
  }
}
