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
