import Foundation
import Rowcall
import RowcallSpeech
import RowcallText
import Testing

/// Sessions on small tables, command by command as they are written.
@Suite struct BrowseSessionTests {
  static let trips = """
    Town,Region,Fare,Seats,Note
    Oslo,North,$42.50,12,
    Rome,South,$9.00,3,late
    Bergen,North,$120.00,,
    Nice,West,$9.00,40,
    Lima,South,$64.10,7,new
    """ + "\n"

  /// The lines that commands print, after those of the opening.
  private func lines(
    _ commands: [String], in text: String = trips, name: String = "trips.csv", locale: String = "en"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try folder.lines(commands, in: text, name: name, locale: locale)
  }

  @Test func aStepSaysTheCellAndThenWhatChanged() throws {
    #expect(
      try lines(["down", "right", "end", "home", "up", "up", "up", "where", "row", "header"]) == [
        "Rome, row 2", "Region, South, column 2", "Note, late, column 5", "Town, Rome, column 1",
        "Oslo, row 1",
        "Town, column header", "top of column", "Town, column header, column 1 of 5",
        "Town, Region, Fare, Seats, Note", "Town",
      ])
  }

  @Test(arguments: [
    ("de", ["Fare, 42,50\u{A0}$, Spalte 3", "Fare, 3 Werte, 2 verschiedene"]),
    ("ja", ["Fare、$42.50、3列目", "Fare、値3個、2種類"]),
  ])
  func aSessionSpeaksTheListenersLanguage(locale: String, expected: [String]) throws {
    let text = "Town,Region,Fare\nOslo,North,$42.50\nRome,South,$9.00\nNice,West,$9.00\n"
    let said = try lines(["end", "sum"], in: text, locale: locale)
    #expect(Array(said.prefix(2)) == expected)
  }

  @Test func aSearchGoesOnFromHereAndSaysThatItBeganAnew() throws {
    #expect(
      try lines(["find south", "find-next", "find-next", "find-previous", "find ^r", "find xyz"]) == [
        "Rome, Region, South, row 2, column 2", "Lima, South, row 5", "from the other end",
        "Rome, South, row 2", "from the other end", "Lima, South, row 5", "from the other end",
        "Town, Rome, row 2, column 1", "xyz not found",
      ])
  }

  @Test func aTextWithSignsOfRegularExpressionsIsFoundAsItIsWritten() throws {
    #expect(try lines(["find $9.00"]) == ["Rome, Fare, $9.00, row 2, column 3"])
    #expect(
      try lines(["find (a", "find l[ai]t"]) == [
        "\"(a\", character 3: no regular expression; close brackets and write \\ before signs that stand for themselves",
        "Rome, Note, late, row 2, column 5",
      ])
  }

  @Test func aRegularExpressionThatTakesForeverEndsWithAnError() throws {
    let text = "Name,Code\nAnn,\(String(repeating: "a", count: 60))b\n"
    #expect(
      try lines(["find (a+)+$"], in: text) == [
        "\"(a+)+$\": takes too long as a regular expression; avoid repetitions of repetitions, such as (a+)+"
      ])
  }

  @Test func rowsAreSortedByWhatTheirCellsAreWorth() throws {
    let walk = ["first", "down", "down", "down", "down", "down"]
    let towns = { (commands: [String]) in
      try self.lines(commands + walk).suffix(5).map { $0.prefix { $0 != "," } }
    }
    #expect(try towns(["right", "right", "sort", "home"]) == ["Rome", "Nice", "Oslo", "Lima", "Bergen"])
    #expect(
      try towns(["right", "right", "sort-descending", "home"]) == ["Bergen", "Lima", "Oslo", "Rome", "Nice"])
    // The last sort counts most; equal rows keep the order of the one before.
    #expect(
      try towns(["right", "right", "sort", "left", "sort", "home"])
        == ["Oslo", "Bergen", "Rome", "Lima", "Nice"])
    #expect(try towns(["sort", "file-order"]) == ["Oslo", "Rome", "Bergen", "Nice", "Lima"])
  }

  @Test(arguments: [
    ("Fare > 42.50", ["Bergen", "Lima"]), ("Fare >= $42.50", ["Oslo", "Bergen", "Lima"]),
    ("Fare < 10 and Region = west", ["Nice"]),
    ("Region = North or Fare = 9", ["Oslo", "Rome", "Bergen", "Nice"]),
    ("Seats is blank", ["Bergen"]), ("Note is not blank and Fare < 20", ["Rome"]),
    ("Town contains e", ["Rome", "Bergen", "Nice"]), ("Town matches ^.o", ["Rome"]),
    ("Town != Oslo and Fare > 50", ["Bergen", "Lima"]),
    ("4 > 10", ["Oslo", "Nice"]), ("\"Region\" = \"North\"", ["Oslo", "Bergen"]),
    ("Town < M", ["Bergen", "Lima"]),
  ])
  func aConditionLeavesTheRowsForWhichItHolds(condition: String, towns: [String]) throws {
    let said = try lines(["filter \(condition)"] + ["first"] + towns.map { _ in "down" })
    #expect(said.first == "\(towns.count) row\(towns.count == 1 ? "" : "s") of 5")
    #expect(Array(said.suffix(towns.count).map { String($0.prefix { $0 != "," }) }) == towns)
  }

  @Test(arguments: [
    (
      "filter Fares > 3",
      "\"Fares > 3\": there is no column \"Fares\"; did you mean \"Fare\"? The columns are Town, Region, Fare, Seats, Note"
    ),
    ("filter Fare >", "\"Fare >\": expected a value after \">\""),
    (
      "filter Fare",
      "\"Fare\": expected a column, a sign and a value, as in: Price > 100; the signs are =, !=, <, <=, >, >=, contains, "
        + "matches, is blank, is not blank"
    ), ("filter Town = Atlantis", "Town = Atlantis not found"),
    ("go 0", "go: \"0\" is no row; write a number from 1"),
    ("sport", "there is no command \"sport\"; did you mean \"sort\"?"),
    ("find", "find: expected TEXT, as in: find TEXT"),
    ("down 3", "down: \"3\" is too much; leave it out"),
  ])
  func whatIsWrongIsSaidAndChangesNothing(command: String, message: String) throws {
    let said = try lines([command, "bottom"])
    #expect(said == [message, "Lima, row 5"])
  }

  @Test func aColumnIsSummedUp() throws {
    #expect(
      try lines(["right", "sum", "right", "sum", "right", "sum"]).filter { !$0.contains("column") } == [
        "Region, 5 values, 3 different", "North: 2 times, South: 2 times", "Fare, 5 values, 4 different",
        "$9.00 to $120.00, median $42.50", "sum $244.60, mean $48.92", "$9.00: 2 times",
        "Seats, 4 values, 1 blank", "3 to 40, median 9.5", "sum 62, mean 15.5",
      ])
  }

  @Test func groupsHaveTheirCountsAndSums() throws {
    #expect(
      try lines(["right", "totals Fare"]).suffix(3) == [
        "North, 2 rows, Fare sum $162.50", "South, 2 rows, Fare sum $73.10", "West, 1 row, Fare sum $9.00",
      ])
  }

  @Test func marksColumnsAndOtherValuesAreFound() throws {
    #expect(
      try lines([
        "mark", "down", "compare", "right", "hide", "row", "show-all", "end", "next-blank", "previous-other",
        "go-mark",
      ]) == [
        "bookmark set", "Rome, row 2", "Town Rome, at the bookmark Oslo",
        "Region South, at the bookmark North",
        "Fare $9.00, at the bookmark $42.50", "Seats 3, at the bookmark 12",
        "Note late, at the bookmark blank",
        "Region, South, column 2", "Region hidden", "$9.00", "Rome, $9.00, Seats 3, Note late",
        "all columns shown",
        "Fare, $9.00, column 3", "Note, late, column 5", "Bergen, blank, row 3", "Rome, late, row 2",
        "Town, Oslo, row 1, column 1",
      ])
  }

  @Test func linesBehindTheLastAreEdges() throws {
    #expect(
      try lines(["page-down", "page-down", "go 99", "page-up", "page-up", "next-blank"]) == [
        "Lima, row 5", "bottom of column", "Lima", "Oslo, row 1", "top of column", "no blank cell",
      ])
  }

  @Test func cuesNameEdgesPlacesAndErrors() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let session = try BrowseSession(path: try folder.write(Self.trips, "trips.csv"))
    let cues = { (command: String) in session.perform(try BrowseCommand(command)).map(\.cue) }
    #expect(session.open().map(\.cue) == [nil, nil])
    #expect(try cues("left") == [.edge])
    #expect(try cues("end") == [.blank])
    #expect(try cues("where") == [nil])
    #expect(try cues("down") == [nil])
    #expect(try cues("find oslo") == [.wrap, nil])
    #expect(try cues("up") == [.header])
    #expect(try cues("set x") == [.error])
    #expect(try cues("go 99") == [.edge])
  }

  @Test func eachCueSoundsForAFewDozenMilliseconds() {
    let sounds = BrowseCue.allCases.map(\.tones)
    #expect(Set(sounds).count == sounds.count)
    for tones in sounds { #expect((20...100).contains(tones.map(\.milliseconds).reduce(0, +))) }
  }

  @Test func aTableWithoutRowsSaysSo() throws {
    #expect(try lines(["down", "sum", "set x", "row"], in: "Town,Fare\n").first != nil)
  }
}

