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
  let words: [HeaderConcept: String]

  /// The languages whose words are known.
  ///
  /// All of them are looked for in every table, since headers travel.
  static let all: [HeaderLexicon] = [
    .english, .german, .french, .spanish, .japanese, .chinese, .italian, .portuguese, .dutch, .swedish,
    .danish,
    .norwegian, .finnish, .turkish, .greek, .russian, .ukrainian, .polish, .czech, .arabic, .hebrew, .hindi,
    .korean,
  ]

  /// All words of all languages.
  static let table = WordTable<HeaderConcept>(
    all.flatMap { lexicon in
      HeaderConcept.allCases.flatMap { concept in
        // Bytes, because the table is made at every start.
        (lexicon.words[concept] ?? "").utf8.split(separator: UInt8(ascii: ",")).map { word in
          (String(Substring(word.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })), concept)
        }
      }
    })
}
