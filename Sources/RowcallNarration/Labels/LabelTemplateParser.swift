/// Takes a label template apart, character by character.
struct LabelTemplateParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// All parts of the template.
  mutating func parts() throws(LabelError) -> [LabelTemplate.Part] {
    let parts = try self.parts(inSegment: false)
    return parts
  }

  /// The parts up to the end, or up to the brace that closes the segment.
  private mutating func parts(inSegment: Bool) throws(LabelError) -> [LabelTemplate.Part] {
    var parts: [LabelTemplate.Part] = []
    while position < characters.count, !(inSegment && isAtSegmentEnd) {
      switch characters[position] {
      case "{" where next != "{": parts.append(try braces())
      case "}" where next != "}": throw .strayBrace(place(position))
      default: parts.append(.literal(literal(inSegment: inSegment)))
      }
    }
    return parts
  }

  /// A placeholder or a segment; the position is on its opening brace.
  private mutating func braces() throws(LabelError) -> LabelTemplate.Part {
    let start = position
    if next == "?" {
      position += 2
      let parts = try parts(inSegment: true)
      guard position < characters.count else { throw .unclosedBrace(place(start)) }
      position += 1
      return .segment(parts)
    }
    guard let end = characters[(start + 1)...].firstIndex(where: { $0 == "}" || $0 == "{" }),
      characters[end] == "}"
    else { throw .unclosedBrace(place(start)) }
    let content = String(characters[(start + 1)..<end])
    guard !content.allSatisfy({ $0 == " " }) else { throw .emptyPlaceholder(place(start)) }
    position = end + 1
    return .placeholder(content, offset: start + 1)
  }

  /// Text up to the next single brace, doubled braces made single.
  private mutating func literal(inSegment: Bool) -> String {
    var literal = ""
    while position < characters.count, !(inSegment && isAtSegmentEnd) {
      let character = characters[position]
      if character == "{" || character == "}" {
        guard next == character else { break }
        position += 1
      }
      literal.append(character)
      position += 1
    }
    return literal
  }

  /// Inside a segment a brace closes it, even before another: of `}}` in `{? for {Price}}` the first ends the
  /// placeholder and never comes here.
  private var isAtSegmentEnd: Bool { characters[position] == "}" }

  private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

  private func place(_ offset: Int) -> LabelError.Place {
    LabelError.Place(template: text, offset: offset)
  }
}
