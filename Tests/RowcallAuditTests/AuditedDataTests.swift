import RowcallImport
import RowcallText
import Testing

@testable import RowcallAudit

@Suite struct AuditedDataTests {
  @Test func findsCellsBehindQuotesLineBreaksAndWideLetters() throws {
    let text = "Näme,Note,Price\n\"Łódź\",\"two\nlines\",3.20\nBo,\"a \"\"b\"\" c\",\u{1}4\nCy,,5\n"
    let finding = try #require(try findings(text, "data-characters-odd").first)
    #expect((finding.place.line, finding.place.column ?? 0) == (4, 16))
    #expect(finding.place.element == "row 2, column \"Price\"")
    #expect(finding.place.cell == Place.Cell(row: 2, column: 3))
  }

  @Test(arguments: [
    "Name,Which do you speak?,,,Age\nResponse,Spanish,French,Other,Response\nAda,yes,no,no,31\n"
      + "Bo,no,yes,no,42\nCy,yes,no,yes,53\nDee,no,no,no,64\n",
    "Parcel,Weight,Length\n,kg,m\nA,1.25,0.3\nB,0.4,2\nC,0.9,1.7\nD,3,0.25\n",
  ])
  func reportsASecondRowOfHeadersOnceAndReadsItAsOne(_ text: String) throws {
    let data = try data(text)
    let found = RuleList.data.flatMap { findings(data, $0) }
    #expect(found.count == 1)
    #expect(found.first?.place.line == 2)
    #expect(found.first?.message.hasPrefix("The headers are in 2 rows, read together as ") == true)
  }

  @Test func doesNotDoubtHeadersThatTheUserPlaced() throws {
    let text = "Station,Rain,Sun\n,mm,h\nMill,763,1668\nPier,2250,1187\nDock,1023,1353\nPark,504,1512\n"
    let data = try AuditedData.tables(
      bytes: Array(text.utf8), path: "example.csv", reading: ImportOptions(header: .row),
      options: AuditOptions())[0]
    #expect(findings(data, DataHeaderSplit()).isEmpty)
    #expect(findings(data, DataTypesMixed()).count == 2)
  }

