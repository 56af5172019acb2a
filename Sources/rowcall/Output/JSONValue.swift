import RowcallNarration

/// A JSON value to be printed; FoundationEssentials' encoder would bring 20 MB of program with it for one option.
indirect enum JSONValue {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object(KeyValuePairs<String, JSONValue>)

  /// The text over several lines, two spaces for each level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .integer(let number): return String(number)
    case .number(let number): return String((number * 1000).rounded() / 1000)
    case .boolean(let isTrue): return String(isTrue)
    case .null: return "null"
    case .array(let values):
      return Self.lines(values.map { $0.text(indent: inner) }, between: "[", and: "]", indent: indent)
    case .object(let members):
      let texts = members.map { "\(JSONText.quoted($0.key)): \($0.value.text(indent: inner))" }
      return Self.lines(texts, between: "{", and: "}", indent: indent)
    }
  }

  private static func lines(_ items: [String], between open: String, and close: String, indent: String)
    -> String
  {
    guard !items.isEmpty else { return open + close }
    return "\(open)\n\(items.map { "\(indent)  \($0)" }.joined(separator: ",\n"))\n\(indent)\(close)"
  }
}

extension JSONValue {
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
}
