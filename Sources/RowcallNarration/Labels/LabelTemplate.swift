import RowcallModel
import RowcallText

/// A row label that somebody has written: `{Company}, {Price}, {Change}`.
///
/// - `{Name}` is a column by its name, `{#2}` by its place; `{Price:.0}` has options (see ``FormatOptions``).
/// - A blank cell reads "blank"; `{Price?}` leaves it out.
/// - `{? for {Price}}` is a segment: it is left out with its words when a cell in it is blank.
/// - `{{` and `}}` are braces; all else stands as it is.
///
/// A column whose name holds a colon or a question mark is found too, for the whole text between the braces is tried as
/// a name first.
package struct LabelTemplate: Hashable, Sendable {
  /// The template as written.
  package let text: String
  let parts: [Part]

  /// A piece of the template, not yet tied to a table.
  indirect enum Part: Hashable, Sendable {
    case literal(String)
    case placeholder(String, offset: Int)
    case segment([Part])
  }

  /// Reads a template; throws when its braces do not match.
  package init(_ text: String) throws(LabelError) {
    self.text = text
    var parser = LabelTemplateParser(text)
    parts = try parser.parts()
  }
}

extension RowPlan {
  /// The plan that a template makes for a table; throws when a column or an option does not exist.
  package init(template: LabelTemplate, table: Table) throws(LabelError) {
    let resolver = PlaceholderResolver(template: template.text, columns: ColumnLookup(table))
    self.init(parts: try resolver.resolve(template.parts), joining: .template)
  }
}

/// Ties placeholders to a table's columns.
private struct PlaceholderResolver {
  let template: String
  let columns: ColumnLookup

  func resolve(_ parts: [LabelTemplate.Part]) throws(LabelError) -> [RowPlan.Part] {
    var resolved: [RowPlan.Part] = []
    for part in parts { resolved.append(try resolve(part)) }
    return resolved
  }

  private func resolve(_ part: LabelTemplate.Part) throws(LabelError) -> RowPlan.Part {
    switch part {
    case .literal(let text): .literal(SafeText.escaped(text))
    case .segment(let parts): .segment(try resolve(parts))
    case .placeholder(let content, let offset): .cell(try cell(content, at: offset))
    }
  }

  private func cell(_ content: String, at offset: Int) throws(LabelError) -> CellPlan {
    if let column = columns.column(named: content) { return CellPlan(column: column) }
    let colon = content.lastIndex(of: ":") ?? content.endIndex
    var name = content[..<colon].trimmingSpaces
    let isOptional = name.last == "?"
    if isOptional { name = name.dropLast() }
    let place = LabelError.Place(template: template, offset: offset)
    guard let column = columns.column(named: String(name)) else {
      throw .unknownColumn(
        place, name: String(name), suggestion: columns.suggestion(for: String(name)), columns: columns.list)
    }
    let options = try options(content[colon...].dropFirst(), at: offset + content[..<colon].count + 1)
    return CellPlan(
      column: column, header: options.hasHeader ? .always : .never, options: options, isOptional: isOptional)
  }

  private func options(_ list: Substring, at offset: Int) throws(LabelError) -> FormatOptions {
    var options = FormatOptions()
    var offset = offset
    for item in list.split(separator: ",", omittingEmptySubsequences: false) where !list.isEmpty {
      guard options.take(item.trimmingSpaces) else {
        throw .unknownOption(
          LabelError.Place(template: template, offset: offset), option: String(item.trimmingSpaces),
          suggestion: NearName.closest(to: String(item.trimmingSpaces), in: FormatOptions.names))
      }
      offset += item.count + 1
    }
    return options
  }
}

/// Takes a label template apart, character by character.
struct LabelTemplateParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The parts up to the end, or up to the brace that closes the segment.
  mutating func parts(inSegment: Bool = false) throws(LabelError) -> [LabelTemplate.Part] {
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

/// How a placeholder of a label template wants its value: what is after the colon of `{Price:.0}`.
///
/// | option | the value |
/// |---|---|
/// | `plain` | as written in the file |
/// | `.N` | with N digits (0 to 9) after the decimal mark: `{Price:.0}` |
/// | `N` | cut to N characters, the last being `…`: `{Note:40}` |
/// | `short`, `medium`, `long` | dates: `11/12/12`, `Nov 12, 2012`, `November 12, 2012` |
/// | `signed` | changes with their sign, `+1.85%` for `up 1.85%` |
/// | `upper`, `lower` | in capitals, in small letters |
/// | `header` | after its header: `Quantity 5` |
///
/// Options are combined with commas: `{Price:.0,header}`.
package struct FormatOptions: Hashable, Codable, Sendable {
  /// A change of capitals.
  package enum LetterCase: String, Hashable, Codable, Sendable {
    /// `APPLE INC.`
    case upper
    /// `apple inc.`
    case lower
  }

  /// Whether the cell is shown as written in the file.
  package var isPlain = false
  /// How many digits follow the decimal mark; nil keeps what was written.
  package var fractionDigits: UInt8?
  /// The most characters that are shown; nil for all of them.
  package var maximumLength: Int?
  /// How long dates are.
  package var dateLength = DateText.Style.medium
  /// Whether a change shows its sign and not its direction.
  package var isSigned = false
  /// The letters' case; nil keeps what was written.
  package var letterCase: LetterCase?
  /// Whether the header is before the value.
  package var hasHeader = false

  /// Creates options that change nothing.
  public init() {}

  /// All options by name, for suggestions; `.N` and `N` stand for any number.
  static let names = ["plain", ".N", "N", "short", "medium", "long", "signed", "upper", "lower", "header"]

  /// Takes one option as it is in a template.
  ///
  /// - Returns: whether there is such an option.
  mutating func take(_ option: Substring) -> Bool {
    if let length = DateText.Style(rawValue: String(option)) {
      dateLength = length
    } else if let letterCase = LetterCase(rawValue: String(option)) {
      self.letterCase = letterCase
    } else if option == "plain" {
      isPlain = true
    } else if option == "signed" {
      isSigned = true
    } else if option == "header" {
      hasHeader = true
    } else {
      return takeNumber(option)
    }
    return true
  }

  private mutating func takeNumber(_ option: Substring) -> Bool {
    if option.first == ".", option.utf8.count == 2, let places = UInt8(option.dropFirst()) {
      fractionDigits = places
    } else if let length = Int(option), length > 0, option.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      maximumLength = length
    } else {
      return false
    }
    return true
  }
}
