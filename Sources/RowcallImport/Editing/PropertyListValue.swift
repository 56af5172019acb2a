import RowcallValues

/// A value to be written into a property list.
enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case integer(String)
  case real(String)
  case bool(Bool)
  /// A moment in UTC, as in `2024-03-01T09:30:00Z`.
  case date(String)
  case dictionary([Member])

  struct Member: Hashable, Sendable {
    var key: String
    var value: PropertyListValue
  }

  /// A text as a value of the kind that a cell or its column has; as a string if it is none of that kind.
  ///
  /// A number with a fraction in place of a whole one is a number still.
  init(_ text: String, like kind: PropertyListNode.Kind) {
    switch kind {
    case .integer where Int64(text) != nil || UInt64(text) != nil: self = .integer(text)
    case .integer where Self.isNumber(text), .real where Self.isNumber(text): self = .real(text)
    case .bool: self = (Bool(text) ?? YesNo.meaning(of: text)).map { .bool($0) } ?? .string(text)
    case .date: self = Self.moment(text).map { .date($0) } ?? .string(text)
    default: self = .string(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } && Double(text)?.isFinite == true
  }

  /// The moment that a text is, or the start of the day: `2024-03-01T09:30:00Z`, `2024-03-01`; nil for another text.
  private static func moment(_ text: String) -> String? {
    let whole = text.utf8.count == 10 ? text + "T00:00:00Z" : text
    return seconds(of: whole) == nil ? nil : whole
  }

  /// The seconds since 2001 in UTC; nil for a text that is no moment.
  static func seconds(of text: String) -> Double? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z/) else { return nil }
    let parts = [match.1, match.2, match.3, match.4, match.5, match.6].compactMap { Int($0) }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), parts[3] < 24, parts[4] < 60,
      parts[5] < 60
    else { return nil }
    let before = year - 1
    let days = before * 365 + before / 4 - before / 100 + before / 400 + lengths[..<(month - 1)].reduce(0, +)
    // The first day of 2001 is day 730,485 from the first of the year 1.
    return Double((days + day - 1 - 730_485) * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5])
  }
}

/// A change inside one row of a property list; a value in it is named by the places that lead to it.
enum PropertyListChange: Hashable, Sendable {
  case set([Int], PropertyListValue)
  /// The key that the row itself has in a dictionary.
  case setKey(String)
  case remove([Int])
  case add(to: [Int], [PropertyListValue.Member])
}

extension [PropertyListValue.Member] {
  /// Adds a value by the keys that lead to it; those with a key in common are in one dictionary.
  mutating func add(_ value: PropertyListValue, at path: [String]) {
    guard let key = path.first else { return }
    let rest = Array<String>(path.dropFirst())
    let place = firstIndex { $0.key == key }
    if rest.isEmpty {
      if let place { self[place].value = value } else { append(.init(key: key, value: value)) }
      return
    }
    var inner: [PropertyListValue.Member] = []
    if let place, case .dictionary(let members) = self[place].value { inner = members }
    inner.add(value, at: rest)
    if let place {
      self[place].value = .dictionary(inner)
    } else {
      append(.init(key: key, value: .dictionary(inner)))
    }
  }
}
