import RowcallModel

struct DataHeaderSplit: Rule {
  static let description = RuleDescription(
    id: "data-header-split", subject: .data, impact: .serious,
    summary: "Each column has its complete header in the first row of the table.",
    rationale: """
      Programs read one header row. A second one, with units or with answers to a question, is read as the \
      first row of data, and its words are missing before the values.
      """,
    remedy: "Join the rows: one header for each column, such as \"Rain (mm)\" or \"Languages: Spanish\".",
    standards: [.criterion("1.3.1"), .technique("H51"), .tabularData],
    passing: [
      Example("Station,Rain (mm),Sun (h)\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\nPark,504,1512\n"),
      Example(
        "Town,Mayor,Sport,Food\nUlm,Kim,Rowing,Soup\nRome,Ada,Golf,Pie\nCork,Bo,Chess,Stew\nLund,Cy,Golf,Pie\n",
        caption: "The first row of data has words, as the other rows do."),
      Example(
        "Shop,Monday,Tuesday,Sunday\nBaker,closed,closed,closed\nMill,8,9,10\nPier,9,9,9\nDock,closed,7,8\n",
        caption: "Words that occur in later rows are data."),
      Example(
        "Country,Population,Area,Coast\nWorld,secret,secret,secret\nFrance,60,500,3\nPeru,30,1200,2\nChad,15,1300,0\nMali,20,1240,0\n",
        caption: "One repeated word is not a header row."),
    ],
    failing: [
      Example(
        "Station,Rain,Sun\n↓,mm,h\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\nPark,504,1512\n",
        caption: "Units below the names.", outcome: .cantTell),
      Example(
        "Name,Which of these do you speak?,,,Age\n↓Response,Spanish,French,Other,Response\nAda,yes,no,no,31\n"
          + "Bo,no,yes,no,42\nCy,yes,no,yes,53\nDee,no,no,no,64\n",
        caption: "Answers below a question, as survey programs export them.", outcome: .cantTell),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    guard data.columns.contains(where: { $0.name != nil }) else { return }
    notes.look()
    guard data.foundHeaderRows > 1 else { return }
    let names = data.columns.filter { $0.name != nil }.prefix(3).map(\.label)
    notes.add(
      data.target(key: "rows"),
      "The headers are in \(data.foundHeaderRows) rows, read together as \(Wording.list(Array(names))).",
      review:
        "Join the rows into one; if the lower row is data, \"rowcall transcript --header-rows 1\" reads "
        + "it as such.")
  }
}
