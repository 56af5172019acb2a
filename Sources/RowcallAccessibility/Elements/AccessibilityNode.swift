public import RowcallModel

/// A part of what a listener comes upon, in reading order.
public indirect enum AccessibilityNode: Hashable, Codable, Sendable {
  /// One thing.
  case element(AccessibilityElement)
  /// A cell of a data table, with its headers.
  case cell(AccessibleCell)
  /// Several things that belong together.
  case container(AccessibilityContainer, children: [AccessibilityNode])
}

/// Something that holds elements and gives them a context, said when it is entered or left.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
  /// What a container is for.
  public enum Kind: Hashable, Codable, Sendable {
    /// Cells in rows and columns, with the announced sizes; nil if unknown.
    case dataTable(rows: Int?, columns: Int?)
    /// Rows, one below the other, in sections.
    case list
    /// Some rows of a list that belong together, mostly under a header.
    case section
    /// A row whose parts are elements of their own.
    case row
    /// The bar with the title and the way back.
    case navigationBar
    /// Fields that are filled in and saved together.
    case form
    /// Whatever else belongs together: the bar and the table of a screen, the segments of one control.
    case group
  }

  /// What it is for.
  public var kind: Kind
  /// Its name; nil when it has none.
  public var label: String?
  /// Which kind of data table it is, if more than one to be read; nil for that, and for other containers.
  public var role: TableGrid.Role?
  /// The accessible description; nil when there is none.
  public var hint: String?
  /// What applies to a row as a whole: selected, expanded, and so on.
  public var states = CellStates()
  /// How deep a row lies in a tree, 1 for the outermost; nil elsewhere.
  public var level: Int?
  /// Whether what is inside runs from right to left.
  public var isRightToLeft = false
  /// The language of what is inside as a BCP 47 tag; nil for that of the container around it.
  public var language: String?
  /// A name for tests, never spoken; nil when there is none.
  public var identifier: String?
  /// Its place among its like, counted from zero, and how many there are; nil where that says nothing.
  public var position: SetPosition?

  /// Creates a container.
  public init(_ kind: Kind, label: String? = nil) {
    self.kind = kind
    self.label = label
  }
}

extension AccessibilityNode {
  private enum CodingKeys: String, CodingKey { case container, children, cell }

  /// Reads an element (which has a `role`), a `container` with its `children`, or a `cell`.
  public init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    if source.contains(.cell) {
      self = .cell(try source.decode(AccessibleCell.self, forKey: .cell))
    } else if source.contains(.container) {
      let children = try source.decode([AccessibilityNode].self, forKey: .children)
      self = .container(try AccessibilityContainer(from: decoder), children: children)
    } else {
      self = .element(try AccessibilityElement(from: decoder))
    }
  }

  /// Writes one object: an element's own, a container's with its `children` beside, or a `cell`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .element(let element): try element.encode(to: encoder)
    case .cell(let cell):
      var target = encoder.container(keyedBy: CodingKeys.self)
      try target.encode(cell, forKey: .cell)
    case .container(let container, let children):
      try container.encode(to: encoder)
      var target = encoder.container(keyedBy: CodingKeys.self)
      try target.encode(children, forKey: .children)
    }
  }
}

extension AccessibilityContainer {
  private enum CodingKeys: String, CodingKey {
    case container, rows, columns, label, role, hint, states, level, isRightToLeft, language, identifier,
      position
  }

  /// The kinds without sizes, by the words that stand for them in a document.
  private static let plainKinds: KeyValuePairs<String, Kind> = [
    "list": .list, "section": .section, "row": .row, "navigationBar": .navigationBar, "form": .form,
    "group": .group,
  ]

  private static let dataTable = "dataTable"

  /// The word that stands for the kind in a document.
  var documentName: String { Self.plainKinds.first { $0.value == kind }?.key ?? Self.dataTable }

  /// Reads a container; what is missing is nil.
  public init(from decoder: any Decoder) throws {
    let source = try decoder.container(keyedBy: CodingKeys.self)
    let name = try source.decode(String.self, forKey: .container)
    if name == Self.dataTable {
      self.init(
        .dataTable(
          rows: try source.decodeIfPresent(Int.self, forKey: .rows),
          columns: try source.decodeIfPresent(Int.self, forKey: .columns)))
    } else if let kind = Self.plainKinds.first(where: { $0.key == name })?.value {
      self.init(kind)
    } else {
      let known = [Self.dataTable] + Self.plainKinds.map(\.key)
      throw DecodingError.unknown("container", name, known: known, in: decoder)
    }
    label = try source.decodeIfPresent(String.self, forKey: .label)
    role = try source.decodeIfPresent(TableGrid.Role.self, forKey: .role)
    hint = try source.decodeIfPresent(String.self, forKey: .hint)
    states = try source.decodeIfPresent(CellStates.self, forKey: .states) ?? CellStates()
    level = try source.decodeIfPresent(Int.self, forKey: .level)
    isRightToLeft = try source.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    language = try source.decodeIfPresent(String.self, forKey: .language)
    identifier = try source.decodeIfPresent(String.self, forKey: .identifier)
    position = try source.decodeIfPresent(SetPosition.self, forKey: .position)
  }

  /// Writes what there is; the kind stands under `container`.
  public func encode(to encoder: any Encoder) throws {
    var target = encoder.container(keyedBy: CodingKeys.self)
    try target.encode(documentName, forKey: .container)
    if case .dataTable(let rows, let columns) = kind {
      try target.encodeIfPresent(rows, forKey: .rows)
      try target.encodeIfPresent(columns, forKey: .columns)
    }
    try target.encodeIfPresent(label, forKey: .label)
    try target.encodeIfPresent(role, forKey: .role)
    try target.encodeIfPresent(hint, forKey: .hint)
    if states != CellStates() { try target.encode(states, forKey: .states) }
    try target.encodeIfPresent(level, forKey: .level)
    if isRightToLeft { try target.encode(isRightToLeft, forKey: .isRightToLeft) }
    try target.encodeIfPresent(language, forKey: .language)
    try target.encodeIfPresent(identifier, forKey: .identifier)
    try target.encodeIfPresent(position, forKey: .position)
  }
}
