import RowcallAccessibility
import RowcallImport
import RowcallNarration
import RowcallText

/// The values of a setting.
///
/// Each value is a text as written after a flag.
package enum SettingValues: Sendable {
  /// One of some names, ignoring case.
  case choice([String])
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// A number above zero, or `off`.
  case limit
  /// `true` or `false`.
  case truth
  /// A language tag.
  case locale
  /// Two pauses.
  case pauses
  /// Any non-empty text, with its description.
  case text(String)

  /// The word for no limit.
  package static let noLimit = "off"

  /// The names of all values of a type except some.
  package static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Value.Type, but others: [Value] = []
  ) -> SettingValues {
    var names: [String] = []
    for value in type.allCases where !others.contains(value) { names.append(value.rawValue) }
    return .choice(names)
  }

  /// The normalized value of a text; nil if it is invalid.
  package func value(of text: String) -> String? {
    let word = text.lowercased()
    let isValue =
      switch self {
      case .choice(let names): names.contains(word)
      case .number(let range): Int(text).map(range.contains) ?? false
      case .limit: word == Self.noLimit || Int(text).map { $0 > 0 } ?? false
      case .truth: Bool(word) != nil
      case .locale: LocaleTag(text).isKnown
      case .pauses: RowPauses(text) != nil
      case .text: !text.allSatisfy(\.isWhitespace)
      }
    return isValue ? (areWords ? word : text) : nil
  }

  private var areWords: Bool {
    switch self {
    case .choice, .limit, .truth: true
    case .number, .locale, .pauses, .text: false
    }
  }

  /// The names of the values; empty if there are too many.
  package var names: [String] {
    switch self {
    case .choice(let names): names
    case .truth: ["true", "false"]
    case .limit: [Self.noLimit]
    case .number, .locale, .pauses, .text: []
    }
  }

  /// The values for the help of a flag; nil without names.
  package var choices: String? {
    if case .choice = self { names.joined(separator: ", ") } else { nil }
  }

  /// The expected values, as the end of a sentence: "changed or always".
  package var expectation: String {
    switch self {
    case .choice, .truth: names.alternatives
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .limit: "a number above zero or off"
    case .locale: "a language tag such as de, pt-BR or zh-Hant"
    case .pauses: "one or two numbers of milliseconds such as 200,500"
    case .text(let name): name
    }
  }
}

extension SettingValues {
  /// Whether values of a JSON type are valid; strings are valid only for words.
  package func takes(_ kind: JSONDocument.Kind) -> Bool {
    switch self {
    case .choice, .locale, .text: kind == .string
    case .number: kind == .number
    case .truth: kind == .bool
    case .limit, .pauses: kind == .number || kind == .string
    }
  }

  /// A value as it is written in the settings file.
  package func json(_ value: String) -> String {
    switch self {
    case .truth: value
    // +200 and 0200 are not JSON numbers.
    case .number, .limit, .pauses: Int(value).map(String.init) ?? value.quotedAsJSON
    case .choice, .locale, .text: value.quotedAsJSON
    }
  }
}

extension String {
  package var quotedAsJSON: String {
    // The encoder accepts every text.
    (try? json()) ?? "\"\""
  }
}

/// The directions of spoken headers, as one word.
package enum SpokenHeaders: String, CaseIterable {
  case row
  case column
  case both
  case off

  /// The word for a set of directions.
  package init(_ axes: Set<HeaderAxis>) { self = Self.allCases.first { $0.axes == axes } ?? .off }

  /// The same as a set.
  package var axes: Set<HeaderAxis> {
    switch self {
    case .row: [.row]
    case .column: [.column]
    case .both: [.row, .column]
    case .off: []
    }
  }
}

extension RowPauses {
  /// The longest pause: a minute.
  private static let longest = 60_000

  /// Parses two pauses in milliseconds, `200,500`, or one for both; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ (0...Self.longest).contains($0) }) else {
      return nil
    }
    self.init(betweenCells: numbers[0], afterRow: numbers[numbers.count - 1])
  }

  /// The lengths as ``init(_:)`` reads them.
  var text: String { "\(betweenCells),\(afterRow)" }
}
