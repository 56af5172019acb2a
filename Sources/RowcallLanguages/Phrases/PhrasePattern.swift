import RowcallText

/// A pattern made ready: plain placeholders are filled in place, anything richer is left to ICU.
package enum PhrasePattern: Sendable {
  /// Literal text and argument names, in order.
  case plain([Part])
  /// A pattern with plurals, choices or quotes.
  case message(MessageFormat)

  /// What an argument is called, and what stands in its place.
  package typealias Argument = (name: String, text: String)

  /// A stretch of a plain pattern.
  package enum Part: Hashable, Sendable {
    /// Text spoken as it stands.
    case literal(String)
    /// The argument of this name.
    case argument(String)
  }

  /// Makes a pattern ready; one that does not parse is spoken as it stands (tests keep that out of our tables).
  package init(_ pattern: String, locale: LocaleTag) {
    if let parts = Self.plainParts(of: pattern) {
      self = .plain(parts)
    } else if let format = try? MessageFormat(
      pattern: pattern.replacing("#", with: "{\(Self.digits)}"), locale: locale)
    {
      self = .message(format)
    } else {
      self = .plain([.literal(pattern)])
    }
  }
}

extension PhrasePattern: ExpressibleByStringLiteral {
  /// Makes a plain pattern ready, as grammar tables hold them.
  package init(stringLiteral pattern: String) {
    self = .plain(Self.plainParts(of: pattern) ?? [.literal(pattern)])
  }
}

extension PhrasePattern {
  /// The names of the arguments.
  package var arguments: Set<String> {
    switch self {
    case .plain(let parts): Set(parts.compactMap { if case .argument(let name) = $0 { name } else { nil } })
    case .message(let format): Set(format.argumentNames).subtracting([Self.digits])
    }
  }

  /// The pattern with its literal text in lower case.
  package var inLowerCase: PhrasePattern {
    guard case .plain(let parts) = self else { return self }
    return .plain(
      parts.map { part in
        if case .literal(let text) = part { .literal(text.lowercased()) } else { part }
      })
  }

  /// The sentence with its arguments filled in; an argument that is missing stays visible as `{name}`.
  package func text(_ arguments: [String: String]) -> String {
    switch self {
    case .plain(let parts): Self.filled(parts, arguments)
    case .message(let format):
      (try? format.format(Self.typed(arguments))) ?? format.pattern
    }
  }

  /// The same with the arguments in pairs.
  package func text(pairs arguments: [Argument]) -> String {
    guard case .plain(let parts) = self else {
      return text(Dictionary(arguments.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first }))
    }
    return parts.reduce(into: "") { sentence, part in
      switch part {
      case .literal(let text): sentence += text
      case .argument(let name): sentence += arguments.first { $0.name == name }?.text ?? "{\(name)}"
      }
    }
  }

  /// The parts of a pattern whose only syntax is `{name}` and `''`, or nil when it needs ICU (plurals, quotes).
  package static func plainParts(of pattern: String) -> [Part]? {
    var rest = pattern[...]
    if pattern.utf8.contains(0x27) {
      let unquoted = pattern.replacing("''", with: "\u{2019}")
      guard !unquoted.contains("'{"), !unquoted.contains("'}") else { return nil }
      rest = pattern.replacing("''", with: "'")[...]
    }
    var parts: [Part] = []
    // Bytes, because a language's phrases are made ready at the start of every transcript.
    while let open = rest.utf8.firstIndex(of: 0x7B) {
      guard let close = rest.utf8[open...].firstIndex(of: 0x7D) else { return nil }
      let name = rest[rest.utf8.index(after: open)..<close]
      guard !name.isEmpty, name.utf8.allSatisfy(isASCIILetter) else { return nil }
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      parts.append(.argument(String(name)))
      rest = rest[rest.utf8.index(after: close)...]
    }
    guard !rest.utf8.contains(0x7D) else { return nil }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func filled(_ parts: [Part], _ arguments: [String: String]) -> String {
    parts.reduce(into: "") { sentence, part in
      switch part {
      case .literal(let text): sentence += text
      case .argument(let name): sentence += arguments[name] ?? "{\(name)}"
      }
    }
  }

  /// The argument that stands for `#`.
  ///
  /// ICU would write the count with the marks of the locale, and voices read "10 000" as two numbers: so it is heard and
  /// written in plain digits, as row numbers are.
  private static let digits = "digits"

  /// What `count` says is counted by plurals; all else is words, even a title that is a year.
  private static func typed(_ arguments: [String: String]) -> [String: MessageArgument] {
    var typed = arguments.mapValues(MessageArgument.text)
    if let count = arguments["count"] {
      typed["count"] = .number(count)
      typed[digits] = .text(count)
    }
    return typed
  }
}
