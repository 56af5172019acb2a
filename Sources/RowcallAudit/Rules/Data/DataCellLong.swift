struct DataCellLong: Rule {
  static let description = RuleDescription(
    id: "data-cell-long", subject: .data, impact: .moderate,
    summary: "No cell takes longer to speak than half the time limit of a row.",
    rationale: "A listener cannot skim. A paragraph in a cell delays everything after it in the row.",
    remedy: "Shorten the text to its first sentence, and keep the full text where a row is read on its own.",
    standards: [.tableTips],
    passing: [
      Example("Dish,What it is\nSoup,Leek and potato\nPie,\"Apples, cinnamon, and a little lemon\"\n"),
      Example("Dish,What it is\nSoup,\nPie,Apples\n"),
      Example(
        "Dish,\(paragraph)\nSoup,yes\nPie,no\n", caption: "A long header is no long cell."),
    ],
    failing: [
      Example("Dish,What it is\nSoup,↓\(paragraph)\nPie,Apples\n"),
      Example("Dish,What it is\nPie,Apples\nBread,Rye\nSoup,↓\(paragraph) \(paragraph)\n"),
    ])

  private static let paragraph =
    "Leeks and potatoes are washed and peeled and cut into small pieces and then boiled "
    + "slowly in a large pot of water with salt and pepper until they are soft enough to be "
    + "pressed through a sieve with a wooden spoon and after that cream and butter are stirred "
    + "in and it is served while it is still hot with a slice of brown bread and a handful of " + "chives"

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.heardColumns.count)
    let limit = data.options.maxSecondsPerRow / 2
    let slowest = data.columns.filter { $0.profile.long.count > 0 }.sorted {
      $0.profile.longest > $1.profile.longest
    }
    notes.add(slowest, of: data, together: "long") { examples in
      "\(slowest.count) columns have cells that take longer than \(Wording.duration(limit)) to speak, the longest are "
        + "in \(examples)."
    } _: { column in
      let long = column.profile.long
      let share = Wording.share(long.count, of: column.profile.filled, "cell")
      return data.target(long, in: column).finding(
        "\(share) in \(column.called) \(long.count == 1 ? "takes" : "take") longer than \(Wording.duration(limit)) to speak, "
          + "\(long.count == 1 ? "" : "the longest ")about \(Wording.duration(column.profile.longest)).",
        count: long.count)
    }
  }
}
