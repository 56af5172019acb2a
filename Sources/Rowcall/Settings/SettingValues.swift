import RowcallAccessibility
import RowcallImport
import RowcallNarration
import RowcallText

/// The values that a setting takes.
///
/// Each is known as a text, the way it is written behind a flag.
package enum SettingValues: Sendable {
  /// One of some names, whatever their capitals.
  case choice([String])
  /// A whole number in a range.
  case number(ClosedRange<Int>)
  /// A number above zero, or `off`.
  case limit
  /// `true` or `false`, where a flag is there or is not.
  case truth
  /// A language tag.
  case locale
  /// Two lengths of silence.
  case pauses
  /// Any text that is not empty; this is what it is.
  case text(String)

  /// What people write for no limit.
  package static let noLimit = "off"

  /// The names of all values of a type, but for some.
  package static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Value.Type, but others: [Value] = []
  ) -> SettingValues {
    var names: [String] = []
    for value in type.allCases where !others.contains(value) { names.append(value.rawValue) }
    return .choice(names)
  }

  /// The value that a text is, words in small letters; nil for a text that is none.
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

  /// The values by their names; empty where there are too many.
  package var names: [String] {
    switch self {
    case .choice(let names): names
    case .truth: ["true", "false"]
    case .limit: [Self.noLimit]
    case .number, .locale, .pauses, .text: []
    }
  }

  /// The values among which people choose, for a flag's help; nil where there are no such names.
  package var choices: String? {
    if case .choice = self { names.joined(separator: ", ") } else { nil }
  }

  /// What is expected, as the end of a sentence: "changed or always".
  package var expectation: String {
    switch self {
    case .choice, .truth:
      names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .limit: "a number above zero or off"
    case .locale: "a language tag such as de, pt-BR or zh-Hant"
    case .pauses: "one or two numbers of milliseconds such as 200,500"
    case .text(let name): name
    }
  }
}

extension SettingValues {
  /// Whether values of a JSON type can be values of this; texts may be numbers and truths only where they are words.
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
    // What people may write as +200 or 0200 is no number in JSON.
    case .number, .limit, .pauses: Int(value).map(String.init) ?? value.quotedAsJSON
    case .choice, .locale, .text: value.quotedAsJSON
    }
  }
}

extension String {
  /// The text with quotation marks and escapes, as JSON has it.
  package var quotedAsJSON: String {
    // No text is refused by the encoder.
    (try? json()) ?? "\"\""
  }
}

/// The directions whose headers are said, as one word.
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
  /// The longest silence: a minute.
  private static let longest = 60_000

  /// Reads two lengths of silence in milliseconds, `200,500`, or one for both; nil for anything else.
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
