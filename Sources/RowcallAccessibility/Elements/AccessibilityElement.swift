import RowcallModel

/// One thing that a listener comes upon, as a value.
///
/// Everything that an author set explicitly is in here already, in place of what would be derived. The words around it
/// (role, state, position) are made by narration, in the listener's language.
public struct AccessibilityElement: Hashable, Codable, Sendable {
  /// What it is.
  public var role: AccessibilityRole
  /// The accessible name: `Apple Inc., $648.11, up 1.85%`; nil when it has none.
  public var label: String?
  /// The texts that `label` joins by a neutral ", ", for narration to join them as the listener's language does; empty
  /// for a label that is one text.
  public var labelParts: [String] = []
  /// Which of the standard controls it is, for narration to call it by its name; nil for one with a title of its own.
  ///
  /// The label then says what it acts on: the row in "Delete <row>", the screen in "back to <screen>"; nil for nothing.
  public var standard: StandardControl?
  /// The present value, such as "on" or "40 percent", as the author wrote it; nil when it has none.
  public var value: String?
  /// The present value as a number, for narration to say it; nil when it has none or the author wrote a `value`.
  public var number: NumberInRange?
  /// What happens when it is operated; nil when nothing is said.
  public var hint: String?
  /// Selected, expanded, checked, and so on.
  public var states = CellStates()
  /// What can be done with it, besides reading it.
  public var actions: [AccessibilityAction] = []
  /// Further facts that are spoken on request, such as a date or a size.
  public var customContent: [CustomContent] = []
  /// The language of its texts as a BCP 47 tag; nil for that of its container.
  public var language: String?
  /// The level of a heading or of an indented row, 1 for the outermost; nil where there is none.
  public var level: Int?
  /// Where it lies in a table; nil outside.
  public var span: CellSpan?
  /// Its place among its like, counted from zero, and how many there are; nil where that says nothing.
  public var position: SetPosition?
  /// A name for tests, never spoken; nil when there is none.
  public var identifier: String?

  /// Creates an element of which nothing but its name is known.
  public init(_ role: AccessibilityRole, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }
}

extension AccessibilityElement {
  /// Creates an element whose label joins several texts; one without a label if there are none.
  package init(_ role: AccessibilityRole, parts: [String]) {
    self.init(role)
    setLabel(parts: parts)
  }

  /// Gives it a label that joins several texts.
  package mutating func setLabel(parts: [String]) {
    label = parts.count > 1 ? parts.joined(separator: ", ") : parts.first
    labelParts = parts.count > 1 ? parts : []
  }

  /// Takes the label of another element.
  package mutating func takeLabel(of other: AccessibilityElement) {
    (label, labelParts) = (other.label, other.labelParts)
  }
}

/// The slots that a cell covers.
public struct CellSpan: Hashable, Codable, Sendable {
  /// The rows, counted from zero, header rows included.
  public var rows: Range<Int>
  /// The columns, counted from zero.
  public var columns: Range<Int>

  /// Creates a span.
  public init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }
}

/// A place among several.
public struct SetPosition: Hashable, Codable, Sendable {
  /// The place, counted from zero.
  public var index: Int
  /// How many there are; nil when that is not known.
  public var count: Int?

  /// Creates a place.
  public init(_ index: Int, of count: Int?) {
    self.index = index
    self.count = count
  }
}

/// A fact about an element that is spoken on request.
public struct CustomContent: Hashable, Codable, Sendable {
  /// What it is about.
  public var label: String
  /// What there is to say.
  public var value: String

  /// Creates a fact.
  public init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

/// Something that a listener can do with an element.
public enum AccessibilityAction: Hashable, Codable, Sendable {
  /// What a tap does.
  case activate
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Opens the item's detail.
  case showDetail
  /// Deletes the row.
  case delete
  /// Inserts a row.
  case insert
  /// Moves the row.
  case reorder
  /// An action that the author named.
  case custom(String)
}

extension AccessibilityAction {
  private enum CodingKeys: String, CodingKey { case custom }

