import RowcallModel

/// A value of a property list, whichever of the three formats it is in.
package enum PropertyList: Sendable {
  case string(String)
  /// A number as it is said, such as `12` or `0.25`.
  case number(String)
  case bool(Bool)
  /// A moment in UTC as ISO 8601 writes it: `2024-03-01T09:30:00Z`.
  case date(String)
  /// Bytes, of which nobody wants to hear more than how many they are.
  case data(count: Int)
  case array([PropertyList])
  case dictionary([Member])

  /// A key of a dictionary and its value; keys are in their order in the file.
  package typealias Member = (key: String, value: PropertyList)

  /// A moment; nil for one that four digits of a year cannot write.
  static func date(secondsSince2001 seconds: Double) -> PropertyList? {
    Moment.text(secondsSince1970: seconds + 978_307_200).map { .date($0) }
  }

  /// A number as it is said: whole numbers without a fraction.
  static func number(_ value: Double) -> PropertyList {
    if let whole = Int(exactly: value) { return .number(String(whole)) }
    return value.isFinite ? .number("\(value)") : .string("\(value)")
  }
}

extension PropertyList {
  /// What the rows of a list are.
  enum Shape: Hashable, Sendable {
    /// The items of the array that holds the records, or the list itself.
    case list
    /// The dictionaries of a dictionary, each with its key in a column of this name.
    case keyed(name: String)
    /// The keys of a dictionary with their values.
    case pairs
  }

  /// What the rows of the list are.
  var shape: Shape {
    if case .array(let rows)? = rows, case .dictionary(let members)? = rows.first, let name = members.first {
      return .keyed(name: name.key)
    }
    return pairs == nil ? .list : .pairs
  }

  /// The list's records as JSON, which has all that rows are made of, and whether they are pairs of a key and its value.
  ///
  /// A dictionary that holds no list of records, or more of other things, is a table of its own: where its values are
  /// dictionaries, each is a row that its key names; otherwise each key and its value are a row.
  var records: (json: [UInt8], arePairs: Bool) {
    var json: [UInt8] = []
    let rows = rows
    (rows ?? pairs ?? self).append(to: &json)
    return (json, rows == nil && pairs != nil)
  }

  /// The dictionaries of a dictionary that holds nothing else, with their keys; nil for other values.
  private var rows: PropertyList? {
    guard let members = ownMembers else { return nil }
    let rows = members.compactMap { $0.value.members }
    guard rows.count == members.count else { return nil }
    let name = Self.unused("name", beside: Set(rows.joined().map { $0.key }))
    return .array(zip(members, rows).map { .dictionary([(name, .string($0.key))] + $1) })
  }

  /// The keys of a dictionary with their values; nil for other values.
  private var pairs: PropertyList? {
    ownMembers.map { .array($0.map { .array([.string($0.key), $0.value]) }) }
  }

  /// The members of a dictionary that is a table of its own; nil for other values.
  private var ownMembers: [Member]? {
    guard let members, !members.isEmpty, recordCount * 2 < members.count else { return nil }
    return members
  }

  /// The members of a dictionary; nil for another value.
  private var members: [Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// A key that no record has.
  private static func unused(_ name: String, beside keys: Set<String>) -> String {
    keys.contains(name) ? unused("_" + name, beside: keys) : name
  }

  /// How many records the longest list of records in a dictionary or the dictionaries inside has.
  private var recordCount: Int {
    guard case .dictionary(let members) = self else { return 0 }
    return members.map { member in
      if case .array(let items) = member.value, member.value.isListOfRecords { return items.count }
      return member.value.recordCount
    }.max() ?? 0
  }

  private var isListOfRecords: Bool {
    guard case .array(let items) = self, let first = items.first else { return false }
    return switch first {
    case .array, .dictionary: true
    default: false
    }
  }

  func append(to json: inout [UInt8]) {
    switch self {
    case .string(let text), .date(let text): JSONEscape.append(quoting: text, to: &json)
    case .number(let text): json.append(contentsOf: text.utf8)
    case .bool(let value): json.append(contentsOf: "\(value)".utf8)
    case .data(let count): JSONEscape.append(quoting: BinaryData.text(ofSize: count, start: []), to: &json)
    case .array(let items):
      // A record a line, so that an error says which one it is in.
      Self.append(items, in: "[]", separator: ",\n", to: &json) { $0.append(to: &$1) }
    case .dictionary(let members):
      Self.append(members, in: "{}", separator: ",", to: &json) { member, json in
        JSONEscape.append(quoting: member.key, to: &json)
        json.append(UInt8(ascii: ":"))
        member.value.append(to: &json)
      }
    }
  }

  private static func append<Item>(
    _ items: [Item], in brackets: String, separator: String, to json: inout [UInt8],
    _ append: (Item, inout [UInt8]) -> Void
  ) {
    json.append(contentsOf: brackets.utf8.prefix(1))
    for (index, item) in items.enumerated() {
      if index > 0 { json.append(contentsOf: separator.utf8) }
      append(item, &json)
    }
    json.append(contentsOf: brackets.utf8.suffix(1))
  }
}

/// Why bytes are no property list.
struct PropertyListFault: Error, Hashable {
  /// The line, from one; nil in a binary list.
  var line: Int?
  /// The column in characters, from one.
  var column: Int?
  /// What was found, what was expected, and what to do.
  let reason: String

  static let tooDeep = "values nest too deep; the limit can be raised with --max-nesting"
}
