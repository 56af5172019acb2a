import RowcallModel

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
