/// A piece of a section: a sign that means something, text, or what is in brackets.
enum FormatToken: Hashable {
  case sign(Unicode.Scalar)
  case text(String)
  case bracket(String)
  case general

  var isText: Bool { if case .text = self { true } else { false } }

  var sign: Unicode.Scalar? {
    if case .sign(let sign) = self { return sign }
    return nil
  }

  /// The sections of a format code, which have semicolons between them.
  static func sections(of code: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var sections: [[Unicode.Scalar]] = [[]]
    var isQuoted = false
    var isEscaped = false
    for scalar in code {
      if scalar == ";", !isQuoted, !isEscaped {
        sections.append([])
        continue
      }
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && !isEscaped && !isQuoted
      sections[sections.count - 1].append(scalar)
    }
    return sections
  }

  static func tokens(of section: [Unicode.Scalar]) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var rest = section[...]
    func text(upTo end: Unicode.Scalar) -> String {
      let inner = rest.prefix { $0 != end }
      rest = rest[inner.endIndex...].dropFirst()
      return String(String.UnicodeScalarView(inner))
    }
    while let scalar = rest.popFirst() {
      // The M of AM/PM is no month, and the letters of General are none of a date.
      if let word = ["AM/PM", "A/P", "GENERAL"].first(where: {
        String(String.UnicodeScalarView([scalar] + rest.prefix($0.count - 1))).uppercased() == $0
      }) {
        rest = rest.dropFirst(word.count - 1)
        if word == "GENERAL" { tokens.append(.general) }
        continue
      }
      switch scalar {
      case "\"": tokens.append(.text(text(upTo: "\"")))
      case "[": tokens.append(.bracket(text(upTo: "]")))
      case "\\": if let next = rest.popFirst() { tokens.append(.text(String(next))) }
      // A gap as wide as the next character, and one that is filled with it.
      case "_", "*": rest = rest.dropFirst()
      case "0", "#", "?", ".", ",", "%", "@", "/": tokens.append(.sign(scalar))
      default:
        tokens.append(
          scalar.properties.isAlphabetic && scalar.isASCII ? .sign(scalar) : .text(String(scalar)))
      }
    }
    return tokens
  }
}