/// Columns as tones.
@Suite struct BrowseTuneTests {
  private func tune(_ commands: [String], in text: String = BrowseSessionTests.trips) throws -> BrowseLine {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let session = try BrowseSession(path: try folder.write(text, "trips.csv"))
    _ = session.open()
    for command in commands { _ = session.perform(try BrowseCommand(command)) }
    return try #require(session.perform(.sonify).first)
  }

  /// The pitches in Hz, without the rest before them.
  private func pitches(_ line: BrowseLine) -> [Int?] {
    line.tones.dropFirst().map { $0.frequency.map { Int($0.rounded()) } }
  }

  @Test func theScaleIsSaidBeforeAToneForEachRow() throws {
    let line = try tune(["right", "right"])
    #expect(line.text == "Fare, $9.00 to $120.00" && line.spoken == "Fare, 9 dollars to 120 dollars")
    #expect(line.cue == nil && line.tones.first == Tone(nil, milliseconds: 200))
    #expect(pitches(line) == [412, 220, 1760, 220, 618])
    #expect(line.tones.dropFirst().allSatisfy { $0.milliseconds == 150 })
  }

  @Test func tonesFollowTheOrderOfTheRowsAndLeaveFilteredOnesOut() throws {
    #expect(try pitches(tune(["right", "right", "sort"])) == [220, 220, 412, 618, 1760])
    #expect(
      try pitches(tune(["right", "right", "filter Region = South", "sort-descending"])) == [1760, 220])
  }

  @Test func blanksAreSilentAndEqualValuesHaveOneTone() throws {
    #expect(try pitches(tune(["right", "right", "right"])) == [365, 220, nil, 1760, 275])
    #expect(try pitches(tune(["end"], in: "Town,Fare\nOslo,5\nRome,5\n")) == [622, 622])
  }

  @Test(arguments: [1, 33, 99, 100, 101, 1000, 5003]) func manyRowsTakeFiveSecondsAtMost(count: Int) throws {
    let text = "Name,Size\n" + (0..<count).map { "n\($0),\($0)\n" }.joined()
    let tones = try tune(["end"], in: text).tones.dropFirst()
    let pitches = tones.compactMap(\.frequency)
    #expect(tones.count == min(count, 100) && pitches.count == tones.count)
    #expect(pitches == pitches.sorted())
    #expect(tones.map(\.milliseconds).reduce(0, +) <= 5000)
  }

  @Test func aColumnWithoutAmountsSaysSo() throws {
    let line = try tune([])
    #expect(line.text == "Town, not possible" && line.cue == .error && line.tones.isEmpty)
  }
}

