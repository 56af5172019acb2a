import RowcallModel

/// Finds the column that says what a row is about.
///
/// In this order: words below a header that says "name", those that mostly differ before all others, however odd the
/// cells look; words below a header such as "company" that mostly differ; the first words that nearly all differ; words
/// that mostly differ; dates, then codes, that nearly all differ; any words; else the first column.
enum NamingColumn {
  /// The index of the naming column; nil when there are no columns.
  static func index(among columns: [TypedColumn], hints: [HeaderHint], evidence: [ColumnEvidence]) -> Int? {
    guard !columns.isEmpty else { return nil }
    let candidates = columns.indices.lazy.map { index in
      Candidate(
        type: columns[index].column.type, isNamed: hints[index].names(.ownName),
        isHeaded: hints[index].names(.name), texts: evidence[index].texts, filled: evidence[index].filled)
    }
    for isGood in Candidate.orderOfPreference {
      if let index = candidates.firstIndex(where: isGood) { return index }
    }
    return 0
  }

  private struct Candidate {
    let type: ColumnType
    /// Whether the header says "name".
    let isNamed: Bool
    /// Whether the header says what things with names are.
    let isHeaded: Bool
    let texts: TextEvidence
    let filled: Int

    static let orderOfPreference: [@Sendable (Candidate) -> Bool] = [
      { $0.isName && $0.isNamed && $0.texts.uniqueness >= 0.6 },
      { $0.type == .text && $0.filled > 0 && $0.isNamed },
      { $0.isName && $0.isHeaded && $0.texts.uniqueness >= 0.6 },
      { $0.isName && $0.texts.uniqueness >= 0.9 },
      { $0.isName && $0.texts.uniqueness >= 0.6 },
      { $0.isDate && $0.texts.uniqueness >= 0.9 },
      { $0.type == .identifier && $0.texts.uniqueness >= 0.9 },
      { $0.isName },
      { $0.isDate },
    ]

    /// Words that are short enough to be heard before every row.
    var isName: Bool {
      guard type == .text, filled > 0, texts.words * 2 > filled else { return false }
      return texts.addresses * 2 < filled && texts.length <= filled * 80
    }

    var isDate: Bool {
      switch type {
      case .date, .dateTime, .year: true
      default: false
      }
    }
  }
}
