import RowcallLanguages
import RowcallModel

extension TypeRule {
  /// Nothing in any cell.
  static let empty = TypeRule { facts in
    facts.filled == 0 ? TypeProposal(.empty, .nothingFilled) : nil
  }

  /// Fractions, lengths of time and years where the number formats of a workbook say so.
  static let shownForm = TypeRule { facts in
    let (type, fits): (ColumnType, Int) =
      switch facts.form {
      case .fractions: (.decimal, facts.amounts.bare + facts.evidence.codes.parts)
      case .hours: (.duration, facts.evidence.durations)
      case .years: (.year, facts.evidence.dates.fits == 0 ? facts.evidence.codes.years : 0)
      case nil: (.text, 0)
      }
    return facts.isMost(fits) ? TypeProposal(type, .written(fitting: fits, of: facts.filled)) : nil
  }

  /// Words of one pair; `1` and `0` only below a header that asks for yes or no.
  static let yesNo = TypeRule { facts in
    let fits = facts.evidence.yesNo.fits
    guard facts.isNearlyAll(fits, isHeaded: facts.hint.isFlag),
      let pair = facts.evidence.yesNo.pair(isHeaded: facts.hint.isFlag, language: facts.habits.language)
    else { return nil }
    let reason = facts.reason(for: .flag, fitting: fits)
    return TypeProposal(.boolean, reason, yesNo: pair)
  }

  /// Telephone numbers by their shape, or by their header.
  static let telephone = TypeRule { facts in
    let codes = facts.evidence.codes
    let isHeaded = facts.hint.names(.telephone)
    guard
      facts.isNearlyAll(codes.sureTelephones)
        || (isHeaded && facts.isNearlyAll(codes.telephones, isHeaded: true))
    else { return nil }
    let fits = isHeaded ? codes.telephones : codes.sureTelephones
    return TypeProposal(.telephone, facts.reason(for: .telephone, fitting: fits))
  }

  /// ISBN and ISSN by their shape.
  static let bookNumber = TypeRule { facts in
    let fits = facts.evidence.codes.bookNumbers
    return facts.isNearlyAll(fits)
      ? TypeProposal(.identifier, .written(fitting: fits, of: facts.filled)) : nil
  }

  /// Digits that are codes: leading zeros, more digits than a quantity has, or a header that says so.
  static let identifier = TypeRule { facts in
    let codes = facts.evidence.codes
    guard facts.isNearlyAll(codes.codes), !facts.hint.isNumeric || facts.hint.isIdentifier else {
      return nil
    }
    if facts.isNearlyAll(codes.digits), codes.leadingZeros * 20 >= facts.filled, codes.leadingZeros > 0 {
      return TypeProposal(.identifier, .leadingZeros(codes.leadingZeros, of: facts.filled))
    }
    if facts.isNearlyAll(codes.digits), codes.long * 2 >= facts.filled {
      return TypeProposal(.identifier, .longDigits(codes.long, of: facts.filled))
    }
    guard facts.hint.isIdentifier, facts.amounts.fractions == 0 else { return nil }
    return TypeProposal(.identifier, facts.reason(for: .identifier, fitting: codes.codes))
  }

  /// Codes with letters, below a header that says so.
  static let code = TypeRule { facts in
    let codes = facts.evidence.codes.codes
    guard facts.hint.isIdentifier, facts.isNearlyAll(codes, isHeaded: true) else { return nil }
    return TypeProposal(.identifier, facts.reason(for: .identifier, fitting: codes))
  }
}

extension ColumnFacts {
  /// The header's word where it names the concept, else the written cells.
  func reason(for concept: HeaderConcept, fitting: Int) -> ColumnReason {
    guard let word = hint.words[concept] else { return .written(fitting: fitting, of: filled) }
    return .headed(word: word, fitting: fitting, of: filled)
  }
}
