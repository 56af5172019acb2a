/// What the source of one class sets, found without a compiler: comments and texts are skipped, and the rest is read as
/// names and signs.
struct SwiftCode: Sendable {
  /// A property that is set or a method that is called, and the outlet before it; empty for one of the class itself.
  private struct Use: Hashable, Sendable {
    let object: Substring
    let member: Substring
  }

  private var uses: Set<Use> = []
  /// All names.
  private var names: Set<Substring> = []

  /// Reads source text.
  init(_ source: String) { add(source) }

  /// Reads the text of another file of the class.
  mutating func add(_ source: String) {
    let tokens = SwiftTokens(source).tokens
    for (place, token) in tokens.enumerated() where token.first?.isSwiftName == true {
      names.insert(token)
      let next = place + 1 < tokens.count ? tokens[place + 1] : ""
      let isOverride = place > 1 && tokens[place - 1] == "var" && tokens[place - 2] == "override"
      guard next == "=" || next == "(" || isOverride else { continue }
      uses.insert(Use(object: Self.object(before: place, in: tokens), member: token))
    }
  }

  /// Whether one of the properties is set, or one of the methods called, on an outlet; nil for the class itself.
  func sets(_ members: Set<String>, on outlet: String?) -> Bool {
    members.contains { uses.contains(Use(object: Substring(outlet ?? ""), member: Substring($0))) }
  }

  /// Whether a name is anywhere in it.
  func mentions(_ name: String) -> Bool { names.contains(Substring(name)) }

  /// What a member belongs to: `label` in `self.label?.text`; empty for the class itself.
  private static func object(before place: Int, in tokens: [Substring]) -> Substring {
    var place = place - 1
    guard place > 0, tokens[place] == "." else { return "" }
    place -= 1
    if place > 0, tokens[place] == "?" || tokens[place] == "!" { place -= 1 }
    return tokens[place] == "self" || tokens[place] == "super" ? "" : tokens[place]
  }
}

/// The names and signs of Swift source, without white space, comments and texts.
struct SwiftTokens {
  private(set) var tokens: [Substring] = []

  init(_ source: String) {
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.afterComment(rest)
      } else if first == "\"" || first == "#", let after = Self.afterText(rest) {
        rest = after
      } else if first.isSwiftName {
        let name = rest.prefix { $0.isSwiftName }
        tokens.append(name)
        rest = rest.dropFirst(name.count)
      } else if first.isWhitespace {
        rest = rest.dropFirst()
      } else {
        // Operators such as == are one sign, so that they are no assignment.
        let sign = first.isOperator ? rest.prefix { $0.isOperator } : rest.prefix(1)
        tokens.append(sign)
        rest = rest.dropFirst(sign.count)
      }
    }
  }

  /// What follows a comment, which may have others inside.
  private static func afterComment(_ text: Substring) -> Substring {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      let isEdge = rest.hasPrefix("*/") || rest.hasPrefix("/*")
      depth += rest.hasPrefix("*/") ? -1 : isEdge ? 1 : 0
      rest = rest.dropFirst(isEdge ? 2 : 1)
    }
    return rest
  }

  /// What follows a text; nil if none begins here.
  ///
  /// A text on one line that is never closed ends with its line.
  private static func afterText(_ text: Substring) -> Substring? {
    let hashes = text.prefix { $0 == "#" }
    var rest = text.dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let isLong = rest.hasPrefix("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while let first = rest.first {
      if rest.hasPrefix(quotes + hashes) { return rest.dropFirst(quotes.count + hashes.count) }
      if !isLong, first.isNewline { return rest }
      rest = rest.dropFirst(first == "\\" && hashes.isEmpty ? 2 : 1)
    }
    return rest
  }
}

extension Character {
  /// Whether it may be in a name.
  fileprivate var isSwiftName: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isOperator: Bool { "=<>+-*/%&|^~".contains(self) }
}
