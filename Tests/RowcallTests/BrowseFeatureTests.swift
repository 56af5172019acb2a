import Foundation
import Rowcall
import RowcallImport
import RowcallText
import Testing

/// What sessions do beside walking, finding and changing.
@Suite struct BrowseFeatureTests {
  private func lines(
    _ commands: [String], in text: String = BrowseSessionTests.trips, name: String = "trips.csv"
  ) throws -> [String] { try Folder().lines(commands, in: text, name: name, locale: "en") }

  @Test func whereACellIsChangedItIsSaidAsItIsNow() throws {
    let said = try lines(["where", "set Bergen", "where", "undo", "where"])
    #expect(said[0] != said[2] && said[2].contains("Bergen") && said.last == said[0], "\(said)")
  }

  @Test func anUndoOfARowThatTheFilterLeavesOutNamesNoOtherRow() throws {
    let text = "Name,Group,Score\nAnn,A,10\nBob,B,5\nCy,A,12\n"
    let said = try lines(
      ["right", "filter Group = A", "set B", "right", "set 77", "undo", "undo"], in: text)
    #expect(said.suffix(4).first == "undone, back again: Score 10", "\(said)")
    #expect(!said.suffix(3).contains { $0.contains("Cy") }, "\(said)")
    let hidden = try lines(
      ["right", "down", "set C", "filter Group = A", "right", "undo"], in: text)
    #expect(hidden.suffix(2) == ["undone, back again: Group B", "2 rows of 3"], "\(hidden)")
  }

  /// What is said is true now, so that nobody takes a row that is back for one that is deleted.
  @Test(arguments: [
    (["delete", "undo"], ["undone, back again: row 1, Ann", "Name, Ann, row 1, column 1"]),
    (["delete", "undo", "redo"], ["done again: row 1, Ann deleted", "Name, Bob, row 1, column 1"]),
    (["insert", "set Eve", "undo"], ["undone, back again: Name blank", "Name, blank, row 2, column 1"]),
    (["insert", "undo"], ["undone, gone: row 2", "Name, Bob, row 2, column 1"]),
    (["insert", "undo", "redo"], ["done again: row 2 added", "Name, blank, row 2, column 1"]),
    (["row-down", "undo"], ["undone, back again: row 1, Ann", "Name, Ann, row 1, column 1"]),
    (["row-down", "undo", "redo"], ["done again: Ann moved to row 2", "Name, Ann, row 2, column 1"]),
    (["set Eve", "undo"], ["undone, back again: Name Ann", "Name, Ann, row 1, column 1"]),
    (["set Eve", "undo", "redo"], ["done again: Name Eve", "Name, Eve, row 1, column 1"]),
  ])
  func undoAndRedoSayWhatIsThereNow(commands: [String], said: [String]) throws {
    #expect(try lines(commands, in: "Name,Group\nAnn,A\nBob,B\nCy,A\n").suffix(2) == said)
  }

  // MARK: Rows that no longer are as the filter or the order wants them

