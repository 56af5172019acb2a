import RowcallModel

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
