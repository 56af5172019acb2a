/// What a word in a header says about the cells below it.
public enum HeaderConcept: String, CaseIterable, Hashable, Codable, Sendable {
  /// Codes: `id`, `ZIP`, `ISBN`.
  case identifier
  /// A number that names, when it ends the header: `Order No`.
  case numbering
  /// Telephone numbers.
  case telephone
  /// Years.
  case year
  /// Dates.
  case date
  /// Times of day.
  case time
  /// Lengths of time.
  case duration
  /// Changes up or down.
  case change
  /// Percentages.
  case percent
  /// Yes or no.
  case flag
  /// Counts and sums, which are never codes or years.
  case quantity
  /// What the row is about: `company`, `title`.
  case name
  /// The word for "name" itself, which is as plain as a header can be.
  case ownName
}

/// One language's words for what columns hold.
struct HeaderLexicon: Sendable {
  /// For each concept its words, in small letters, separated by commas.
  let words: KeyValuePairs<HeaderConcept, String>

  /// The languages whose words are known.
  ///
  /// All of them are looked for in every table, since headers travel.
  static let all: [HeaderLexicon] = [
    .english, .german, .french, .spanish, .japanese, .chinese, .italian, .portuguese, .dutch, .swedish,
    .danish,
    .norwegian, .finnish, .turkish, .greek, .russian, .ukrainian, .polish, .czech, .arabic, .hebrew, .hindi,
    .korean,
  ]

  /// The meaning of the longest word of any language that starts at a position, which is then moved behind it.
  ///
  /// - Parameter position: before the end of the bytes.
  static func take(_ bytes: Span<UInt8>, at position: inout Int) -> HeaderConcept? {
    (bytes[position] < 0x80 ? asciiWords : otherWords).take(bytes, at: &position)
  }

  // Two tables, because most files need but the first, and it is made at every start.
  private static let asciiWords = table { $0 < 0x80 }
  private static let otherWords = table { $0 >= 0x80 }

  /// The words of all languages whose first byte is wanted.
  private static func table(startingWith isWanted: (UInt8) -> Bool) -> WordTable<HeaderConcept> {
    var lists: [(String, HeaderConcept)] = []
    for lexicon in all {
      for (concept, list) in lexicon.words { lists.append((list, concept)) }
    }
    return WordTable(lists: lists, startingWith: isWanted)
  }
}
