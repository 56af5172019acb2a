import RowcallModel

/// A piece of HTML or XML; texts and attributes are escaped when it is rendered.
indirect enum Markup {
  case text(String)
  /// An element with its attributes and content.
  case element(String, [(name: String, value: String)], [Markup])
  /// Text that is not escaped: our own styles and scripts, never text from a file.
  case verbatim(String)
}

extension Markup: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .text(text) }
}

extension Markup {
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: Markup...
  ) -> Self {
    element(name, attributes, content)
  }

  /// An element; attributes whose value is nil are left out.
  static func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [Markup])
    -> Self
  {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, content)
  }

  /// How elements without content are written.
  enum Language {
    /// `<br>`, and `<p></p>`.
    case html
    /// `<br/>`.
    case xml
  }

  func rendered(_ language: Language) -> String {
    var text = ""
    render(language, to: &text)
    return text
  }

  private func render(_ language: Language, to text: inout String) {
    switch self {
    case .text(let content): text += Self.escaped(content)
    case .verbatim(let content): text += content
    case .element(let name, let attributes, let content):
      text += "<" + name
      for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
      if content.isEmpty, language == .xml || Self.voidElements.contains(name) {
        text += language == .xml ? "/>" : ">"
        return
      }
      text += ">"
      for piece in content { piece.render(language, to: &text) }
      text += "</\(name)>"
      if Self.blocks.contains(name) { text += "\n" }
    }
  }

  private static let voidElements: Set = ["meta", "input", "br", "link"]
  private static let blocks: Set = [
    "head", "title", "style", "script", "header", "main", "section", "article", "h1", "h2", "h3", "h4", "p",
    "ul", "li", "dl", "dd", "table", "caption", "thead", "tbody", "tr", "figure", "pre", "fieldset", "label",
    "testsuite", "testcase", "failure", "skipped", "error", "body", "div",
  ]

  /// A text with escaped markup, without characters that XML forbids, terminal sequences and log commands.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return TextHazard.replacing(in: escaped) { hazard in
      switch hazard {
      case .scalar("\n"), .scalar("\t"): nil
      case .scalar(let scalar): scalar.escape
      case .colons: "&#58;"
      case .numberSigns: "&#35;"
      }
    }
  }
}
