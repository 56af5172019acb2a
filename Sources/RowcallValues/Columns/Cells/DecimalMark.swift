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
}
