import CICU

/// A locale as a BCP 47 tag: `en`, `de-CH`, `zh-Hant-TW`.
public struct LocaleTag: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The tag with `-` between its parts, as given otherwise.
  public let identifier: String

  /// Creates a tag from BCP 47 (`de-CH`) or POSIX (`de_CH.UTF-8`) spelling.
  public init(_ identifier: String) {
    let bare = identifier.prefix { $0 != "." && $0 != "@" }
    let tag = bare.split(separator: "_").joined(separator: "-")
    self.identifier = tag.isEmpty || tag == "C" || tag == "POSIX" ? "en" : tag
  }

  /// The language alone, in lower case: `de`.
  public var language: String {
    identifier.prefix { $0 != "-" }.lowercased()
  }

  /// Whether ICU knows the language; what is said in an unknown one comes from ICU's root.
  public var isKnown: Bool { rowcall_is_known_language(identifier) }

  /// The tag itself.
  public var description: String { identifier }
}