  @Test func namesADateThatIsAnotherDayInTheOtherOrder() throws {
    let rows = "Task,Due\nRoof,01-01-13\nDoor,02-02-13\n"
    #expect(try findings(rows + "Wall,03-03-13\n", "data-date-ambiguous").isEmpty)
    let found = try findings(rows + "Wall,03-04-13\n", "data-date-ambiguous")
    #expect(
      found.map(\.message) == [
        "\"03-04-13\" may be March 4, 2013 or 3 April 2013; nothing in column \"Due\" shows which."
      ])
    #expect(found.map(\.heard.now) == ["Wall, March 4, 2013"])
  }

  @Test func readsDatesAsTheWholeFileDecides() throws {
    let open = "Entry,Date\n" + (1...1_500).map { "e\($0),05/02/2006\n" }.joined()
    #expect(try findings(open, "data-date-ambiguous").count == 1)
    #expect(try findings(open + "last,13/01/2006\n", "data-date-ambiguous").isEmpty)
  }

  @Test func doesNotCountWhatLongHeadersBeginWithTogether() throws {
    let question =
      "How satisfied are you overall with the way in which our members of staff answered your question"
    let calls = ["first", "second", "third"].map { "\(question): \($0) call" }
    let text = "Branch,\(calls.joined(separator: ","))\nNorth,4,5,1\nSouth,5,4,2\n"
    #expect(try findings(text, "data-header-long").isEmpty)
    let other = "Branch,\(question)?,Call\nNorth,4,5\nSouth,5,4\n"
    #expect(try findings(other, "data-header-long").count == 1)
  }

  @Test(arguments: [
    ("ask at the bar", nil),
    (
      "about 3",
      "Write the value like the others of its column, and move words to a remarks column."
    ),
  ])
  func advisesToWriteANumberAsTheOthersAre(_ cell: String, _ advice: String?) throws {
    let found = try findings("Item,Price\na,\(cell)\nb,4\nc,5\nd,8\n", "data-types-mixed")
    #expect(found.map(\.advice) == [advice])
  }

  @Test func advisesToFillTheBlankCellOfAHeaderRow() throws {
    let found = try findings("City,,Rain\nOslo,x,763\nBergen,y,2250\n", "data-header-missing")
    #expect(found.map(\.advice) == ["Write into the blank cell of the header row what the column contains."])
  }

  /// ISO 8859-1 has no text at 0x89; the Windows encodings do.
  @Test func takesControlsOfAGuessedEncodingForProofThatItIsAnother() throws {
    var bytes = Array("Name,Town\n".utf8)
    for row in 1...1_000 {
      bytes += Array("Ren".utf8) + [0xE9] + Array(" \(row),Orl".utf8) + [0xE9] + Array("ans\n".utf8)
    }
    bytes += Array("Ng".utf8) + [0x81] + Array("ang,Paris\n".utf8)
    let data = try AuditedData.tables(
      bytes: bytes, path: "example.csv", reading: ImportOptions(), options: AuditOptions())[0]
    #expect(findings(data, DataCharactersOdd()).isEmpty)
    let found = try #require(findings(data, DataCharactersLost()).first)
    #expect(found.outcome == .failed && found.place.cell == Place.Cell(row: 1_001, column: 1))
    #expect(found.message.contains("contains control characters that such text does not have: \"Ng�ang\"."))
  }

  @Test func aGuessedEncodingIsReportedWhereALetterDependsOnIt() throws {
    let bytes = Array("Name,Why\nRen,It is so\nJo,Why they don".utf8) + [0xCD] + Array("t vote\nBo,No\n".utf8)
    let data = try AuditedData.tables(
      bytes: bytes, path: "example.csv", reading: ImportOptions(), options: AuditOptions())[0]
    let found = try #require(findings(data, DataCharactersLost()).first)
    #expect(found.outcome == .cantTell && found.place.cell == Place.Cell(row: 2, column: 2))
    #expect(found.message.hasSuffix("% sure): \"donÍt\"."))
    #expect(found.heard.now?.contains("donÍt") == true)
  }

  @Test func aColumnWithoutAHeaderIsAtItsCellInTheFirstRow() throws {
    let found = try findings(
      "Client,1,Foo\nAccount,23234,HSBC\nAccount,11234,BAR\nClient,2,BAR\nAccount,1,CITI\n",
      "data-codes-unexplained")
    #expect(found.map(\.place.column) == [10])
    #expect(
      found.map(\.message) == ["4 of 5 cells in column 3 are codes, such as \"BAR\", \"CITI\" and \"HSBC\"."])
    #expect(found.first?.heard.now?.contains("HSBC") == true)
    #expect(found.first?.advice == "If listeners may not know what HSBC stands for, write it out.")
  }

  @Test func columnsThatTakeTheSameTimeAreNotNamedAsTheLongest() throws {
    let header = (1...40).map { "Rain in week \($0)" }.joined(separator: ",")
    let rows = (1...3).map { row in (1...40).map { "\(1000 + 37 * $0 * row)" }.joined(separator: ",") }
    let found = try findings("\(header)\n\(rows.joined(separator: "\n"))\n", "data-table-long")
    #expect(found.first?.advice?.hasPrefix("No column takes much longer than the others; ") == true)
  }

  @Test(arguments: [
    ("Unknown", true), ("n/a?", true), ("-?", true), ("ask at the bar", false), ("about 3", false),
  ])
  func emptiesOnlyCellsThatSayNothing(_ text: String, _ isEmptied: Bool) throws {
    let found = try findings("Item,Price\na,4\nb,\(text)\nc,5\nd,8\n", "data-types-mixed")
    #expect((found.first?.heard.after != nil) == isEmptied)
  }

  @Test(arguments: [
    ("Stadt\tMenge\nA\t1.234\nB\t5.678\n", "en", true), ("Stadt;Menge\nA;1.234\nB;5.678\n", "de", false),
    ("Stadt,Menge\nA,1.234\nB,5.678\n", "en", false), ("Stadt,Menge\nA,1.234\nB,5.678\n", "de", false),
    ("Stadt,Menge\nA,1.234\nB,0.5\n", "de", false),
  ])
  func doubtsPointsBeforeThreeDigitsUnlessTheFileOrItsDelimiterDecides(
    _ text: String, _ locale: String, _ isDoubted: Bool
  ) throws {
    let data = try AuditedData.tables(
      bytes: Array(text.utf8), path: "example.txt", reading: ImportOptions(),
      options: AuditOptions(locale: LocaleTag(locale)))[0]
    #expect(findings(data, DataDecimalAmbiguous()).isEmpty == !isDoubted)
  }

  @Test func findsZeroBytesWhereverTheyStand() throws {
    let headers = try findings("Name,Pri\0ce\nAda,1\nBo,2\n", "data-characters-odd")
    #expect(headers.map(\.message) == ["The header row contains 1 zero byte."])
    #expect(headers.map(\.place.line) == [1])
    let cells = try findings("Name,Price\nAda,1\nBo,\u{0}2\nCy,3\n", "data-characters-odd")
    #expect(cells.map(\.message) == ["1 cell in column \"Price\" contains a control character, U+0000."])
  }

  @Test func findsEachCellOfARowWhereItStands() throws {
    let text = "Näme,Note,\"More\"\nŁódź,\"a\u{1}\nb\",\u{1}x\nBo,plain,\"\u{1}y\"\n"
    let found = try findings(text, "data-characters-odd")
    #expect(found.map(\.place.line) == [2, 3])
    #expect(found.map(\.place.column) == [7, 4])
  }

  @Test(.timeLimit(.minutes(10)), arguments: [["東京", "大阪"], ["AB", "CDE"]])
  func goesOverAWideTableInOnePass(_ texts: [String]) throws {
    let width = 8_000
    let header = "Name," + (1...width).map { "Field \($0)" }.joined(separator: ",") + "\n"
    let rows = (1...4).map { row in
      "Row \(row)," + (1...width).map { texts[$0 * row % 2] }.joined(separator: ",") + "\n"
    }
    let data = try data(header + rows.joined())
    for rule in RuleList.data { #expect(findings(data, rule).count < 20) }
  }

  @Test func countsHeadersFromTheLineThatTheyStandOn() throws {
    let text =
      "Sales of the year\n\nItem,Sold,Sold,When\nTea,3,4,2024-01-02\nCake,5,6,2024-01-03\nPie,1,2,2024-01-04\n"
    let finding = try #require(try findings(text, "data-header-duplicate").first)
    #expect((finding.place.line, finding.place.column ?? 0) == (3, 11))
  }

  @Test func knowsTheLineOfARecordInJSONAndNoColumn() throws {
    let rows = (1...8).map { #"{"Item": "Tea \#($0)", "Price": \#($0 == 6 ? "\"ask us\"" : "\($0).50")}"# }
    let finding = try #require(
      try findings(rows.joined(separator: "\n"), "data-types-mixed", path: "example.jsonl").first)
    #expect(finding.place.line == 6)
    #expect(finding.place.column == nil)
  }

  @Test func findsTheSameOnOneThreadAndOnSeveral() throws {
    let text = Self.long
    let (alone, together) = (try data(text, jobs: 1), try data(text, jobs: 4))
    var mixed: [Finding] = []
    for rule in RuleList.data {
      let found = findings(together, rule)
      #expect(found == findings(alone, rule))
      if type(of: rule).description.id == "data-types-mixed" { mixed = found }
    }
    #expect(
      mixed.map(\.message) == [
        "100 of 20,000 cells in column \"Price\" are not read as numbers, first \"ask 200\" in row 200, then \"ask 400\" and \"ask 600\"."
      ])
  }

  @Test func keepsTheKeyOfAFindingWhenRowsComeBeforeIt() throws {
    let row = "Cake,ask at the bar\n"
    let head = "Item,Price\nTea,3.20\nPie,4.10\n"
    let before = try findings(head + row + "Jam,2.20\nNut,1.10\n", "data-types-mixed")
    let after = try findings(head + "Fig,7.10\nOat,6.60\n" + row + "Jam,2.20\nNut,1.10\n", "data-types-mixed")
    #expect(before.count == 1)
    #expect(before.map(\.key) == after.map(\.key))
    #expect(before.map(\.place) != after.map(\.place))
  }

  @Test func makesFewFindingsOfManyColumns() throws {
    let header = (1...60).map { "V\($0)" }.joined(separator: ",")
    let text =
      header + "\n" + String(repeating: (1...60).map { "x\($0)" }.joined(separator: ",") + "\n", count: 4)
    let found = try findings(text, "data-header-cryptic")
    #expect(
      found.map(\.message)
        == [
          "60 headers are names that a program generated, such as \"V1\", \"V2\" and \"V3\"."
        ])
  }

  @Test func makesOneFindingOfManyLongHeadersWithThePlaceOfEach() throws {
    let words = ["soup", "bread", "wine", "tea", "cake"]
    let questions = words.map {
      "Was the \($0) that our members of staff brought to your table on the day of your visit good?"
    }
    let text = "Guest,\(questions.joined(separator: ","))\nAda,1,2,3,4,5\nBo,3,2,5,1,4\nCy,5,1,2,3,3\n"
    let found = try findings(text, "data-header-long")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message.hasPrefix("5 headers take longer than 4 s to speak, the longest are \"Was the "))
    #expect(finding.count == 5 && finding.otherPlaces.map(\.line) == [1, 1, 1, 1])
    let places = finding.otherPlaces + [finding.place]
    #expect(Set(places.compactMap { $0.cell?.column }) == [2, 3, 4, 5, 6])
  }

  @Test func saysARowInWhichTheCellIsAPlaceholderOrBlank() throws {
    let found = try findings(
      "Item,Sold,Left\nTea,3,4\nCake,4,N/A\nPie,5,--\nJam,6,\nNut,7,\n", "data-column-blank")
    #expect(found.map(\.heard.now) == ["Cake, Sold 4, Left N/A"])
    #expect(found.map(\.message) == ["4 of 5 cells in column \"Left\" are blank or hold a placeholder."])
    let mixed = try findings("Rain,Sun\n763,4\n763,unknown\n1023,5\n1023,8\n", "data-types-mixed")
    #expect(mixed.map(\.heard) == [Heard(now: "row 2, Sun unknown", after: "row 2")])
  }

  @Test func makesOneFindingOfARowOfOtherValues() throws {
    let rows = (1...9).map {
      "Item \($0)," + Array(repeating: "\($0)0%", count: 5).joined(separator: ",") + "\n"
    }
    let text = "Item,Ulm,Rome,Cork,Lund,Bonn\nCount,812,634,955,417,520\n" + rows.joined()
    #expect(
      try findings(text, "data-types-mixed").map(\.message) == [
        "Cells in 5 columns are not read as percentages, first in row 1, such as those in \"Ulm\", \"Rome\" and \"Cork\"."
      ])
  }

  @Test(arguments: [
    (
      "Name,Town,How satisfied are you overall with the way in which our members of staff answered your question?",
      nil
    ),
    (
      "Name of the person to whom the parcel was sent by the clerk behind the counter on the day of its arrival,Town,Kg",
      Impact.minor
    ),
  ])
  func minorIsALongHeaderThatRowsDoNotSay(_ header: String, _ impact: Impact?) throws {
    let text = header + "\nAda,Ulm,1\nBo,Rome,2\nCy,Cork,4\nDee,Lund,3\n"
    let found = try findings(text, "data-header-long")
    #expect(found.map(\.impact) == [impact])
    #expect(found.first?.message.hasSuffix(" s to speak; most rows do not say it.") == (impact != nil))
  }

  @Test func saysWhyAFileCannotBeAudited() {
    #expect(throws: ImportError.emptyInput(path: "example.csv")) { try data("") }
    #expect(throws: ImportError.unterminatedQuote(path: "example.csv", line: 2)) {
      try data("a,b\n\"x,1\ny\n")
    }
    #expect(throws: ImportError.self) { try data("\u{0}\u{1}\u{2}\u{3}\u{0}\u{1}\u{2}\u{3}") }
  }

  @Test(arguments: ["Company,Price (USD)\nAcorn,648.11\nBirch,70.42\n", "Name\nAda\nBo\n", "a,b,c\n"])
  func findsNothingInATableThatCanBeFollowed(_ text: String) throws {
    for rule in RuleList.data { #expect(try findings(text, rule, jobs: 1).isEmpty, "\(rule)") }
  }

  /// Rows enough for several threads.
  private static let long =
    "Name,Price,Note\n"
    + (1...20_000).map { row in
      "Item number \(row),\(row.isMultiple(of: 200) ? "ask \(row)" : "\(row).25"),"
        + (row == 15_000 ? "\u{200B}odd" : "plain") + "\n"
    }.joined()

  private func data(_ text: String, path: String = "example.csv", jobs: Int = 1) throws -> AuditedData {
    try AuditedData.tables(
      bytes: Array(text.utf8), path: path, reading: ImportOptions(), options: AuditOptions(jobs: jobs))[0]
  }

  private func findings(
    _ text: String, _ id: String, path: String = "example.csv", jobs: Int = 1
  ) throws -> [Finding] {
    let rule = try #require(RuleList.data.first { type(of: $0).description.id == id })
    return try findings(text, rule, path: path, jobs: jobs)
  }

  private func findings(
    _ text: String, _ rule: any Rule<AuditedData>, path: String = "example.csv", jobs: Int
  ) throws -> [Finding] {
    findings(try data(text, path: path, jobs: jobs), rule)
  }

  private func findings(_ data: AuditedData, _ rule: any Rule<AuditedData>) -> [Finding] {
    var notes = Notes()
    rule.check(data, into: &notes)
    return notes.findings
  }
}

/// Files whose tables are not those of delimited text.
@Suite struct OtherTablesTests {
  @Test(arguments: [
    "Boats\n\n| a | b |\n|---|---|\n| x | 2 |\n\nQuays\n\n| a | b |\n|---|---|\n| y | 4 |\n",
    "{\"a\": [{\"b\": 1}, {\"b\": 2}]}",
  ])
  func severalTablesAndTextAboveAreUsualInDocuments(text: String) {
    let file = Auditor().audit(Array(text.utf8), path: "-", as: .data)
    let found = file.outcomes.filter { $0.finding != nil }.map(\.rule)
    #expect(!found.contains("data-table-second") && !found.contains("data-lines-above"), "\(found)")
  }
}
