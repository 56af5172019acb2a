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