/// The keys and their page in the documentation.
@Suite struct BrowseKeysTests {
  @Test func theDocumentationListsAllKeysOfEachSet() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Rowcall/Rowcall.docc/Browsing.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.split(separator: " | ").count == 3
    }
    let expected = [KeySet.nvda, .visidata, .emacs].flatMap { set in
      let usual = BrowseKeys().bindings
      let bindings = set == .nvda ? usual : Array(BrowseKeys(set).bindings.prefix { $0.key != "right" })
      return bindings.map { binding in
        let key = binding.key == "|" ? "\\|" : binding.key
        return "| `\(key)` | `\(binding.command)` | \(BrowseKeys.help(for: binding.command)) |"
      }
    }
    #expect(rows.map(String.init) == expected)
  }

  @Test func everyKeyHasACommandAndEveryCommandHelp() {
    let names = BrowseCommand.entries.map(\.name) + BrowseKeys.steps.map(\.name)
    #expect(Set(names).count == names.count)
    for set in KeySet.allCases {
      for binding in BrowseKeys(set).bindings { #expect(names.contains(binding.command), "\(binding)") }
      #expect(Set(BrowseKeys(set).bindings.map(\.key)).count == BrowseKeys(set).bindings.count)
    }
    #expect(Set(names).subtracting(BrowseKeys().bindings.map(\.command)).isEmpty)
  }
}