  /// The actions without a name of the author's, by the words that stand for them in a document.
  private static let named: KeyValuePairs<String, Self> = [
    "activate": .activate, "increment": .increment, "decrement": .decrement, "showDetail": .showDetail,
    "delete": .delete, "insert": .insert, "reorder": .reorder,
  ]

  /// The word that stands for the action in a document; nil for one that the author named.
  var documentName: String? { Self.named.first { $0.value == self }?.key }

  /// Reads `"activate"` or `{"custom": "Archive"}`.
  public init(from decoder: any Decoder) throws {
    if let source = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .custom(try source.decode(String.self, forKey: .custom))
      return
    }
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let action = Self.named.first(where: { $0.key == name })?.value else {
      throw DecodingError.unknown("action", name, known: Self.named.map(\.key), in: decoder)
    }
    self = action
  }

  /// Writes `"activate"` or `{"custom": "Archive"}`.
  public func encode(to encoder: any Encoder) throws {
    if case .custom(let name) = self {
      var target = encoder.container(keyedBy: CodingKeys.self)
      try target.encode(name, forKey: .custom)
    } else {
      var target = encoder.singleValueContainer()
      try target.encode(documentName)
    }
  }
}

extension DecodingError {
  /// A word that a document has and this version does not know.
  static func unknown(_ what: String, _ found: String, known: [String], in decoder: any Decoder) -> Self {
    .dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "unknown \(what) '\(found)', expected one of \(known.joined(separator: ", "))"))
  }
}

extension AccessibilityElement {
  private enum CodingKeys: String, CodingKey {
    case role, label, labelParts, standard, value, number, hint, states, actions, customContent, language,
      level,
      span, position, identifier
  }

  /// Reads an element; what is missing is nil or empty.
  public init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try source.decode(AccessibilityRole.self, forKey: .role))
    label = try source.decodeIfPresent(String.self, forKey: .label)
    labelParts = try source.decodeIfPresent([String].self, forKey: .labelParts) ?? []
    standard = try source.decodeIfPresent(StandardControl.self, forKey: .standard)
    value = try source.decodeIfPresent(String.self, forKey: .value)
    number = try source.decodeIfPresent(NumberInRange.self, forKey: .number)
    hint = try source.decodeIfPresent(String.self, forKey: .hint)
    states = try source.decodeIfPresent(CellStates.self, forKey: .states) ?? CellStates()
    actions = try source.decodeIfPresent([AccessibilityAction].self, forKey: .actions) ?? []
    customContent = try source.decodeIfPresent([CustomContent].self, forKey: .customContent) ?? []
    language = try source.decodeIfPresent(String.self, forKey: .language)
    level = try source.decodeIfPresent(Int.self, forKey: .level)
    span = try source.decodeIfPresent(CellSpan.self, forKey: .span)
    position = try source.decodeIfPresent(SetPosition.self, forKey: .position)
    identifier = try source.decodeIfPresent(String.self, forKey: .identifier)
  }

  /// Writes what there is: no key stands for nothing, no empty list, no set of states of which none applies.
  public func encode(to encoder: any Encoder) throws {
    var target = encoder.container(keyedBy: CodingKeys.self)
    try target.encode(role, forKey: .role)
    try target.encodeIfPresent(label, forKey: .label)
    if !labelParts.isEmpty { try target.encode(labelParts, forKey: .labelParts) }
    try target.encodeIfPresent(standard, forKey: .standard)
    try target.encodeIfPresent(value, forKey: .value)
    try target.encodeIfPresent(number, forKey: .number)
    try target.encodeIfPresent(hint, forKey: .hint)
    if states != CellStates() { try target.encode(states, forKey: .states) }
    if !actions.isEmpty { try target.encode(actions, forKey: .actions) }
    if !customContent.isEmpty { try target.encode(customContent, forKey: .customContent) }
    try target.encodeIfPresent(language, forKey: .language)
    try target.encodeIfPresent(level, forKey: .level)
    try target.encodeIfPresent(span, forKey: .span)
    try target.encodeIfPresent(position, forKey: .position)
    try target.encodeIfPresent(identifier, forKey: .identifier)
  }
}
