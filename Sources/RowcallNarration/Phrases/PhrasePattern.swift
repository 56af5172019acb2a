/// A pattern made ready: plain placeholders are filled in place, anything richer is left to ICU.
enum PhrasePattern: Sendable {
  /// Literal text and argument names, in order.
  case plain([Part])

  /// A stretch of a plain pattern.
  enum Part: Hashable, Sendable {
    /// Text spoken as it stands.
    case literal(String)
    /// The argument of this name.
    case argument(String)
  }
}

extension PhrasePattern {
  /// Makes a pattern ready.
  init(_ pattern: String) {
    self = .plain(Self.plainParts(of: pattern) ?? [.literal(pattern)])
  }

  /// The parts of a pattern whose only syntax is `{name}`, or nil when it needs ICU (plurals, quotes).
  static func plainParts(of pattern: String) -> [Part]? {
    guard !pattern.contains("''"), !pattern.contains("'{") else { return nil }
    var parts: [Part] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      let name = rest[rest.index(after: open)..<close]
      guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      parts.append(.argument(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    guard !rest.contains("}") else { return nil }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  /// The sentence with its arguments filled in; an argument that is missing stays visible as `{name}`.
  func text(_ arguments: [String: String]) -> String {
    switch self {
    case .plain(let parts):
      parts.reduce(into: "") { sentence, part in
        switch part {
        case .literal(let text): sentence += text
        case .argument(let name): sentence += arguments[name] ?? "{\(name)}"
        }
      }
    }
  }
}
