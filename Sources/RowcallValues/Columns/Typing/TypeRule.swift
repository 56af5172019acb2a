import RowcallModel

/// What the rules know about a column: its cells, its header, and the conventions that were resolved for it.
struct ColumnFacts {
  /// The counted sample.
  let evidence: ColumnEvidence
  /// What the header says.
  let hint: HeaderHint
  /// The column's decimal mark.
  let decimalMark: DecimalMark
  /// The order of its numeric dates.
  let dateOrder: CalendarDate.Order
  /// What the locale decides, and what shared currency symbols mean here.
  let habits: LocaleHabits
  /// Whether its cells with letters for sizes are certainly sizes in bytes.
  let areSizes: Bool
  /// Whether its letters K, M, B and T may be those of sizes in bytes.
  let mayBeSizes: Bool
  /// What a workbook says of its cells.
  let form: CellConventions.ShownForm?
  /// Whether another column holds codes of currencies.
  let isBesideCurrencyCodes: Bool

  /// The cells read as amounts with the column's decimal mark.
  var amounts: AmountEvidence { evidence.amounts(decimalMark) }

  /// Cells that hold something.
  var filled: Int { evidence.filled }

  /// Whether enough cells are values of one kind: three in four, or two in three when the header says so too or of three.
  ///
  /// What does not fit is heard as text behind its header, so that a few words among numbers cost the others nothing.
  func isMost(_ count: Int, isHeaded: Bool = false) -> Bool {
    guard count > 0 else { return false }
    return isHeaded || filled == 3 ? count * 3 >= filled * 2 : count * 4 >= filled * 3
  }

  /// Whether enough cells are words or codes of one kind, which other text may look like by chance: nine in ten, or
  /// three in four when the header says so too; of a few cells, all but one.
  func isNearlyAll(_ count: Int, isHeaded: Bool = false) -> Bool {
    guard count > 0 else { return false }
    return count * 20 >= filled * (isHeaded ? 15 : 18) || (count >= 4 && count + 1 == filled)
  }
}

/// A type that a rule proposes for a column.
struct TypeProposal {
  let type: ColumnType
  /// Why.
  let reason: ColumnReason
  /// Words for yes and no, where the type is boolean.
  var yesNo: YesNo?
  /// Whether numbers without a sign are percentages.
  var isPercentImplied = false
  /// Whether its quantities are sizes in bytes.
  var isOfSizes = false
  /// Whether letters behind its numbers are thousands to trillions.
  var isOfMagnitudes = false

  init(_ type: ColumnType, _ reason: ColumnReason, yesNo: YesNo? = nil, isPercentImplied: Bool = false) {
    self.type = type
    self.reason = reason
    self.yesNo = yesNo
    self.isPercentImplied = isPercentImplied
  }
}

/// One way in which a column gets its type.
struct TypeRule: Sendable {
  /// The type for columns that the rule is about; nil for all others.
  let proposal: @Sendable (ColumnFacts) -> TypeProposal?

  /// The rules in the order in which they are asked; the first proposal counts.
  static let all: [TypeRule] = [
    empty, shownForm, yesNo, telephone, size, magnitude, date, duration, time, bookNumber, identifier, year,
    change,
    percent, money,
    measure, number,
    code,
  ]

  /// The first proposal, or text.
  static func type(of facts: ColumnFacts) -> TypeProposal {
    for rule in all {
      if let proposal = rule.proposal(facts) { return proposal }
    }
    let evidence = facts.evidence
    let best = max(
      facts.amounts.fits, evidence.dates.fits, evidence.times, evidence.durations, evidence.yesNo.fits)
    return TypeProposal(.text, .words(othersFitting: best, of: facts.filled))
  }
}
