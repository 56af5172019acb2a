import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

extension RowCondition {
  /// What conditions can be about.
  struct Columns {
    let lookup: ColumnLookup
    let readers: [CellReader]
    /// How the listener hears and writes values, whatever the file has.
    let listener: LocaleTag
    /// The names of months and weekdays in the listener's language.
    let calendarNames: () -> CalendarNames
    /// Whether the texts of a column all are names of months, or all of weekdays; nil for other columns.
    let calendarKind: (Int) throws -> DatePart.Kind?
    /// The first text of a column that is as wanted; nil for none.
    let firstText: (Int, (String) -> Bool) throws -> String?

    func hasText(_ column: Int, where isWanted: (String) -> Bool) throws -> Bool {
      try firstText(column, isWanted) != nil
    }

    /// Whether a column has values that a place can be compared with.
    func has(_ place: ConditionPlace, _ column: Int) throws -> Bool {
      let reader = readers[column]
      return try hasText(column) { text in
        guard let value = reader.value(in: text), value.place(in: reader.conventions) != nil else {
          return false
        }
        return place.isComparable(with: value, in: reader.conventions)
      }
    }

    /// Whether dates of a column have a year.
    func hasYears(_ column: Int) throws -> Bool {
      try hasText(column) { readers[column].value(in: $0)?.hasYear ?? false }
    }
  }
}

extension RowCondition.Columns {
  /// Refuses a value with a word that joins conditions where no cell has it, but what is before the word is a value: `Trip = T1 or T2`.
  func check(
    _ value: String, with joint: (word: String, before: String), _ sign: RowCondition.Sign, column: Int
  ) throws {
    guard try !isValue(value, sign, column), try isValue(joint.before, sign, column) else { return }
    throw WrongUsage(
      "\"\(value)\": expected a condition after \"\(joint.word)\"; put a value with this word in quotes",
      .browseNoCondition, ["text": joint.word, "value": "\"\(value)\""])
  }

  /// Whether a cell has a text, or the column could.
  private func isValue(_ text: String, _ sign: RowCondition.Sign, _ column: Int) throws -> Bool {
    if sign == .contains || sign == .matches {
      let pattern = TextPattern(text)
      return try hasText(column) { (try? pattern.isFound(in: $0.utf8Span.span)) ?? false }
    }
    let key = SameText.key(of: text)
    if try hasText(column, where: { SameText.key(of: $0) == key }) { return true }
    return try column < readers.count && readers[column].type.isOrdered
      && ConditionPlace.written(text, readers[column], heardBy: listener) != nil
  }
}
