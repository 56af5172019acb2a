/// What kind of value a cell holds, as far as it can be seen without reading it.
public enum SampleKind: String, CaseIterable, Hashable, Codable, Sendable {
  /// Nothing, or a dash for nothing.
  case blank
  /// A number, perhaps with a sign, a currency or a unit.
  case number
  /// Digits in groups: a date or a time.
  case date
  /// Letters and digits in one word.
  case code
  /// One or more words.
  case words

  /// Whether the kind tells data from names: names are seldom numbers or dates.
  var isTelling: Bool { self == .number || self == .date }

  /// The kind that a text looks like.
  public init(_ text: String) {
    var marks = Marks()
    for scalar in text.unicodeScalars.prefix(200) { marks.add(scalar) }
    self = marks.kind
  }

  /// How many scalars of each sort a text has.
  private struct Marks {
    var digits = 0
    var letters = 0
    var capitals = 0
    var others = 0
    var spaces = 0
    var dateMarks = 0
    var startsWithLetter = false
    var endsWithDigit = false

    private static let numberMarks = Set(".,+-−%()'’".unicodeScalars)
    private static let dateMarks = Set("-/:.".unicodeScalars)

    mutating func add(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      let isDigit = properties.numericType == .decimal
      if isDigit {
        digits += 1
      } else if properties.isAlphabetic {
        if digits + letters + others == 0 { startsWithLetter = true }
        letters += 1
        if properties.isUppercase { capitals += 1 }
      } else if properties.isWhitespace {
        spaces += 1
      } else if endsWithDigit, Self.dateMarks.contains(scalar) {
        dateMarks += 1
      } else if !Self.numberMarks.contains(scalar), properties.generalCategory != .currencySymbol {
        others += 1
      }
      endsWithDigit = isDigit
    }

    var kind: SampleKind {
      if digits == 0 { return letters == 0 ? .blank : .words }
      if isAmount { return dateMarks >= 2 ? .date : .number }
      return spaces == 0 ? .code : .words
    }

    /// Whether what stands beside the digits is no more than a unit (`5 kg`, `12h`) or a currency (`USD 12`).
    private var isAmount: Bool {
      if letters + others == 0 { return true }
      if letters + others > 3 { return false }
      if spaces == 0 { return !startsWithLetter && digits > letters }
      return !startsWithLetter || capitals == 3
    }
  }
}
