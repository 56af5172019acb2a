import RowcallModel

/// Finds the columns that say what a row is about.
///
/// Almost no cell of such a column is blank, and cells mostly differ from row to row. Tried in this order:
///
/// 1. first and last names together;
/// 2. columns that surely tell rows apart: text below a header that says "name", however odd it looks; short words below a
///    header such as "company"; other short words; dates; keys;
/// 3. two columns that do so only together, such as a station and a time;
/// 4. the same as in 2, where more cells repeat.
///
/// Amounts, percentages and long texts name nothing, and numbers only as keys.
enum NamingColumn {
  /// The indexes of the naming columns, in file order: one, or two that name a row together; empty if none does.
  static func indices(
    among columns: [TypedColumn], hints: [HeaderHint], evidence: [ColumnEvidence], sample: TypingSample
  ) -> [Int] {
    let rows = sample.rowCount
    let candidates = columns.indices.map { index in
      Candidate(
        index: index, column: columns[index], hint: hints[index], evidence: evidence[index], rows: rows)
    }
    if let parts = partsOfNames(candidates) { return parts }
    if let index = first(of: candidates, by: Candidate.surePreferences) { return [index] }
    if let pair = pair(among: candidates, in: sample) { return pair }
    return first(of: candidates, by: Candidate.otherPreferences).map { [$0] } ?? []
  }

  private static func first(
    of candidates: [Candidate], by preferences: [@Sendable (Candidate) -> Bool]
  ) -> Int? {
    for isGood in preferences {
      if let found = candidates.first(where: isGood) { return found.index }
    }
    return nil
  }

  /// First and last names in neighbouring columns; one of them may be called just "name".
  private static func partsOfNames(_ candidates: [Candidate]) -> [Int]? {
    zip(candidates, candidates.dropFirst())
      .first { first, second in
        first.isName && second.isName && first.isNamed && second.isNamed
          && (first.hint.names(.partOfName) || second.hint.names(.partOfName))
      }
      .map { [$0.index, $1.index] }
  }

  /// Two columns whose cells differ only together, of which the first ones of the file are tried.
  private static func pair(among candidates: [Candidate], in sample: TypingSample) -> [Int]? {
    let subjects = candidates.filter { $0.isName || $0.isDate }.prefix(4)
    let partners = candidates.filter { $0.isDate || $0.isTime || $0.isName && $0.isHeaded || $0.isKeyed }
      .prefix(6)
    for subject in subjects {
      for partner in partners where partner.index != subject.index && !(subject.isName && partner.isName) {
        let pair = [subject.index, partner.index].sorted()
        if sample.uniqueness(of: pair) >= sure { return pair }
      }
    }
    return nil
  }

  /// The share of cells that no earlier cell equals in a column that surely tells rows apart.
  private static let sure = 0.95

  private struct Candidate {
    let index: Int
    let column: TypedColumn
    let hint: HeaderHint
    let evidence: ColumnEvidence
    let rows: Int

    /// Columns that tell rows apart.
    static let surePreferences: [@Sendable (Candidate) -> Bool] = [
      { $0.isNamed && $0.isText && $0.uniqueness >= 0.9 },
      { $0.isName && $0.isHeaded && $0.uniqueness >= 0.9 },
      { $0.isName && $0.uniqueness >= sure },
      { $0.isDate && $0.uniqueness >= sure },
      { $0.isKey && $0.uniqueness >= sure },
    ]

    /// Columns that mostly do.
    static let otherPreferences: [@Sendable (Candidate) -> Bool] = [
      { $0.isName && ($0.isNamed || $0.isHeaded) && $0.uniqueness >= 0.6 },
      { $0.isName && $0.uniqueness >= 0.6 },
      { $0.isDate && $0.uniqueness >= 0.6 },
      { $0.isKey && $0.uniqueness >= 0.6 },
    ]

    var uniqueness: Double { evidence.texts.uniqueness }

    /// Whether the header says "name", or a part of one.
    var isNamed: Bool { hint.names(.ownName) || hint.names(.partOfName) }

    /// Whether the header says what things with names are.
    var isHeaded: Bool { hint.names(.name) }

    /// Whether at most one cell in twenty is blank; in a short table one cell may be.
    private var isFull: Bool {
      let blanks = rows - evidence.filled
      return evidence.filled > blanks && blanks <= max(1, rows / 20)
    }

    var isText: Bool { column.column.type == .text && isFull }

    /// Words that are short enough to be heard before every row.
    var isName: Bool {
      let texts = evidence.texts
      guard isText, texts.words * 2 > evidence.filled else { return false }
      return texts.addresses * 2 < evidence.filled && texts.length <= evidence.filled * 80
    }

    var isDate: Bool {
      switch column.column.type {
      case .date, .dateTime, .year: isFull
      default: false
      }
    }

    var isTime: Bool { column.column.type == .time && isFull }

    /// Codes, or whole numbers below a header that says so or in the first column, where tables number their rows.
    var isKey: Bool {
      switch column.column.type {
      case .identifier: isFull
      case .integer: isFull && (hint.isIdentifier || index == 0)
      default: false
      }
    }

    /// A key by its header.
    var isKeyed: Bool { isKey && hint.isIdentifier }
  }
}
