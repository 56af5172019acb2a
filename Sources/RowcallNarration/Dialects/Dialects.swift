extension Dialect {
  /// The names of the dialects, the default first; a name is cheap where a dialect, with all its words, is not.
  package enum Name: String, CaseIterable, Hashable, Codable, Sendable {
    case rowcall
    case voiceover
    case nvda
    case orca

    /// Reads a name, whatever its capitals; nil if it is no dialect's.
    package init?(anyCase text: String) { self.init(rawValue: text.lowercased()) }

    /// What the name stands for.
    package var dialect: Dialect {
      switch self {
      case .rowcall: .rowcall
      case .voiceover: .voiceover
      case .nvda: .nvda
      case .orca: .orca
      }
    }
  }

  /// Every dialect, the default first.
  public static var all: [Dialect] { Name.allCases.map(\.dialect) }

  /// The dialect of a name, whatever its capitals; nil if there is none.
  public static func named(_ id: String) -> Dialect? { Name(anyCase: id)?.dialect }
}
