import CICU

/// What stands around an amount on screen: `$` before `12.50`, `U+00A0 €` after `12,50`.
///
/// Spaces and direction marks are CLDR's. The amount between them is formatted with `NumberSymbols`.
public struct Affixes: Hashable, Codable, Sendable {
  /// Before an amount of zero or more.
  public var prefix: String
  /// After an amount of zero or more.
  public var suffix: String
  /// Before the digits of an amount below zero, the minus included.
  public var negativePrefix: String
  /// After the digits of an amount below zero, the minus included where it stands there.
  public var negativeSuffix: String

  /// Creates affixes.
  public init(
    prefix: String = "", suffix: String = "", negativePrefix: String = "-", negativeSuffix: String = ""
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.negativePrefix = negativePrefix
    self.negativeSuffix = negativeSuffix
  }
}

extension Affixes {
  /// The affixes of money.
  ///
  /// - Parameter code: an ISO 4217 code; one that CLDR does not know is its own symbol.
  public static func currency(_ code: String, in locale: LocaleTag) -> Affixes {
    let handle = ICUHandle(
      rowcall_amounts_open_currency(locale.identifier, code), close: rowcall_amounts_close)
    return around(handle) ?? Affixes(prefix: code + "\u{A0}", negativePrefix: "-" + code + "\u{A0}")
  }

  /// The affixes of a percentage.
  public static func percent(in locale: LocaleTag) -> Affixes {
    let handle = ICUHandle(rowcall_amounts_open_percent(locale.identifier), close: rowcall_amounts_close)
    return around(handle) ?? Affixes(suffix: "%", negativeSuffix: "%")
  }

  private static func around(_ handle: ICUHandle?) -> Affixes? {
    guard let handle, let above = Amount(of: "1", in: handle.pointer),
      let below = Amount(of: "-1", in: handle.pointer)
    else { return nil }
    return Affixes(
      prefix: above.before, suffix: above.after, negativePrefix: below.before, negativeSuffix: below.after)
  }
}

/// A formatted amount, cut at its digits.
struct Amount {
  var before: String
  /// Nil when words alone tell the amount, as the Arabic dual does; they are all in `before` then.
  var digits: String?
  var after: String

  init?(of number: String, in amounts: OpaquePointer) {
    var start: Int32 = -1
    var end: Int32 = -1
    guard let text = icuText({ rowcall_amounts_format(amounts, number, $0, $1, &start, &end) }) else {
      return nil
    }
    (before, digits, after) = (text, nil, "")
    guard start >= 0, end >= start else { return }
    let bytes = Array(text.utf8)
    before = String(decoding: bytes[..<Int(start)], as: UTF8.self)
    digits = String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    after = String(decoding: bytes[Int(end)...], as: UTF8.self)
  }
}
