import RowcallLanguages

/// The words of all languages for what columns hold.
///
/// All of them are looked for in every table, since headers travel.
enum HeaderLexicon {
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
    for language in Languages.all {
      for (concept, list) in language.headerWords { lists.append((list, concept)) }
    }
    return WordTable(lists: lists, startingWith: isWanted)
  }

  /// Whether a text is a usual name of columns in some language, and nothing else.
  static func isColumnName(_ text: String) -> Bool {
    let words = HeaderWords(
      Array((text.utf8.allSatisfy { $0 < 0x80 } ? text : text.lowercased()).utf8.prefix(60))
    ).normalized
    if columnNames.contains(words) { return true }
    var position = 0
    guard !words.isEmpty, let concept = take(words.span, at: &position) else { return false }
    // "Active" and "deleted" stand in cells as often as above them.
    return position == words.count && concept != .flag
  }

  private static let columnNames = Set(
    Languages.all.flatMap { $0.columnNames.listedWords.map { Array($0.utf8) } })
}
