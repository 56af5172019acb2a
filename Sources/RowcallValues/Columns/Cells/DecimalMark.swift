import RowcallModel
import RowcallText

/// What stands between the whole part of a number and its fraction; one file usually keeps to one.
public enum DecimalMark: String, Hashable, Codable, Sendable {
  /// `1,234.5`
  case point = "."
  /// `1.234,5`
  case comma = ","

  /// The mark itself.
  @inline(__always)
  var byte: UInt8 { self == .point ? 0x2E : 0x2C }

  /// The mark that then groups digits, besides spaces and apostrophes.
  @inline(__always)
  var groupingByte: UInt8 { self == .point ? 0x2C : 0x2E }

  var character: Character { Character(rawValue) }

  /// The mark of a locale's numbers; asks ICU each time.
  package init(heardIn locale: LocaleTag) {
    self = NumberSymbols(for: locale).decimal == "," ? .comma : .point
  }

  package var other: DecimalMark { self == .point ? .comma : .point }

  /// The mark as users write it.
  package var wording: String { self == .point ? "point" : "comma" }

  /// Two ways to write a number that can be read with either mark, `1.250`: without a mark between thousands, and with a fourth
  /// decimal behind this one, `1250` and `1,2500`; nil for other texts.
  package func unmistakable(_ text: String) -> (whole: String, fraction: String)? {
    let marks = text.indices.filter { text[$0] == character || text[$0] == other.character }
    guard marks.count == 1, let mark = marks.first else { return nil }
    let decimals = text[text.index(after: mark)...].prefix { $0.isASCII && $0.isNumber }
    guard decimals.count == 3, text[..<mark].last?.isNumber == true else { return nil }
    let (before, after) = (text[..<mark], text[decimals.endIndex...])
    return ("\(before)\(decimals)\(after)", "\(before)\(rawValue)\(decimals)0\(after)")
  }
}