  @Test func aRowThatNoLongerMatchesTheFilterStaysAndIsCalledSoOnce() throws {
    let text = "Name,Fare\nAnn,10\nBob,20\nCy,30\nDi,40\n"
    let note = "does not match the filter"
    let advice = "filter filters and sorts again"
    let said = try lines(["filter Fare > 15", "right", "set 1", "set 2", "set 50"], in: text)
    #expect(said.suffix(5) == ["Fare 1", note, advice, "Fare 2", "Fare 50"], "\(said)")
    let undone = try lines(["right", "set 10", "set 99", "filter Fare > 15", "undo", "where"], in: text)
    #expect(
      undone.suffix(6) == [
        "undone, back again: Fare 10", note, advice, "Ann, Fare, 10, row 1, column 2",
        "Ann, Fare, 10, row 1 of 4, column 2 of 2", "Fare > 15",
      ], "\(undone)")
    let again = try lines(["filter Fare > 15", "right", "set 1", "filter", "where"], in: text)
    #expect(again.contains("2 rows of 4") && again.suffix(2).first?.contains("Cy") == true, "\(again)")
    // A row that moves takes no other one away, and one that comes back is shown.
    let moved = try lines(["filter Fare > 15", "right", "set 1", "row-down", "delete", "undo"], in: text)
    #expect(moved.contains("Bob moved below Cy, row 2"), "\(moved)")
    #expect(
      moved.last == "Bob, Fare, 1, row 2, column 2" && moved.suffix(3).prefix(2) == [note, advice], "\(moved)"
    )
    // None would be left.
    let all = try lines(["filter Fare > 35", "right", "set 1", "filter", "where"], in: text)
    #expect(all.contains("Fare > 35 not found") && all.last(where: { $0.contains("Di") }) != nil, "\(all)")
  }

  @Test func aRowThatIsNoLongerInItsSortedPlaceStaysAndIsCalledSoOnce() throws {
    let text = "Name,Fare\nAnn,10\nBob,20\nCy,30\nDi,40\n"
    let note = "not in its sorted place"
    let advice = "filter filters and sorts again"
    func said(_ commands: [String]) throws -> [String] { try lines(["right", "sort"] + commands, in: text) }
    #expect(try said(["set 35", "set 36"]).suffix(4) == ["Fare 35", note, advice, "Fare 36"])
    #expect(try said(["set 19"]).last == "Fare 19" && said(["set 20"]).last == "Fare 20")
    // The others are compared with each other, whatever is out of place between them.
    #expect(try said(["down", "set 99", "up", "set 25"]).last == "Fare 25")
    #expect(try said(["down", "set 99", "up", "set 31"]).suffix(3) == ["Fare 31", note, advice])
    #expect(try said(["set 35", "undo"]).contains("undone, back again: Fare 10"))
    #expect(
      try said(["set 35", "undo", "redo"]).suffix(4).dropLast() == ["done again: Fare 35", note, advice])
    // What to do is said once for both.
    let both = try said(["filter Fare < 35", "set 50"])
    #expect(both.suffix(4) == ["Fare 50", "does not match the filter", note, advice], "\(both)")
    for command in ["sort", "filter", "filter Fare > 0"] {
      #expect(try said(["set 35", command, "go 4", "go 3"]).last?.contains("Ann") == true, "\(command)")
    }
    #expect(try said(["set 35", "delete", "undo"]).last?.contains("Ann") == true)
  }

  @Test func whereNoRowIsSelectedAnyMoreAllAreBrowsed() throws {
    #expect(try lines(["select", "selected-rows", "select-none", "where"]).last?.contains("of 5") == true)
    #expect(try lines(["select", "selected-rows", "select", "where"]).last?.contains("of 5") == true)
  }

  @Test func aDashThatCountsAsBlankIsFoundAsBlank() throws {
    let text = "Name,Score\nAnn,10\nBob,-\nCy,12\n"
    #expect(try lines(["right", "next-blank"], in: text).last?.contains("row 2") == true)
  }

  // MARK: Selecting and moving rows

  @Test func selectedRowsAreSaidAndBrowsedAndSummedUpAlone() throws {
    let said = try lines([
      "select", "go 3", "select", "up", "down", "selected-rows", "right", "right", "sum",
    ])
    #expect(
      said == [
        "Oslo, selected, 1 row of 5", "Bergen, row 3", "Bergen, selected, 2 rows of 5", "Rome, row 2",
        "Bergen, row 3, selected", "2 rows of 5", "Town, Bergen, row 2, column 1", "Region, North, column 2",
        "Fare, $120.00, column 3", "Fare, 2 values", "$42.50 to $120.00, median $81.25",
        "sum $162.50, mean $81.25",
      ])
  }

  @Test func aSelectionIsTakenBackAndStaysOnItsRows() throws {
    let said = try lines(
      ["down", "select", "select", "select", "up", "delete", "where", "selected-rows", "all-rows"])
    #expect(
      said.suffix(7) == [
        "Oslo deleted", "Town, Rome, row 1, column 1, selected",
        "Town, Rome, row 1 of 4, column 1 of 5, selected", "1 row of 4", "Town, Rome, row 1, column 1",
        "4 rows", "Town, Rome, row 1, column 1, selected",
      ])
    #expect(try lines(["selected-rows"]) == ["selected, 0 rows of 5"])
    let back = try lines(["select", "down", "select", "selected-rows", "delete", "undo", "row"])
    #expect(back.suffix(2).first?.contains("Rome") == true && back.contains("1 row of 5") == false, "\(back)")
    let none = try lines(["select", "selected-rows", "select-none", "set x", "undo", "where"])
    #expect(none.suffix(1) == ["Town, Oslo, row 1 of 5, column 1 of 5"], "\(none)")
    let counts = try lines(["select-all", "select", "select-none"])
    #expect(counts == ["5 rows of 5", "Oslo, not selected, 4 rows of 5", "0 rows of 5"])
  }

  @Test func theGreatestAndLeastRowsAreReadWithoutAnotherOrder() throws {
    let text = "Name,Score\nAnn,10\nBob,\nCy,120\nDee,late\nEve,7\n"
    let said = try lines(["right", "greatest 2", "least", "down"], in: text)
    #expect(
      said == [
        "Score, 10, column 2", "120, Cy, row 3", "10, Ann, row 1", "7, Eve, row 5", "10, Ann, row 1",
        "120, Cy, row 3", "Bob, blank, row 2",
      ])
    #expect(try lines(["end", "greatest 1"]).last == "new, Lima, row 5")
  }

  // MARK: Digits in texts and codes

  @Test(arguments: [
    ("ID", ["10", "9", "2", "100"], ["2", "9", "10", "100"]),
    ("Ward Number", ["10", "9", "NA", "2", "18"], ["2", "9", "10", "18"]),
    ("Name", ["Item 24", "Item 9", "Item 100"], ["Item 9", "Item 24", "Item 100"]),
    ("Rank", ["10th", "2nd", "1st", "21st"], ["1st", "2nd", "10th", "21st"]),
    ("Version", ["v1.24", "v1.9", "v1.10"], ["v1.9", "v1.10", "v1.24"]),
    ("Country code", ["US", "NA", "DE", "ZA"], ["DE", "NA", "US", "ZA"]),
  ])
  func digitsInTextsAreSortedAsNumbers(header: String, cells: [String], sorted: [String]) throws {
    let folder = try Folder()
    let text = "\(header),x\n" + cells.map { "\($0),a\n" }.joined()
    for (command, expected) in [("least", sorted), ("greatest", Array(sorted.reversed()))] {
      let said = try folder.lines(["\(command) \(expected.count)"], in: text, name: "table.csv")
      #expect(said.map { String($0.prefix { $0 != "," }) } == expected)
    }
    let document = try TableDocument(path: folder.path("table.csv"))
    try document.sort(byColumn: 0, locale: LocaleTag("en"))
    try document.save()
    #expect(
      try folder.read(folder.path("table.csv")).hasPrefix("\(header),x\n\(sorted[0]),a\n\(sorted[1]),a\n"))
  }

  @Test(arguments: [
    ("ID > 9", "3 rows of 6"), ("ID >= 10 and ID <= 12", "2 rows of 6"), ("ID < 3", "1 row of 6"),
    ("ID = 9", "1 row of 6"),
  ])
  func codesOfDigitsAreFilteredAsNumbers(condition: String, count: String) throws {
    let text = "ID,x\n10,a\n9,b\n2,c\n100,d\nNA,e\n12,f\n"
    #expect(try lines(["filter \(condition)"], in: text).first == count)
  }

  @Test func whatDiffersInCapitalsAndSpacesIsOneText() throws {
    let text = "City,x\nRome,1\nRome ,1\n rome,1\nOslo,1\nROME,1\nOslo,2\n\u{A0}Zürich,1\nZÜRICH,1\n"
    let sum = try lines(["sum"], in: text)
    #expect(
      sum.joined(separator: "|").contains("3 different|Rome: 4 times, Oslo: 2 times, Zürich: 2 times"),
      "\(sum)")
    #expect(try lines(["totals"], in: text) == ["Rome, 4 rows", "Oslo, 2 rows", "Zürich, 2 rows"])
    for command in ["filter-value", "filter City = rome", "filter City = Rome"] {
      #expect(try lines([command], in: text).first == "4 rows of 8", "\(command)")
    }
    #expect(try lines(["filter City = zürich"], in: text).first == "2 rows of 8")
    #expect(try lines(["filter City != ROME"], in: text).first == "4 rows of 8")
    #expect(try lines(["next-other"], in: text).last?.contains("Oslo") == true)
  }

  @Test func aRowIsMovedWithItsBookmarkAndSavedThere() throws {
    let folder = try Folder()
    let said = try folder.lines(
      ["mark", "row-up", "row-down", "row-down", "go-mark", "undo", "go-mark", "sort", "row-up", "save"],
      in: "Town,Fare\nOslo,3\nRome,2\nNice,1\n", name: "t.csv", locale: "en")
    #expect(
      said == [
        "bookmark set", "top of column", "Oslo moved below Rome, row 2", "Oslo moved below Nice, row 3",
        "Oslo",
        "undone, back again: row 2, Oslo", "Town, Oslo, row 2, column 1", "Oslo", "Town, sorted ascending",
        "Town, Nice, row 1, column 1",
        "sorted rows cannot be moved; file-order puts them in the order of the file", "saved, t.csv",
      ])
    #expect(
      try String(contentsOfFile: folder.path("t.csv"), encoding: .utf8)
        == "Town,Fare\nRome,2\nOslo,3\nNice,1\n")
  }

  @Test func headersAndWhatComesFirstAreChosenWhileBrowsing() throws {
    #expect(
      try lines(["headers", "right", "headers", "headers", "right", "headers", "order", "left", "order"]) == [
        "row header, on", "column header, off", "North, column 2", "row header, off", "column header, on",
        "row header, off", "column header, off", "$42.50, column 3", "row header, on", "column header, on",
        "cell, column header", "North, Region, column 2", "column header, cell",
      ])
  }

  @Test(arguments: [
    ("en", "O s l o hyphen 7 space é space", "capital Oscar Sierra Lima Oscar hyphen 7 space é space"),
    (
      "de", "O s l o Bindestrich 7 Leerzeichen é Leerzeichen",
      "groß Otto Samuel Ludwig Otto Bindestrich 7 Leerzeichen é Leerzeichen"
    ),
  ])
  func aCellThatIsSpelledTwiceHasAWordForEachLetter(locale: String, once: String, twice: String) throws {
    let said = try Folder().lines(
      ["spell", "spell", "down", "spell"], in: "Town,Fare\n\"Oslo-7 é \",3\nRome,2\n", name: "t.csv",
      locale: locale)
    #expect(said[0] == once && said[1] == twice && said[3] == "R o m e", "\(said)")
  }

  // MARK: Finding

  @Test func unusualCellsAreFarFromTheOthersOrOfAnotherType() throws {
    let rows = (1...40).map { "n\($0),$\(10 + $0 % 7)" }
    let text =
      "Name,Price\n" + (rows + ["far,$900", "blank,", "word,soon"] + rows).joined(separator: "\n") + "\n"
    #expect(
      try lines(["next-odd", "end", "next-odd", "next-odd", "next-odd", "previous-odd"], in: text) == [
        "no unusual cell", "Price, $11, column 2", "$900, row 41", "soon, row 43", "from the other end",
        "$900, row 41", "from the other end", "soon, row 43",
      ])
  }

  @Test func typedLettersLeadToTheNextRowThatBeginsWithThem() throws {
    #expect(
      try lines(["begin n", "begin o", "begin os", "begin xy"]) == [
        "Nice, row 4", "from the other end", "Oslo, row 1", "Oslo", "nothing begins with xy",
      ])
  }

  @Test(arguments: ["find 9 dollars", "find $9.00", "find 9.00"])
  func aTextIsFoundAsItIsWrittenAndAsItIsSpoken(command: String) throws {
    #expect(
      try lines([command, "find-next"]).suffix(2) == [
        "Rome, Fare, $9.00, row 2, column 3", "Nice, $9.00, row 4",
      ])
  }

  @Test func whatWasNotSearchedIsSaid() throws {
    let text = "Name,Fare\n" + (1...20_001).map { "n\($0),$9.00\n" }.joined()
    #expect(
      try lines(["find nine dollars", "filter Name = n7", "find 9 dollars"], in: text) == [
        "nine dollars not found", "searched as written, not as spoken", "1 row of 20001",
        "Name, n7, row 1, column 1",
        "Fare, $9.00, column 2",
      ])
  }

  @Test func whoeverInterruptsASearchOrSortStaysWhereTheyAre() throws {
    let text = "Name,Fare\n" + (1...5000).map { "n\($0),\($0 % 7)\n" }.joined()
    let folder = try Folder()
    let session = try BrowseSession(path: folder.write(text, as: "t.csv"))
    _ = session.open()
    _ = session.perform(.move(.end))
    var isTired = true
    session.isInterrupted = { isTired }
    let commands: [BrowseCommand] = [
      .find("xyz"), .sort(isAscending: true), .filter("Fare = 3"), .summary, .other(isForward: true),
      .totals(""),
    ]
    for command in commands { #expect(session.perform(command).map(\.text) == ["stopped before the end"]) }
    isTired = false
    #expect(session.perform(.move(.where)).map(\.text) == ["n1, Fare, 1, row 1 of 5000, column 2 of 2"])
    _ = session.perform(.sort(isAscending: true))
    isTired = true
    #expect(session.perform(.sort(isAscending: false)).map(\.text) == ["stopped before the end"])
    #expect(session.perform(.row).map(\.text) == ["n7, Fare 0"])
    // A change is made or not, and nothing between.
    #expect(session.perform(.set("8")).first?.text == "Fare 8")
  }

  @Test func aCellBecomesNullAndEmptyByCommands() throws {
    let folder = try Folder()
    let path = try folder.write(#"[{"Name":"Ann","Fare":5},{"Name":"Bob","Fare":7}]"#, as: "fares.json")
    let session = try BrowseSession(path: path)
    _ = session.open()
    _ = session.perform(.move(.end))
    #expect(session.perform(try BrowseCommand("null")).map(\.text) == ["Fare null"])
    #expect(session.perform(.save).map(\.text) == ["saved, fares.json"])
    #expect(try folder.read(path) == #"[{"Name":"Ann","Fare":null},{"Name":"Bob","Fare":7}]"#)
    #expect(session.perform(try BrowseCommand("empty")).map(\.text) == ["Fare empty text"])
    _ = session.perform(.save)
    #expect(try folder.read(path) == #"[{"Name":"Ann","Fare":""},{"Name":"Bob","Fare":7}]"#)
  }

  /// Searching backwards reads a long file in pieces.
  @Test func aSearchFindsTheSameCellsBackwardsAndForwards() throws {
    let count = 60_000
    let hits = [3, 700, 8_200, 8_201, 40_000, 59_999]
    let text = "Name,Size\n" + (1...count).map { "\(hits.contains($0) ? "hit" : "n")\($0),\($0)\n" }.joined()
    let folder = try Folder()
    let session = try BrowseSession(path: try folder.write(text, as: "long.csv"))
    _ = session.open()
    _ = session.perform(.find("HIT"))
    let forwards = hits.map { _ in
      defer { _ = session.perform(.findNext(isForward: true)) }
      return session.currentRow ?? 0
    }
    #expect(forwards == hits && session.currentRow == 3)
    let backwards = hits.map { _ in
      _ = session.perform(.findNext(isForward: false))
      return session.currentRow ?? 0
    }
    #expect(backwards == hits.reversed())
  }

  /// Each cell alone takes less than what is too long.
  @Test(.timeLimit(.minutes(10))) func anExpressionIsBoundedInAllCellsTogether() throws {
    let cells = (0..<3_000).map { "\($0 % 10)" + String(repeating: "a", count: 21) + "b\n" }
    let said = try lines(["find (a+)+$"], in: "Code\n" + cells.joined())
    #expect(said.count == 1 && said[0].contains("takes too long"), "\(said)")
  }

  @Test(arguments: [
    ("not Region = North", ["Rome", "Nice", "Lima"]),
    ("Region = South and not (Fare < 20 or Seats = 40)", ["Lima"]),
    ("(Region = North or Region = West) and Fare < 50", ["Oslo", "Nice"]),
    ("not (Seats is blank) and (Town contains i)", ["Nice", "Lima"]),
    ("not not Town = Oslo", ["Oslo"]),
  ])
  func conditionsAreNegatedAndGrouped(condition: String, towns: [String]) throws {
    let said = try lines(["filter \(condition)", "go 1"] + towns.dropFirst().map { _ in "down" })
    #expect(said.first == "\(towns.count) row\(towns.count == 1 ? "" : "s") of 5", "\(said)")
    #expect(Array(said.suffix(towns.count).map { String($0.prefix { $0 != "," }) }) == towns)
  }

  @Test(arguments: [
    ("(Fare > 3", "expected ) after (Fare > 3"),
    ("Fare > 3)", "3) is no value such as those of Fare"),
    ("(Fare > 3))", ") is too much after (Fare > 3); leave it out"),
    ("(Fare > 3)) or Fare < 2", ") is too much after (Fare > 3); leave it out"),
  ])
  func bracketsThatDoNotMatchAreExplained(condition: String, message: String) throws {
    #expect(try lines(["filter \(condition)"])[0].contains(message))
  }

  @Test func namesWithBracketsAndValuesWithThemAreFound() throws {
    let text = "Town,Fare (USD),not\nOslo (N),5,a\nRome,7,b\n"
    #expect(try lines(["filter (Fare (USD) < 6)"], in: text)[0] == "1 row of 2")
    #expect(try lines(["filter Town = Oslo (N)"], in: text)[0] == "1 row of 2")
    #expect(try lines(["filter not = b and (Town = Rome)"], in: text)[0] == "1 row of 2")
  }

  @Test(arguments: [
    (["filter Not before > 2023"], 2), (["filter not Not before > 2023"], 1), (["filter not Paid = no"], 1),
    (["filter (m) height > 4 and (Paid = no)"], 1), (["right", "filter > 2023"], 2),
    (["end", "filter = 1"], 1),
    (["filter not (m) height > 4"], 1),
  ])
  func namesThatBeginWithNotOrABracketAreNames(commands: [String], count: Int) throws {
    let text =
      "Town,Not before,Paid,(m) height,\"p<0.1\"\nOslo,2024,no,3,1\nRome,2022,no,5,2\nNice,2025,yes,7,3\n"
    #expect(try lines(commands, in: text).first { $0.contains("of 3") }?.prefix(1) == "\(count)")
  }

  // MARK: Bookmarks, columns and words

  @Test func bookmarksHaveNumbersOrNames() throws {
    #expect(
      try lines([
        "mark", "down", "mark 2", "right", "mark home", "marks", "go-mark", "compare 2", "go-mark 3",
        "go-mark home",
      ]).filter { !$0.hasPrefix("Seats") && !$0.hasPrefix("Note") } == [
        "bookmark set", "Rome, row 2", "bookmark set, 2", "Region, South, column 2", "bookmark set, home",
        "Oslo, Town", "2, Rome, Town", "home, Rome, Region", "Town, Oslo, row 1, column 1",
        "Town Oslo, at the bookmark Rome", "Region North, at the bookmark South",
        "Fare $42.50, at the bookmark $9.00",
        "no bookmark, 3", "Rome, Region, South, row 2, column 2",
      ])
  }

  @Test func aBookmarkThatIsFilteredOutIsStillOne() throws {
    #expect(
      try lines([
        "mark 1", "filter Region = South", "go-mark 1", "marks", "compare 1", "hide", "hide", "hide", "hide",
        "hide",
      ]).filter { !$0.contains("column") && !$0.contains("hidden") } == [
        "bookmark set, 1", "2 rows of 5",
        "the row of the bookmark is filtered out; all-rows shows all rows", "1, Oslo, Town",
        "Town Rome, at the bookmark Oslo", "Region South, at the bookmark North",
        "Fare $9.00, at the bookmark $42.50", "Seats 3, at the bookmark 12",
        "Note late, at the bookmark blank",
      ])
  }

  @Test func aTableWithoutRowsGetsItsFirstOne() throws {
    #expect(
      try lines(["delete", "sort", "insert", "set Oslo", "row"], in: "Town,Fare\nRome,9\n") == [
        "Rome deleted", "no rows", "there are no rows; insert adds one", "row 1 added",
        "Town, blank, row 1, column 1", "Town Oslo", "Oslo",
      ])
  }

  @Test func aWideTableIsReadInParts() throws {
    let text =
      (1...250).map { "H\($0)" }.joined(separator: ",") + "\n"
      + (1...250).map { $0 == 7 ? "" : "v\($0)" }.joined(separator: ",") + "\n"
      + (1...250).map { "w\($0)" }.joined(separator: ",") + "\n"
    let said = try lines(
      ["row", "row", "again", "row", "row", "row", "down", "row", "open", "open"], in: text)
    #expect(
      said[0].hasPrefix("v1 (H1), v2 (H2), ") || said[0].hasPrefix("v1, H2 v2, "), "\(said[0].prefix(80))")
    #expect(said[0].hasSuffix("v101, and 149 more"), "\(said[0].suffix(80))")
    #expect(said[1].hasPrefix("H102 v102, ") && said[1].hasSuffix("v201, and 49 more"), "\(said[1])")
    #expect(said[2] == said[1] && said[3].hasPrefix("H202 v202, ") && said[3].hasSuffix("H250 v250"))
    #expect(said[4] == said[0] && said[5] == said[1])
    #expect(said[7].hasSuffix("w100, and 150 more") && said[8] == said[7] && said[9].hasPrefix("H101 w101, "))
    let names = try lines(["up", "row", "row", "row", "down", "summary", "summary"], in: text)
    #expect(names.contains("and 150 more") && names.contains("and 50 more") && names.contains("H250"))
    #expect(names.suffix(202).first?.hasPrefix("2 rows, 250 columns") == true, "\(names.suffix(202))")
    #expect(names.last == "and 51 more", "\(names.suffix(3))")
  }

  /// A sheet of OpenDocument with the columns Boat and Fee and the row Petrel, 7, whose first cell has a comment and a link.
  private static let fleet = """
    UEsDBBQAAAAAAAAAIQCFbDmKLgAAAC4AAAAIAAAAbWltZXR5cGVhcHBsaWNhdGlvbi92bmQub2FzaXMub3BlbmRvY3VtZW50LnNw\
    cmVhZHNoZWV0UEsDBBQAAAAIAAAAIQD7f/cX8QAAAHgCAAALAAAAY29udGVudC54bWyNUstugzAQ/BXke3CjHiosY6k55Nxf2MBS\
    UMwusjfC/fuSINqScuBi72Nmxzuyrbm69UhyqJhkurPUe4qlugUyDLGLhqDHaKQyPCAtcPOAGW6arkJzzF/UTDSylypw8Stm2s3E\
    JH+JvlStyGC0HscxH19zDp/6WBSFTr6jq3L2wvWXs3EICHVsEcVZmR+QyUOqVGc/ldVP/RB4/E0q9N7ZZAZ3YhCr75HV6+5/7Blx\
    G6o3RTYUgYgFpGOaJ0K8Zu9Ey9Tn9nRA5k0bsJktiZMnkGOCfvColftACejvdHB7t3jbs8OSTdHKZT07r59/mfsGUEsBAhQDFAAA\
    AAAAAAAhAIVsOYouAAAALgAAAAgAAAAAAAAAAAAAAIABAAAAAG1pbWV0eXBlUEsBAhQDFAAAAAgAAAAhAPt/9xfxAAAAeAIAAAsA\
    AAAAAAAAAAAAAIABVAAAAGNvbnRlbnQueG1sUEsFBgAAAAACAAIAbwAAAG4BAAAAAA==
    """

  @Test func commentsAndLinksAreReadWhereTheyAre() throws {
    let folder = try Folder()
    let path = folder.path("fleet.ods")
    try #require(Data(base64Encoded: Self.fleet)).write(to: URL(filePath: path))
    let session = try BrowseSession(path: path)
    _ = session.open()
    let say = { (command: BrowseCommand) in session.perform(command).map(\.text) }
    #expect(say(.comments) == ["comment ask Ann", "link https://a.example/"])
    _ = say(.move(.right))
    #expect(say(.comments) == ["no comment"])
    _ = say(.move(.up))
    #expect(say(.comments) == ["this is the header; go down to a row first"])
    #expect(try lines(["comments"]) == ["no comment"])
  }

  @Test func aColumnMovesWithItsCursor() throws {
    #expect(
      try lines(["column-left", "column-right", "row", "right", "left", "left", "column-left", "show-all"])
        == [
          "beginning of row", "Town, column 2", "Oslo, Region North, $42.50, Seats 12",
          "Fare, $42.50, column 3",
          "Town, Oslo, column 2", "Region, North, column 1", "beginning of row", "all columns shown",
          "Oslo, Region, North, row 1, column 2",
        ])
  }

  @Test func rowsAreReadByATemplateThatIsTyped() throws {
    let said = try lines([
      "template {Fare} to {Town}", "down", "row", "template {Fares}", "row", "template", "row",
    ])
    #expect(said[0] == "$42.50 to Oslo" && said[2] == "$9.00 to Rome")
    #expect(said[3].contains("Fares") && said[4] == "$9.00 to Rome" && said[5] == said[6])
    #expect(said[5] == "Rome, Region South, $9.00, Seats 3, Note late")
  }

  @Test func moreOrLessIsSaid() throws {
    #expect(
      try lines(["less", "less", "down", "more", "more", "down", "more-punctuation", "less-punctuation"]) == [
        "verbosity 1 of 3", "verbosity 1 of 3", "Rome", "verbosity 2 of 3", "verbosity 3 of 3",
        "Town, Bergen, row 3, column 1", "punctuation 2 of 4", "punctuation 1 of 4",
      ])
  }

  @Test func theNextTableOfAFileIsBrowsed() throws {
    let page = "<table><tr><th>A<tr><td>1</table><table><tr><th>B<tr><td>2</table>"
    let said = try lines(["next-table", "next-table", "previous-table", "row"], in: page, name: "page.html")
    #expect(said.contains("table, 2 of 2") && said.contains("table, 1 of 2"))
    #expect(said.contains("page.html, table, 1 row, 1 column"), "\(said)")
    #expect(said.last == "1", "\(said)")
  }

  /// Rows say the two digits of a year whose century nobody knows; whatever compares them goes by these.
  @Test func yearsOfAnUnknownCenturyAreComparedAsTheyAreSpoken() throws {
    let text = "Name,Born\nAda,1/2/34\nBob,3/14/67\nCyd,5/6/99\nDee,2/3/04\nEve,2/3/1950\n"
    let summed = try lines(["right", "sum", "sort", "top"], in: text)
    #expect(summed.contains("4 of 5, 2/3/04 to 5/6/99"), "\(summed)")
    #expect(summed.contains("Dee, Born, 2/3/04, row 1, column 2"), "\(summed)")
    #expect(try lines(["filter Born > 1/1/2000"], in: text).first == "Born > 1/1/2000 not found")
    #expect(try lines(["filter Born < 1/1/50"], in: text).first == "2 rows of 5")
    #expect(try lines(["filter Born = 1/2/2034"], in: text).first == "Born = 1/2/2034 not found")
  }

  @Test func groupsAreInTheOrderOfTheirValuesAndSayHowManyWereLeftOut() throws {
    let some = try lines(["right", "totals"], in: "Name,N\na,100\nb,9\nc,-13\nd,9\n")
    #expect(some.suffix(3) == ["9, 2 rows", "-13, 1 row", "100, 1 row"], "\(some)")
    let many = try lines(["right", "totals"], in: "Name,N\n" + (1...60).map { "n\($0),\($0)\n" }.joined())
    #expect(many.suffix(2) == ["50, 1 row", "50 of 60"] && many.count == 53, "\(many.suffix(4))")
  }

  @Test func filtersNarrowAndAreNamed() throws {
    #expect(
      try lines([
        "filter Region = South", "filter Fare > 20 or Note = late", "where", "find Nice", "filter Fare < 50",
        "all-rows",
      ])
        == [
          "2 rows of 5", "Town, Rome, row 1, column 1", "2 rows of 5", "Town, Rome, row 1, column 1",
          "Town, Rome, row 1 of 2, column 1 of 5", "Region = South and (Fare > 20 or Note = late)",
          "Nice not found",
          "2 rows of 5", "1 row of 5", "Town, Rome, row 1, column 1", "5 rows", "Town, Rome, row 2, column 1",
        ])
  }

  @Test func aConditionWithoutANameIsAboutTheColumn() throws {
    #expect(try lines(["right", "right", "filter > 50", "where"]).last == "Fare > 50")
  }

  @Test(arguments: [
    ("filter > 50", "2 rows of 5"), ("filter Region = 'North'", "2 rows of 5"),
    ("filter Note = \"\"", "3 rows of 5"),
    ("filter Note != ''", "2 rows of 5"),
  ])
  func conditionsAreWrittenAsPeopleDo(condition: String, count: String) throws {
    #expect(try lines(["right", "right", condition])[2] == count)
  }

  @Test func aColumnIsReadFromHereWithItsBlanks() throws {
    #expect(try lines(["go 3", "end", "left", "column"]).suffix(4) == ["Seats", "blank", "40", "7"])
    let long = "Name,Size\n" + (1...300).map { "n\($0),\($0)\n" }.joined()
    let said = try lines(["end", "column"], in: long)
    #expect(said.count == 103 && said.last == "100 rows of 300" && said[101] == "100", "\(said.suffix(3))")
    let parts = try lines(["end", "go 150", "column", "column", "column"], in: long).suffix(154)
    #expect(Array(parts.prefix(2)) == ["Size", "250"] && parts.last == "100 rows of 300", "\(parts)")
  }

  @Test func aCopyHasTheFormatOfItsOriginal() throws {
    let folder = try Folder()
    let copy = folder.path("copy")
    let said = try folder.lines(
      ["save-copy \(copy).json", "save-copy \(copy).csv"], in: BrowseSessionTests.trips, name: "trips.csv")
    #expect(
      said == [
        "a copy has the format of its original; choose a name that ends in .csv",
        "saved, \(copy).csv, 5 rows",
      ])
    #expect(try folder.read(copy + ".csv") == BrowseSessionTests.trips)
  }

  @Test func aCopyOfAFileThatCannotBeChangedIsTheFile() throws {
    let folder = try Folder()
    let copy = folder.path("copy")
    let page = "<table><tr><th>A<th>B<tr><td>1<td>2</table>"
    let session = try folder.session(page, name: "page.html", locale: "en")
    #expect(session.refusalToCopy == nil)
    let said = ["csv", "html", "html"].flatMap {
      session.perform(line: "save-copy \(copy).\($0)").map(\.text)
    }
    #expect(
      said == [
        "a copy has the format of its original; choose a name that ends in .html", "saved, \(copy).html",
        session.refusal(EditError.fileExists(path: "")).text,
      ])
    #expect(try folder.read(copy + ".html") == page)
    #expect(
      session.perform(line: "set 3").map(\.text) == [
        session.refusal(EditError.format(path: "", format: "")).text
      ])
  }

  @Test func changesOfAnotherFileAreSavedInACopyOrForgottenByRevert() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\n", as: "t.csv")
    do {
      let first = try BrowseSession(path: path)
      _ = first.open()
      _ = first.perform(.set("Eve"))
    }
    _ = try folder.write("Name,Price\nZed,0\n", as: "t.csv")
    let session = try BrowseSession(path: path)
    #expect(
      session.open().contains {
        $0.text.hasSuffix("; save-copy saves under another name, revert forgets the changes")
      })
    let copy = folder.path("copy.csv")
    #expect(session.perform(.saveCopy(copy)).map(\.text) == ["saved, \(copy), 2 rows"])
    #expect(try folder.read(copy) == "Name,Price\nEve,1\nBob,2\n")
    #expect(session.perform(.revert).map(\.text) == ["changes forgotten"])
    #expect(session.perform(.set("Zoe")).map(\.text) == ["Name Zoe"])
    #expect(session.perform(.save).map(\.text) == ["saved, t.csv"])
    #expect(try folder.read(path) == "Name,Price\nZoe,0\n")
  }

  @Test func rulesOfADatabaseNameARowAsItIsBrowsed() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT UNIQUE, price REAL CHECK(price >= 0));
      INSERT INTO t VALUES(1, 'Ann', 3), (2, 'Bob', 2), (3, 'Cy', 1), (4, 'Di', 7);
      """)
    let session = try BrowseSession(path: shop.path)
    func say(_ line: String) throws -> String {
      session.perform(try BrowseCommand(line)).map(\.text).joined(separator: "; ")
    }
    _ = session.open()
    for command in ["right", "right", "sort", "go 2", "set -5"] { _ = try say(command) }
    #expect(
      try say("save").contains(
        "not saved: row 2, Bob: a rule of the table forbids it, price >= 0; enter another text"))
    _ = try say("filter price > 2")
    #expect(try say("save").contains("not saved: Bob: a rule of the table"))
  }

  @Test func oneOfSeveralColumnsWithANameIsFilteredByItsNumber() throws {
    let lines = try Folder().lines(
      ["filter Name = Lee", "filter #2 = Lee"], in: "Name,Name,Price\nAnn,Lee,1\nBob,Ray,2\n", name: "t.csv")
    #expect(lines[0] == "2 columns have the name \"Name\"; choose one by its number: #1 or #2")
    #expect(lines[1].hasPrefix("1 row"))
  }

  // MARK: The file

  @Test func aFileThatChangesIsReportedOnceAndReadAgainOnRequest() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\n", as: "t.csv")
    let session = try BrowseSession(path: path)
    let say = { (command: BrowseCommand) in session.perform(command).map(\.text) }
    _ = session.open()
    _ = say(.move(.down))
    _ = say(.sort(isAscending: false))
    _ = try folder.write("Name,Price\nZed,0\nAnn,1\nBob,2\n", as: "t.csv")
    #expect(say(.row) == ["the file has changed; reload reads it again", "Bob, Price 2"])
    #expect(say(.row) == ["Bob, Price 2"])
    #expect(say(.reload) == ["file read again", "Name, Zed, row 1, column 1"])
    #expect(say(.set("Zoe")) == ["Name Zoe"])
    #expect(say(.reload) == ["1 change is not saved", "save saves them, revert forgets them"])
    #expect(say(.save) == ["saved, t.csv"] && say(.row) == ["Zoe, Price 0"])
    try FileManager.default.removeItem(atPath: path)
    #expect(say(.row).first == "the file is gone")
    #expect(session.perform(.reload).last?.cue == .error)
    _ = try folder.write("Name,Cost\nDan,4\n", as: "t.csv")
    #expect(say(.reload).contains("file read again"))
    #expect(say(.row) == ["Dan, Cost 4"])
  }

  @Test func aRowThatIsDeletedAgainIsNamedByItsPlaceAmongSortedRows() throws {
    let text = "Name,Age\nZoe,9\nAnn,1\nMoe,5\n"
    #expect(
      try lines(["right", "sort", "go 1", "delete", "undo", "redo"], in: text).filter {
        $0.contains("deleted")
      }
        == ["Ann deleted", "done again: row 1, Ann deleted"])
  }

  @Test func bookmarksStayOnTheirRowsWhenTheFileIsReadAgain() throws {
    let folder = try Folder()
    let path = try folder.write("Item,Price\nTea,1\nCake,2\nPie,3\n", as: "t.csv")
    let session = try BrowseSession(path: path)
    let say = { (command: BrowseCommand) in session.perform(command).map(\.text) }
    _ = session.open()
    _ = say(.mark("tea"))
    _ = say(.move(.down))
    _ = say(.mark("cake"))
    _ = try folder.write("Item,Price\nBread,0\nTea,9\nCake,2\nPie,3\n", as: "t.csv")
    _ = say(.reload)
    #expect(say(.goToMark("cake")) == ["Cake, row 3"])
    #expect(say(.goToMark("tea")) == ["no bookmark, tea"])
  }

  @Test func whatADatabaseDeletesWithARowIsSaidWhenItIsSaved() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE staff(id INTEGER PRIMARY KEY, name, boss REFERENCES staff ON DELETE CASCADE);
      INSERT INTO staff VALUES(1, 'Ann', NULL), (2, 'Bob', 1), (3, 'Cy', NULL);
      """)
    let session = try BrowseSession(path: shop.path)
    let say = { (command: BrowseCommand) in session.perform(command).map(\.text) }
    _ = session.open()
    _ = say(.move(.last))
    _ = say(.mark("c"))
    _ = say(.move(.first))
    _ = say(.delete)
    #expect(say(.save).prefix(2) == ["saved, shop.db", "1 row deleted"])
    _ = say(.goToMark("c"))
    #expect(say(.row) == ["Cy, id 3"])
  }

  @Test func aDatabaseWhoseLogChangesIsReported() throws {
    let shop = try TestDatabase(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name); INSERT INTO t VALUES(1, 'Ann');")
    _ = try shop.rows("PRAGMA journal_mode = WAL")
    let session = try BrowseSession(path: shop.path)
    let say = { (command: BrowseCommand) in session.perform(command).map(\.text) }
    _ = session.open()
    #expect(say(.row) == ["Ann, id 1"])
    _ = try shop.rows("UPDATE t SET name = 'Eve'")
    #expect(say(.row).first == "the file has changed; reload reads it again")
    _ = say(.reload)
    #expect(say(.row) == ["Eve, id 1"])
  }

  @Test func aFilterOfAValueStaysWhenTheFileIsReadAgain() throws {
    let folder = try Folder()
    let text = "Name,Kind\nx,Rock and Roll\ny,Jazz\nz,Rock and Roll\n"
    let path = try folder.write(text, as: "t.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    _ = session.perform(.move(.right))
    #expect(session.perform(.filterValue).first?.text == "2 rows of 3")
    _ = try folder.write(text + "w,Jazz\n", as: "t.csv")
    _ = session.perform(.reload)
    _ = session.perform(.move(.last))
    #expect(session.perform(.row).map(\.text) == ["z, Kind Rock and Roll"])
  }

  @Test(arguments: [
    BrowseCommand.other(isForward: false), .blank(isForward: false), .odd(isForward: false), .find("Bob"),
  ])
  func searchingBackFromTheHeaderOfASortedColumnFindsNothingAbove(command: BrowseCommand) throws {
    let folder = try Folder()
    let session = try BrowseSession(path: folder.write("Name,Age\nAda,3\nBob,1\nCy,2\n", as: "t.csv"))
    _ = session.open()
    _ = session.perform(.sort(isAscending: true))
    _ = session.perform(.move(.up))
    #expect(!session.perform(command).isEmpty)
    _ = session.perform(.move(.up))
    _ = session.perform(.move(.up))
    #expect(!session.perform(.findNext(isForward: false)).isEmpty)
  }

  @Test func changesOfOneTableAreNotSavedInAnother() throws {
    let folder = try Folder()
    let text = "Ann,Fee\nAda,1\nBob,2\n\nTown,Fee,Mayor\nOslo,7,Eva\nRome,8,Leo\n"
    let path = try folder.write(text, as: "t.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    _ = session.perform(.set("Zed"))
    #expect(
      session.perform(.table(isForward: true)).map(\.text) == [
        "still in t.csv", "1 change is not saved", "save saves them, revert forgets them",
      ])
    #expect(session.perform(.save).map(\.text) == ["saved, t.csv"])
    #expect(try folder.read(path) == text.replacing("Ada", with: "Zed"))
    #expect(session.perform(.table(isForward: true)).count > 1)
    _ = session.perform(.set("Lima"))
    #expect(session.perform(.save).map(\.text) == ["saved, t.csv"])
    #expect(try folder.read(path) == text.replacing("Ada", with: "Zed").replacing("Oslo", with: "Lima"))
  }

  @Test func nestedConditionsAreLimited() throws {
    let folder = try Folder()
    let session = try BrowseSession(path: folder.write("Name,Age\nAda,3\nBob,1\n", as: "t.csv"))
    _ = session.open()
    for word in ["not ", "("] {
      let condition = String(repeating: word, count: 60_000) + "Age > 1"
      #expect(
        session.perform(.filter(condition)).map(\.text).joined().contains(
          "more than 100 brackets or \"not\" in each other"))
    }
  }

  @Test func twoSessionsDoNotOverwriteEachOther() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\n", as: "t.csv")
    let (one, two) = (try BrowseSession(path: path), try BrowseSession(path: path))
    for session in [one, two] { _ = session.open() }
    #expect(one.perform(.set("Eve")).map(\.text) == ["Name Eve"])
    let refused = two.perform(.set("Kim"))
    #expect(refused.last?.cue == .error, "\(refused)")
    #expect(one.perform(.save).map(\.text) == ["saved, t.csv"])
    #expect(try folder.read(path) == "Name,Price\nEve,1\nBob,2\n")
    #expect(two.perform(.reload).map(\.text).contains("file read again"))
    #expect(two.perform(.row).map(\.text) == ["Eve, Price 1"])
  }

  /// The first row does not wait for the last one; what all rows have in common is left out once that is known.
  @Test func theRestOfALongFileDecidesMeanwhile() throws {
    let row = "Ministry of Silly Walks and other long names that fill a file\n"
    let text = "Name,Office\n" + (1...60_000).map { "n\($0),\(row)" }.joined()
    let folder = try Folder()
    let path = try folder.write(text, as: "long.csv")
    let session = try BrowseSession(path: path)
    let start = ContinuousClock.now
    _ = session.open()
    #expect(ContinuousClock.now - start < .seconds(5))
    _ = session.perform(.summary)
    #expect(session.perform(.row).map(\.text) == ["n1"])
  }
}
