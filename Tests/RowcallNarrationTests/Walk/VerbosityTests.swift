import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@Suite struct VerbosityTests {
  /// One option changed, and what a listener then hears of Bob's age after Ann's, and of the city after that.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Verbosity) -> Void
    var down: String
    var right: String

    init(
      _ name: String, down: String, right: String, _ change: @escaping @Sendable (inout Verbosity) -> Void
    ) {
      testDescription = name
      self.change = change
      self.down = down
      self.right = right
    }
  }

  @Test(arguments: [
    Case("nothing", down: "Bob, 28, row 3", right: "City, blank, column 3") { _ in },
    Case("content first", down: "28, Bob, row 3", right: "blank, City, column 3") {
      $0.order = .contentFirst
    },
    Case("row headers only", down: "Bob, 28, row 3", right: "blank, column 3") { $0.headers = [.row] },
    Case("column headers only", down: "28, row 3", right: "City, blank, column 3") { $0.headers = [.column] },
    Case("no headers", down: "28, row 3", right: "blank, column 3") { $0.headers = [] },
    Case("headers always", down: "Bob, Age, 28, row 3", right: "Bob, City, blank, column 3") {
      $0.headerUse = .always
    },
    Case("no position", down: "Bob, 28", right: "City, blank") { $0.position = .off },
    Case("position always", down: "Bob, 28, row 3, column 2", right: "City, blank, row 3, column 3") {
      $0.position = .always
    },
    Case("short headers", down: "B…, 28, row 3", right: "C…, blank, column 3") { $0.headerLimit = 2 },
    Case("headers every two rows", down: "Bob, Age, 28, row 3", right: "City, blank, column 3") {
      $0.headerRepeat = 2
    },
    Case("spelling", down: "Bob, 2 8, row 3", right: "City, blank, column 3") { $0.spelling.isOn = true },
  ])
  func anOptionChangesTheWords(_ example: Case) throws {
    var verbosity = Verbosity()
    example.change(&verbosity)
    let heard = try walk("enter,down,right,down,right", people, .rowcall, verbosity)
    #expect(heard.hasSuffix("[down]\n\(example.down)\n[right]\n\(example.right)\n"))
  }

  @Test func aTerseWalkHasContentAndLastHeaders() throws {
    #expect(
      try walk("enter,down,right,down,say-all", people, .rowcall, Verbosity(.terse)) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header
        [down]
        Ann, row header
        [right]
        Age, 31
        [down]
        Bob, 28
        [say-all]
        Bob, 28
        end of table

        """)
  }

  @Test func aVerboseWalkRepeatsHeadersAndNumbersAndGivesHints() throws {
    let shop = grid("^Item | ^Do\nApple | x") {
      if $0.slot == GridSlot(row: 1, column: 1) {
        $0.content = [.control(CellControl(.button, label: "Buy"))]
      }
    }
    #expect(
      try walk("enter,down,right,say-all", shop, .rowcall, Verbosity(.verbose)) == """
        [enter]
        table, 2 rows, 2 columns
        Item, column header, row 1, column 1
        [down]
        Item, Apple, row 2, column 1
        [right]
        Do, Buy, button, row 2, column 2, press Enter to activate
        [say-all]
        Item Apple, Do Buy, button
        end of table

        """)
  }

  @Test func stackedHeadersAreSaidWithAllLevelsOrTheLast() throws {
    let nested = grid(
      """
      #City | 1x2:#2023 | "
      #Name | #Q1       | #Q2
      Oslo  | 10        | 20
      """)
    var verbosity = Verbosity()
    #expect(
      try walk("enter,bottom,right,right", nested).hasSuffix(
        "2023, Q1, 10, column 2\n[right]\nQ2, 20, column 3\n"))
    verbosity.headerLevels = .last
    #expect(
      try walk("enter,bottom,right", nested, .rowcall, verbosity).hasSuffix("[right]\nQ1, 10, column 2\n"))
  }

  @Test func theLastLevelOfAMergedCellAreAllHeadersNextToIt() throws {
    var verbosity = Verbosity()
    verbosity.headerLevels = .last
    #expect(
      try walk("enter,bottom,right", sales, .rowcall, verbosity).hasSuffix(
        "[right]\nQ1, Q2, closed, spans 2 columns, column 2\n"))
  }

  @Test(arguments: [
    (Dialect.rowcall, "28, Bob, row 3"), (.nvda, "28  Bob  row 3"),
    (.voiceover, "28. Age. Bob. Row 3. Column 2."),
    (.orca, "28.\nBob\nRow 3, column 2."),
  ])
  func everyDialectCanSayTheContentFirst(_ dialect: Dialect, heard: String) throws {
    var verbosity = Verbosity()
    verbosity.order = .contentFirst
    #expect(try walk("enter,down,right,down", people, dialect, verbosity).hasSuffix("[down]\n\(heard)\n"))
  }

  @Test func valuesAreSpelledAsTheyAreWritten() throws {
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    let voice = SpokenVoice(SpokenText(LocaleTag("en")))
    let narrator = Narrator(locale: LocaleTag("en"), verbosity: verbosity, voice: voice)
    let page = PageWalk(NarratedPage([MarkedTable(grid("#Fee\n5 kg"))]) { _ in narrator })
    #expect(try MovesTranscript([.enter, .down], on: page).text().hasSuffix("[down]\n5 k g, row 2\n"))
  }

  @Test func spansAreSpokenOnlyIfWanted() throws {
    var verbosity = Verbosity()
    verbosity.spans = false
    #expect(
      try walk("enter,right", sales, .rowcall, verbosity).hasSuffix(
        "[right]\n2023, column header, column 2\n"))
  }

  @Test func aLongHeaderIsCutBehindAWord() throws {
    var verbosity = Verbosity()
    verbosity.headerLimit = 20
    let survey = grid("#How content are you with us? | #Age\nvery | 31")
    #expect(
      try walk("enter,right,down,left", survey, .rowcall, verbosity)
        .hasSuffix("[left]\nHow content are…, very, column 1\n"))
  }

  @Test func theAuthorsShortFormOfAHeaderIsSaidBeforeCells() throws {
    let short = grid("#Day | #Temperature\nMon | 8") {
      $0.abbreviation = $0.slot.column == 1 && $0.slot.row == 0 ? "Temp" : nil
    }
    #expect(
      try walk("enter,right,left,down,right", short).hasSuffix(
        "[down]\nMon, row 2\n[right]\nTemp, 8, column 2\n"))
  }

  @Test func blankCellsAreLeftOutOfSayAllIfWanted() throws {
    var verbosity = Verbosity()
    verbosity.blanks = .skippedInSayAll
    #expect(try walk("say-all", people, .rowcall, verbosity).contains("\nBob, 28\n"))
    #expect(
      try walk("enter,last", people, .rowcall, verbosity).hasSuffix("Bob, City, blank, row 3, column 3\n"))
  }

  @Test func headersComeBackEverySoManyRowsInSayAll() throws {
    let list = grid("#N | #S\n1 | a\n2 | b\n3 | c\n4 | d")
    var verbosity = Verbosity()
    verbosity.headerRepeat = 2
    #expect(
      try walk("say-all", list, .rowcall, verbosity) == """
        [say-all]
        table, 5 rows, 2 columns
        N, S
        1, a
        N 2, S b
        3, c
        N 4, S d
        end of table

        """)
  }

  @Test func capitalsAreSpelledIfWanted() throws {
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    verbosity.spelling.capitals = .spell
    #expect(try walk("enter", grid("Bob & 1"), .rowcall, verbosity).contains("\ncapital B o b "))
  }

  @Test func noSignIsNamedInOurOwnWords() throws {
    var verbosity = Verbosity()
    verbosity.punctuation = .all
    let voice = SpokenVoice(SpokenText(LocaleTag("en")))
    let narrator = Narrator(locale: LocaleTag("en"), verbosity: verbosity, voice: voice)
    let page = PageWalk(NarratedPage([MarkedTable(grid("#Opens\nat 14:00!"))]) { _ in narrator })
    #expect(
      try MovesTranscript([.enter, .down], on: page).text().contains("at 14 o'clock exclamation mark"))
  }

  @Test func signsAreNamedAtTheLevelThatIsWanted() throws {
    var verbosity = Verbosity()
    verbosity.punctuation = .all
    let names = SignNames(for: LocaleTag("en"))
    let comma = try #require(names.name(of: ",", at: .all))
    #expect(try walk("enter", grid("a, b"), .rowcall, verbosity).contains("\na \(comma) b, row 1"))
    verbosity.punctuation = .some
    #expect(try walk("enter", grid("a, b"), .rowcall, verbosity).contains("\na, b, row 1"))
  }
}
