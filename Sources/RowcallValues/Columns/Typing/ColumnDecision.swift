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
  /// What a workbook says of columns, by zero-based column.
  let forms: [Int: CellConventions.ShownForm]
  /// The rows that the decision is checked with.
  let sample: TypingSample
  /// What columns of sizes would be beside.
  let company: SizeEvidence.Company
  /// Whether a column is certainly of sizes.
  let hasSizes: Bool
  /// Whether a column holds codes of currencies.
  let hasCurrencyCodes: Bool

  /// The decision about one column.
  func column(_ index: Int, name: String?, hint: HeaderHint, evidence: ColumnEvidence) -> TypedColumn {
    let mark = resolver.decimalMark(of: evidence)
    let order = resolver.dateOrder(of: evidence, at: index)
    var habits = habits
    if let currency = hint.currency { habits.currencies.adopt(currency) }
    let areSizes = evidence.sizes.areSizes(name, beside: company, isBesideSizes: hasSizes)
    let facts = ColumnFacts(
      evidence: evidence, hint: hint, decimalMark: mark.mark, dateOrder: order.order, habits: habits,
      areSizes: areSizes,
      mayBeSizes: evidence.sizes.mayBeSizes(name, beside: company, letters: evidence.magnitudeLetters),
      form: forms[index], isBesideCurrencyCodes: hasCurrencyCodes)
    let proposal = kinds[index]?.proposal(facts) ?? TypeRule.type(of: facts)
    let source = proposal.type.source(mark: mark.source, order: order.source)
    let conventions = conventions(of: index, proposal, facts, isDateOrderOpen: source == .open)
    var column = TypedColumn(
      column: Column(name: name, type: proposal.type),
      reader: CellReader(proposal.type, conventions: conventions, vocabulary: vocabulary), confidence: 0,
      reason: proposal.reason, source: source,
      tally: ColumnTally())
    column.unfitChoice = resolver.unfitChoice(of: evidence, at: index, type: proposal.type)
    column = checked(column, at: index, facts)
    assumeTextOrder(of: &column, evidence)
    assumeTextMark(of: &column, evidence)
    if case .date = column.column.type, column.reason != .asked, !hint.names(.date) {
      column.assumesDates = evidence.dates.compact > 0 && evidence.filled < Self.fewDates
    }
    if let kind = kinds[index], column.tally.fitting == 0, column.tally.filled > 0 {
      column.unfitChoice = .kind(kind)
    }
    return column
  }

  /// How a column of the proposed type writes its values.
  private func conventions(
    of index: Int, _ proposal: TypeProposal, _ facts: ColumnFacts, isDateOrderOpen: Bool
  ) -> CellConventions {
    let codes = facts.evidence.codes
    return CellConventions(
      decimalMark: facts.decimalMark, currencies: facts.habits.currencies,
      yesNo: proposal.yesNo ?? YesNo("yes", "no"), durationPair: facts.durationPair,
      isPercentImplied: proposal.isPercentImplied,
      scale: proposal.type.takesScale ? facts.hint.scale : 0, isDateOrderOpen: isDateOrderOpen,
      textDates: resolver.textOrder(at: index), isCenturyOpen: facts.evidence.dates.openCenturies > 0,
      monthPairs: facts.evidence.dates.pairMeaning,
      holdsSizes: proposal.isOfSizes, sizeUnit: proposal.isOfSizes ? facts.evidence.sizes.unit : nil,
      isTriangleNegative: facts.isTriangleNegative,
      hasLongCodes: proposal.type == .identifier && codes.spelled > 0,
      dropsZeros: kinds[index] == .number,
      hasLongFractions: facts.amounts.longFractions > 0,
      spellsK: facts.areAllThousands && !facts.hint.isCount && !proposal.isOfMagnitudes,
      holdsMagnitudes: proposal.isOfMagnitudes, countsNone: facts.hint.isNumeric,
      isTextAsWritten: facts.isThousandthOrMillion,
      spellsLetters: facts.spellsLetters,
      spellsCapitals: facts.areCapitalsCodes,
      holdsScores: proposal.type == .text && codes.scores > 0 && facts.isNearlyAll(codes.pairs),
      shownForm: facts.form)
  }

  /// Of so many numbers of eight digits hardly all would be dates by chance.
  private static let fewDates = 5

  /// Notes that only the locale decides how dates inside of texts are read.
  private func assumeTextOrder(of column: inout TypedColumn, _ evidence: ColumnEvidence) {
    guard column.column.type == .text, column.reason != .asked, evidence.texts.openDates > 0,
      column.conventions.textDates == nil, !TextReaders.keepOpenDates(habits.language)
    else { return }
    var conventions = column.conventions
    conventions.textDates = habits.dateOrder == .monthDayYear ? .monthDayYear : .dayMonthYear
    column.reader = CellReader(.text, conventions: conventions, vocabulary: vocabulary)
    column.source = .locale
  }

  /// Notes that only the locale tells thousands from decimals where numbers among words have three digits behind the mark.
  private func assumeTextMark(of column: inout TypedColumn, _ evidence: ColumnEvidence) {
    guard column.column.type == .text, column.source == .unambiguous, column.reason != .asked,
      evidence.eitherMark > 0, evidence.pointOnly + evidence.commaOnly == 0,
      evidence.amounts(habits.decimalMark).fractions > 0,
      resolver.decimalMark(of: evidence).source.leavesDoubt
    else { return }
    column.assumedMark = habits.decimalMark
    column.source = .locale
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
  /// Two parts are hours and minutes only below a header in hours or where a workbook says so, since songs and laps are
  /// more than shifts.
  fileprivate var durationPair: CellConventions.DurationPair {
    hint.isInHours || form == .hours ? .hoursAndMinutes : .minutesAndSeconds
  }
}

extension ColumnFacts {
  /// Whether it has numbers with a letter right behind them, and neither its header nor another cell shows that it is a unit.
  fileprivate var spellsLetters: Bool {
    evidence.letters.cells > 0 && !hint.measures && amounts.touchingLetters == amounts.units
  }

  /// Whether pairs of capitals are codes: nearly all cells are some, and the header says so or there are several.
  fileprivate var areCapitalsCodes: Bool {
    let codes = evidence.codes
    let isHeaded = hint.isOfPlaces || hint.isIdentifier
    guard isNearlyAll(codes.capitalPairs, isHeaded: isHeaded) else { return false }
    return isHeaded || codes.differentCapitalPairs.count > 3
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
