import RowcallModel

/// How a placeholder of a label template wants its value: what is after the colon of `{Price:.0}`.
///
/// | option | the value |
/// |---|---|
/// | `plain` | as written in the file |
/// | `.N` | with N digits (0 to 9) after the decimal mark: `{Price:.0}` |
/// | `N` | cut to N characters, the last being `…`: `{Note:40}` |
/// | `short`, `medium`, `long` | dates: `11/12/12`, `Nov 12, 2012`, `November 12, 2012` |
/// | `signed` | changes with their sign, `+1.85%` for `up 1.85%` |
/// | `upper`, `lower` | in capitals, in small letters |
/// | `header` | after its header: `Quantity 5` |
///
/// Options are combined with commas: `{Price:.0,header}`.
package struct FormatOptions: Hashable, Codable, Sendable {
  /// How long a date is written.
  package enum DateLength: String, Hashable, Codable, Sendable {
    /// `11/12/12`
    case short
    /// `Nov 12, 2012`
    case medium
    /// `November 12, 2012`
    case long
  }

  /// A change of capitals.
  package enum LetterCase: String, Hashable, Codable, Sendable {
    /// `APPLE INC.`
    case upper
    /// `apple inc.`
    case lower
  }

  /// Whether the cell is shown as written in the file.
  package var isPlain = false
  /// How many digits follow the decimal mark; nil keeps what was written.
  package var fractionDigits: UInt8?
  /// The most characters that are shown; nil for all of them.
  package var maximumLength: Int?
  /// How long dates are.
  package var dateLength = DateLength.medium
  /// Whether a change shows its sign and not its direction.
  package var isSigned = false
  /// The letters' case; nil keeps what was written.
  package var letterCase: LetterCase?
  /// Whether the header is before the value.
  package var hasHeader = false

  /// Creates options that change nothing.
  package init() {}

  /// All options by name, for suggestions; `.N` and `N` stand for any number.
  static let names = ["plain", ".N", "N", "short", "medium", "long", "signed", "upper", "lower", "header"]

  /// Takes one option as it is in a template.
  ///
  /// - Returns: whether there is such an option.
  mutating func take(_ option: Substring) -> Bool {
    if let length = DateLength(rawValue: String(option)) {
      dateLength = length
    } else if let letterCase = LetterCase(rawValue: String(option)) {
      self.letterCase = letterCase
    } else if option == "plain" {
      isPlain = true
    } else if option == "signed" {
      isSigned = true
    } else if option == "header" {
      hasHeader = true
    } else {
      return takeNumber(option)
    }
    return true
  }

  private mutating func takeNumber(_ option: Substring) -> Bool {
    if option.first == ".", option.utf8.count == 2, let places = UInt8(option.dropFirst()) {
      fractionDigits = places
    } else if let length = Int(option), length > 0, option.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      maximumLength = length
    } else {
      return false
    }
    return true
  }
}
