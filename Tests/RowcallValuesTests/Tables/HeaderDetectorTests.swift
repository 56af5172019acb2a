import Testing

@testable import RowcallValues

/// Unmarked tables with the headers that a reader would see in them.
@Suite struct HeaderDetectorTests {
  /// A table, the number of its header rows and of its header columns.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let table: String
    let rows: Int
    let columns: Int

    init(_ description: String, _ table: String, rows: Int, columns: Int) {
      testDescription = description
      self.table = table
      self.rows = rows
      self.columns = columns
    }

    var guess: HeaderGuess { HeaderDetector(sample(table), in: .page).headers() }
  }

  @Test(arguments: [
    Case("words over numbers", "Town|Jan|Feb\nOslo|49|36\nRome|67|73", rows: 1, columns: 1),
    Case("words over dates", "Day|Rain\n2024-01-05|3\n2024-01-06|4", rows: 1, columns: 0),
    Case(
      "years over amounts", "Town|2019|2020|2021\nOslo|763|701|655\nRome|799|812|690", rows: 1, columns: 1),
    Case("a column of years", "Year|Rain\n2019|763\n2020|701\n2021|655", rows: 1, columns: 1),
    Case("years over years", "2019|2020\n2018|2017\n2001|2002", rows: 0, columns: 0),
    Case("numbers only", "1|2|3\n4|5|6\n7|8|9", rows: 0, columns: 0),
    Case("words only", "Ada|London\nMax|Bern\nEva|Rome", rows: 0, columns: 0),
    Case("codes only", "A1|B2\nC3|D4", rows: 0, columns: 0),
    Case("a blank corner over numbers", "|Jan|Feb\nOslo|49|36\nRome|67|73", rows: 1, columns: 1),
    Case("a blank corner over words", "|colour|size\nPlum|blue|small\nFig|green|tiny", rows: 1, columns: 1),
    Case("data from the first row on", "Ada|London|36\nMax|Bern|41\nEva|Rome|29", rows: 0, columns: 0),
    Case("names of rows alone", "Oslo|49|36\nRome|67|73\nBari|58|60", rows: 0, columns: 1),
    Case("values that come again name no rows", "red|1\nblue|2\nred|3", rows: 0, columns: 0),
    Case("groups of columns over names", "|Rain|\nTown|Jan|Feb\nOslo|49|36\nRome|67|73", rows: 2, columns: 1),
    Case(
      "three rows of names", "|Year|Year\n|Spring|\nTown|Mar|Apr\nOslo|49|36\nRome|67|73", rows: 3, columns: 1
    ),
    Case("data between two lines of names", "A||B\n1|2|3\nC|D|E\n4|5|6", rows: 0, columns: 0),
    Case("labels with colons", "Name:|Ada\nTown:|Oslo\nLikes:|tea", rows: 0, columns: 1),
    Case("one label with a colon is no header", "Name:|Ada\nTown|Oslo", rows: 0, columns: 0),
    Case("rows of different length", "Town|Jan|Feb\nOslo|49\nRome|67|73|80", rows: 1, columns: 1),
    Case("sentences are no names", "\(longSentence)|\(longSentence)!\n1|2\n3|4", rows: 0, columns: 0),
    Case("a text that comes again below", "red|big\nblue|big\nred|small", rows: 0, columns: 0),
    Case("one row", "Town|Rain", rows: 0, columns: 0),
    Case("one column", "Town\nOslo\nRome", rows: 0, columns: 0),
    Case("one cell", "Town", rows: 0, columns: 0),
    Case("nothing", "", rows: 0, columns: 0),
    Case("blanks", "||\n||", rows: 0, columns: 0),
  ])
  func headersAreGuessed(_ example: Case) {
    #expect(example.guess.rows.lines == 0..<example.rows)
    #expect(example.guess.columns.lines == 0..<example.columns)
  }

  @Test(arguments: [
    ("Town|Jan|Feb\nOslo|49|36", [HeaderReason.differs(2)], 0.89),
    ("A|2019|2020\nOslo|763|701", [.years(2)], 0.82),
    ("|colour|size\nPlum|blue|small", [.headerWords(1), .blankCorner], 0.74),
    ("Ada|Rome\nMax|Bern", [.nothingTelling], 0.67),
    ("1|2\n3|4", [.likeData(2)], 0.99),
    ("red|\nred|1", [.recurs(1), .gaps(1)], 0.87),
    ("Town|Rain", [.tooSmall], 0.9),
  ])
  func reasonsAndConfidenceAreStated(_ table: String, _ reasons: [HeaderReason], _ confidence: Double) {
    let guess = HeaderDetector(sample(table), in: .page).headers()
    #expect(guess.rows.reasons == reasons)
    #expect(guess.rows.confidence == confidence)
  }

  @Test func theAddressOfAMachineIsNoHeaderOfAFile() {
    let table = "lo|UNKNOWN|127.0.0.1/8 ::1/128\nifb0|DOWN|\neth0|UP|192.0.2.2/24 fe80::1/64"
    #expect(HeaderDetector(sample(table), in: .file).headers().rows.lines.isEmpty)
  }

  @Test(arguments: [
    "1. Send the form\n2. Keep a copy\n3. Wait", "4) Send the form\n5) Keep a copy\n6) Wait",
    "1. Send|soon\n2. Keep|late\n3. Wait|long",
    "\(longSentence) one.\n\(longSentence) two.\n\(longSentence) three.",
  ])
  func theFirstItemOfAListIsNoHeader(list: String) {
    #expect(HeaderDetector(sample(list), in: .file).headerRows().lines.isEmpty)
  }

  @Test(arguments: [
    "1. Name of the person\nAnn\nBob\nCy", "2. Steps|Cost\n2. Send|4\n3. Keep|5",
    "\(longSentence)?\n\(longSentence) one.\n\(longSentence) two.", "Steps.\nSend it.\nKeep it.\nWait.",
  ])
  func aHeaderWithANumberIsOne(table: String) {
    #expect(HeaderDetector(sample(table), in: .file).headerRows().lines == 0..<1)
  }

  @Test func aColumnHasReasonsOfItsOwn() {
    let guess = HeaderDetector(sample("|Jan|Feb\nOslo|49|36\nRome|67|73"), in: .page).headers()
    #expect(guess.columns.reasons == [.differs(2), .blankCorner])
    #expect(guess.columns.confidence > 0.95)
  }

  @Test func moreColumnsThatDifferMakeSurer() {
    let confidences = ["T|A\nOslo|1", "T|A|B\nOslo|1|2", "T|A|B|C\nOslo|1|2|3"].map {
      HeaderDetector(sample($0), in: .page).headerRows().confidence
    }
    #expect(confidences == confidences.sorted())
    #expect(Set(confidences).count == 3)
  }

  @Test func headingsOfTheAuthorAreHeadersIfAllCellsOfTheLineAre() {
    let heading = { SampleCell($0, isHeading: true) }
    let above = TableSample(rows: [
      [heading("Who"), heading("Where")], [SampleCell("Ada"), SampleCell("Rome")],
    ])
    #expect(HeaderDetector(above, in: .page).headerRows().lines == 0..<1)
    let beside = TableSample(rows: [
      [heading("Who"), SampleCell("Ada")], [heading("Where"), SampleCell("Rome")],
    ])
    #expect(HeaderDetector(beside, in: .page).headerRows().lines.isEmpty)
    #expect(HeaderDetector(beside, in: .page).headers().columns.lines == 0..<1)
  }

  @Test func theCallerMayKnowTheKindsBetter() {
    let cells = [["Town", "Rain"], ["Oslo", "some"], ["Rome", "more"]].map { $0.map { SampleCell($0) } }
    #expect(HeaderDetector(TableSample(rows: cells), in: .page).headerRows().lines.isEmpty)
    var known = cells
    known[1][1].kind = .number
    known[2][1].kind = .number
    #expect(HeaderDetector(TableSample(rows: known), in: .page).headerRows().lines == 0..<1)
  }

  private static let longSentence = String(repeating: "all about rain ", count: 5)
}

/// A sample written with a bar between cells.
func sample(_ table: String) -> TableSample {
  TableSample(
    texts: table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    })
}
