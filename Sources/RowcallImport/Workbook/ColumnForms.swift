import RowcallValues

/// Counts how the number formats of a column show its numbers, which typing cannot see in the texts.
struct ColumnForms: Hashable, Sendable {
  private var fractions = 0
  private var hours = 0
  private var times = 0
  private var years = 0
  private var dates = 0
  private var numbers = 0

  /// Counts a number.
  mutating func add(_ kind: NumberFormat.Kind) {
    switch kind {
    case .fraction: fractions += 1
    case .elapsed(_, _, hasSeconds: false): hours += 1
    case .elapsed: break
    case .moment(let parts) where parts.isYear: years += 1
    case .moment(let parts): if parts.hasDate { dates += 1 } else { times += 1 }
    default: numbers += 1
    }
  }

  /// What holds for the column; nil where the texts tell enough, or formats contradict each other.
  var form: CellConventions.ShownForm? {
    if fractions > 0 { return hours + times + years + dates == 0 ? .fractions : nil }
    if years > 0 { return hours + times + numbers == 0 ? .years : nil }
    return hours > times && dates == 0 ? .hours : nil
  }
}

extension NumberFormat {
  /// Whether texts alone do not tell what numbers with the format are.
  var needsForm: Bool {
    switch kind {
    case .fraction, .elapsed(_, _, hasSeconds: false): true
    case .moment(let parts): parts.isYear
    default: false
    }
  }

  /// Whether it shows nothing of some numbers or of texts.
  var mayHide: Bool {
    let isBlankForZero =
      if case .number(let digits) = kind { digits.whole + digits.mostDecimals == 0 } else { false }
    return hidesText || isBlankForZero || exceptions.contains { $0.format.mayHide } || kind == .nothing
  }
}
