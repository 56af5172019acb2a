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
  package var language: String {
    identifier.prefix { $0 != "-" }.lowercased()
  }

  /// The region, in upper case: `TW` of `zh-Hant-TW`; nil where the tag has none.
  package var region: String? {
    subtags.dropFirst().prefix { $0.count > 1 }.first { $0.count == 2 }.map { $0.uppercased() }
  }

  /// The value of a keyword in the tag's `u` extension: `stroke` for `co` in `zh-u-co-stroke`; nil where it has none.
  package func keyword(_ key: String) -> String? {
    let extended = subtags.drop { $0 != "u" }.dropFirst().prefix { $0.count > 1 }
    return extended.drop { $0 != key }.dropFirst().first
  }

  /// The locale with an order of texts in which runs of digits count as numbers: "Item 9" before "Item 24".
  package var orderingDigits: LocaleTag {
    LocaleTag(identifier + (subtags.contains("u") ? "-kn" : "-u-kn"))
  }

  /// The parts of the tag in lower case.
  private var subtags: [String] { identifier.lowercased().split(separator: "-").map(String.init) }

  /// Whether ICU knows the language; what is said in an unknown one comes from ICU's root.
  package var isKnown: Bool { rowcall_is_known_language(identifier) }

  /// The tag itself.
  public var description: String { identifier }
}

/// The two ways of writing Chinese.
package enum ChineseScript: Hashable, Codable, Sendable {
  /// As in mainland China and Singapore: 两万.
  case simplified
  /// As in Taiwan and Hong Kong: 兩萬.
  case traditional

  /// How a Chinese locale is written: by its script, else by its region, else simplified.
  package init(of locale: LocaleTag) {
    let parts = locale.identifier.uppercased().split(separator: "-").dropFirst()
    let isTraditional =
      parts.contains("HANT") || (!parts.contains("HANS") && parts.contains { Self.regions.contains($0) })
    self = isTraditional ? .traditional : .simplified
  }

  private static let regions: Set<Substring> = ["TW", "HK", "MO"]
}
