extension Dialect {
  /// Every dialect, the default first.
  public static let all: [Dialect] = [.rowcall, .voiceover, .nvda, .orca]

  /// The dialect of a name, whatever its capitals; nil when there is none.
  public static func named(_ id: String) -> Dialect? { all.first { $0.id == id.lowercased() } }
}
