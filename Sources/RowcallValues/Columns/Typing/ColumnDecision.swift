import RowcallModel

/// Makes one column's type out of its evidence, its header and what was resolved for the file, and checks it.
struct ColumnDecision {
  /// Resolves what is ambiguous.
  let resolver: ConventionResolver
  /// What the locale decides.
  let habits: LocaleHabits
  /// The words that cells may hold.
  let vocabulary: CellVocabulary
  /// What a user says that columns hold, by zero-based column.
  let kinds: [Int: ColumnKind]
  /// The rows that the decision is checked with.
  let sample: TypingSample

  /// The decision about one column.
  func column(_ index: Int, name: String?, hint: HeaderHint, evidence: ColumnEvidence) -> TypedColumn {
    let mark = resolver.decimalMark(of: evidence)
    let order = resolver.dateOrder(of: evidence, at: index)
    var habits = habits
    if let currency = hint.currency { habits.currencies.adopt(currency) }
    let facts = ColumnFacts(
      evidence: evidence, hint: hint, decimalMark: mark.mark, dateOrder: order.order, habits: habits)
    let proposal = kinds[index]?.proposal(facts) ?? TypeRule.type(of: facts)
    let source = proposal.type.source(mark: mark.source, order: order.source)
    let conventions = CellConventions(
      decimalMark: mark.mark, currencies: habits.currencies, yesNo: proposal.yesNo ?? YesNo("yes", "no"),
      durationPair: facts.durationPair, isPercentImplied: proposal.isPercentImplied,
      scale: proposal.type.takesScale ? hint.scale : 0, isDateOrderOpen: source == .open,
      isTriangleNegative: facts.isTriangleNegative,
      hasLongCodes: proposal.type == .identifier && evidence.codes.spelled > 0,
      hasLongFractions: facts.amounts.longFractions > 0,
      holdsScores: proposal.type == .text && evidence.codes.scores > 0
        && facts.isNearlyAll(evidence.codes.pairs))
    var column = TypedColumn(
      column: Column(name: name, type: proposal.type),
      reader: CellReader(proposal.type, conventions: conventions, vocabulary: vocabulary), confidence: 0,
      reason: proposal.reason, source: source,
      tally: ColumnTally())
    column.unfitChoice = resolver.unfitChoice(of: evidence, at: index, type: proposal.type)
    column = checked(column, at: index, facts)
    if let kind = kinds[index], column.tally.fitting == 0, column.tally.filled > 0 {
      column.unfitChoice = .kind(kind)
    }
    return column
  }

  /// Reads the sample once more, as the column will be read, and takes the type back when too few cells fit.
  private func checked(_ column: TypedColumn, at index: Int, _ facts: ColumnFacts) -> TypedColumn {
    var column = column
    column.tally = sample.tally(column: index, reader: column.reader)
    if !column.tally.fitsEnough, column.reason != .asked, column.source != .open {
      column.reason = .words(othersFitting: column.tally.fitting, of: column.tally.filled)
      column.column.type = .text
      column.reader = CellReader(.text, conventions: column.conventions, vocabulary: vocabulary)
      column.source = .unambiguous
      column.tally = sample.tally(column: index, reader: column.reader)
    }
    column.confidence = confidence(of: column, facts)
    return column
  }

  /// The share of cells that speak for the type, less for few cells and for what the file leaves open.
  private func confidence(of column: TypedColumn, _ facts: ColumnFacts) -> Double {
    let filled = Double(column.tally.filled)
    guard filled > 0, column.reason != .asked else { return 1 }
    var share = Double(column.tally.fitting) / filled
    // Text fits every cell; what speaks against it is what would fit another type.
    if case .words(let others, let of) = column.reason, of > 0 { share = 1 - Double(others) / Double(of) / 2 }
    let headers = column.reason.isInHeader ? 3.0 : 0
    return share * column.source.trust * (filled + headers) / (filled + headers + 1)
  }
}

extension ColumnFacts {
  /// Two parts are hours and minutes only below a header in hours, since songs and laps are more than shifts.
  fileprivate var durationPair: CellConventions.DurationPair {
    hint.unit == Unit("hour") ? .hoursAndMinutes : .minutesAndSeconds
  }
}

extension ColumnTally {
  /// Whether two in three filled cells fit.
  fileprivate var fitsEnough: Bool { fitting * 3 >= filled * 2 }
}

extension ColumnReason {
  /// Whether the header speaks for the type.
  fileprivate var isInHeader: Bool {
    switch self {
    case .headed, .unitInHeader: true
    default: false
    }
  }
}

extension ColumnType {
  /// Whether "in millions" above the column multiplies its numbers.
  fileprivate var takesScale: Bool {
    switch self {
    case .integer, .decimal, .money, .change(.money), .change(.number): true
    default: false
    }
  }

  /// The source of the convention that matters for the type.
  fileprivate func source(mark: ConventionSource, order: ConventionSource) -> ConventionSource {
    switch self {
    case .integer, .decimal, .money, .percent, .change, .measure: mark
    case .date, .dateTime: order
    default: .unambiguous
    }
  }
}
