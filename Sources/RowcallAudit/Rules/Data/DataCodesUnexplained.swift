import RowcallModel

struct DataCodesUnexplained: Rule {
  static let description = RuleDescription(
    id: "data-codes-unexplained", subject: .data, impact: .moderate,
    summary: "Codes and abbreviations are written out or next to the words that they stand for.",
    rationale: """
      Voices spell abbreviations letter by letter. A listener who does not know a code hears letters in \
      every row, and cannot look them up without leaving the row.
      """,
    remedy: "Write the words out, or add a column with them.",
    standards: [.criterion("3.1.4"), .technique("G102"), .technique("G62")],
    passing: [
      Example("City,State\nPerth,Western Australia\nSydney,New South Wales\nHobart,Tasmania\n"),
      Example(
        "State,Code\nTasmania,TAS\nVictoria,VIC\nQueensland,QLD\n",
        caption: "The words are next to the codes."),
      Example(
        "Film,Country\nDawn,US\nDusk,UK\nNoon,US/UK\nNight,US\n", caption: "Everybody knows these."),
      Example(
        "Wing,Grade\nEast,A\nWest,B\nNorth,A\nSouth,C\n", caption: "A single letter is treated as a name."),
    ],
    failing: [
      Example("City,↓Region\nPerth,WA\nAlbany,WA\nSydney,NSW\nDubbo,NSW\nHobart,TAS\n", outcome: .cantTell),
      Example("Item,↓St\nValve,NOK\nPump,OK\nHose,NOK\nSeal,TBD\n", outcome: .cantTell),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { $0.type == .text && $0.profile.filled > 2 }
    notes.look(columns.count)
    let explaining = Set(columns.filter(isInWords).map(\.distinct.texts))
    let coded = columns.filter { isCoded($0) && !isWellKnown($0) && !explaining.contains($0.distinct.texts) }
    notes.add(coded, of: data, together: "codes") { examples in
      "\(coded.count) columns hold codes, such as \(examples)."
    } _: { column in
      let codes = column.profile.codes
      let texts = codes.texts.filter { $0.count > 1 }
      let first = column.profile.coded.example
      var target = data.target(column)
      target.heard = Heard(now: data.words(first, in: column))
      return target.finding(
        "\(Wording.share(codes.count, of: column.profile.filled, "cell")) in \(column.called) "
          + "\(codes.count == 1 ? "is a code" : "are codes"), such as \(Wording.list(Array(texts.prefix(3)))).",
        review: "If listeners may not know what \(first.text) stands for, write it out.")
    }
  }

  /// Whether nearly all cells are codes that repeat and mostly have several letters.
  private func isCoded(_ column: AuditedColumn) -> Bool {
    let codes = column.profile.codes
    return codes.count * 10 >= column.profile.filled * 8 && codes.distinct.count > 1
      && codes.distinct.count < CodeCount.most
      && codes.texts.count { $0.count(where: \.isLetter) > 1 } * 2 > codes.distinct.count
      && codes.texts.count { $0.utf8.contains { (0x30...0x39).contains($0) } } * 2 < codes.distinct.count
  }

  /// Abbreviations that listeners of any language hear letter by letter everywhere.
  private static let wellKnown: Set<Substring> = [
    "EU", "UK", "UN", "US", "USA", "TV", "CD", "DVD", "PC", "OK",
  ]

  private func isWellKnown(_ column: AuditedColumn) -> Bool {
    column.profile.codes.texts.allSatisfy { $0.split(separator: "/").allSatisfy(Self.wellKnown.contains) }
  }

  /// Whether most cells are words: such a column explains one of codes with as many different texts.
  private func isInWords(_ column: AuditedColumn) -> Bool {
    column.profile.codes.count * 2 < column.profile.filled
  }
}