/// Changes in a session, sorted and filtered or not.
@Suite struct BrowseChangesTests {
  @Test func changesAreMadeWhereTheCursorIsAndSavedInTheFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let said = try folder.lines(
      [
        "right", "right", "sort-descending", "set $119", "undo", "redo", "home", "insert", "set Paris",
        "filter Region = South",
        "delete", "all-rows", "save", "save", "undo",
      ], in: BrowseSessionTests.trips, name: "trips.csv")
    #expect(
      said == [
        "Region, North, column 2", "Fare, $42.50, column 3", "Fare, sorted descending", "Oslo, $42.50, row 3",
        "Fare $119", "undone: Fare $119", "$42.50", "done again: Fare $119", "Oslo, $119, row 2",
        "Town, Oslo, column 1", "row 2 added", "blank, row 3", "Town Paris", "2 rows of 6", "Lima, row 1",
        "Lima deleted", "Rome", "5 rows", "Rome, row 3", "saved", "no changes", "undone: row 6 deleted",
        "Lima",
      ])
    #expect(
      try folder.text("trips.csv") == """
        Town,Region,Fare,Seats,Note
        Oslo,North,$119,12,
        Paris,,,,
        Rome,South,$9.00,3,late
        Bergen,North,$120.00,,
        Nice,West,$9.00,40,

        """)
  }

  @Test func aFileThatCannotBeEditedSaysWhy() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let page = "<table><tr><th>Town<th>Fare<tr><td>Oslo<td>5<tr><td>Rome<td>7</table>"
    let said = try folder.lines(["down", "set x", "save"], in: page, name: "page.html")
    #expect(said.count == 3 && said[1].contains("page.html") && said[2] == "no changes", "\(said)")
  }

  /// Random commands beside a list of rows that is changed in the same way.
  @Test(arguments: 0..<40) func aSessionAgreesWithAList(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var model = (0..<12).map { ["n\($0)", "\(random.next(5))"] }
    let text = "Name,Size\n" + model.map { $0.joined(separator: ",") + "\n" }.joined()
    let path = try folder.write(text, "list.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    var made: [[[String]]] = []
    for step in 0..<60 {
      guard let number = session.currentRow else { continue }
      let cells = session.rowTexts
      let place = try #require(model.firstIndex(of: cells), "row \(number): \(cells)")
      switch random.next(9) {
      case 0: _ = session.perform(.move(.down))
      case 1: _ = session.perform(.go(row: 1 + random.next(12)))
      case 2:
        _ = session.perform(.move(.end))
        _ = session.perform(.sort(isAscending: random.next(2) == 0))
      case 3: _ = session.perform(.filter("Size = \(random.next(5))"))
      case 4: _ = session.perform(.allRows)
      case 5:
        _ = session.perform(.move(.end))
        made.append(model)
        model[place][1] = "\(step + 10)"
        _ = session.perform(.set("\(step + 10)"))
      case 6:
        made.append(model)
        model.insert(["x\(step)", ""], at: place + 1)
        _ = session.perform(.insert)
        _ = session.perform(.move(.home))
        _ = session.perform(.set("x\(step)"))
        made.append(model)
        made[made.count - 1][place + 1] = ["", ""]
      case 7 where model.count > 3:
        made.append(model)
        model.remove(at: place)
        _ = session.perform(.delete)
      default:
        guard let last = made.popLast() else { continue }
        model = last
        _ = session.perform(.undo)
      }
      // Two rows that are alike could not be told apart.
      guard Set(model).count == model.count, !model.contains(["", ""]) else { return }
    }
    _ = session.perform(.save)
    let saved = try folder.text("list.csv").split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(saved == model)
  }
}

/// A folder for files of one test.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "browse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The lines that commands print in a session on a text.
  func lines(_ commands: [String], in text: String, name: String, locale: String = "en") throws -> [String] {
    let session = try BrowseSession(
      path: try write(text, name), options: TableOptions(locale: LocaleTag(locale)))
    _ = session.open()
    return commands.flatMap { command -> [String] in
      do { return session.perform(try BrowseCommand(command)).map(\.text) } catch { return ["\(error)"] }
    }
  }
}

/// Random numbers that are the same in each run.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
