import Foundation
import Rowcall
import RowcallText
import Testing

/// What sessions answer about blanks, yes and no, related rows and what cannot be done.
@Suite struct BrowseAnswerTests {
  private static let shop = """
    create table customers(id integer primary key, name text, vip boolean, note text);
    create table orders(id integer primary key, customer integer references customers(id), item text);
    create table notes(t text);
    insert into customers values(1, 'Ann', 1, null), (2, 'Bob', 0, ''), (3, 'Cy', null, 'hi'), (4, 'Di', 1, 'x');
    insert into orders values(10, 1, 'Lamp'), (11, 2, 'Rug');
    insert into notes values('a');
    """

  private func session(_ table: String, in database: TestDatabase) throws -> (String) throws -> [String] {
    let session = try BrowseSession(
      path: "\(database.path)#\(table)", options: TableOptions(locale: LocaleTag("en")))
    _ = session.open()
    return { session.perform(try BrowseCommand($0)).map(\.text) }
  }

  // MARK: Null and empty texts

  @Test func nullAndAnEmptyTextAreToldApartInJSON() throws {
    let text =
      #"[{"name":"Ann","note":null},{"name":"Bob","note":""},{"name":"Cy","note":"hi"},{"name":"Di"}]"#
    let said = try Folder().lines(
      [
        "end", "where", "spell", "down", "where", "spell", "set x", "undo", "null", "where", "down", "where",
        "down", "where",
      ], in: text, name: "notes.json", locale: "en")
    let place = { (name: String, row: Int) in "\(name), note, blank, row \(row) of 4, column 2 of 2" }
    #expect(
      said == [
        "note, blank, column 2", place("Ann", 1), "null", "null",
        "Bob, blank, row 2", place("Bob", 2), "empty text", "empty text",
        "note x", "undone, back again: note empty text", "Bob, note, blank, row 2, column 2",
        "note null", place("Bob", 2), "null",
        "Cy, hi, row 3", "Cy, note, hi, row 3 of 4, column 2 of 2",
        "Di, blank, row 4", place("Di", 4),
      ], "\(said)")
  }

  @Test func nullAndAnEmptyTextAreToldApartInDatabases() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    _ = try say("end")
    #expect(try say("where").suffix(1) == ["null"] && say("spell") == ["null"])
    // Whoever looks leaves nothing beside the file.
    #expect(try database.names() == ["shop.db"])
    _ = try say("down")
    #expect(try say("where").suffix(1) == ["empty text"] && say("spell") == ["empty text"])
    #expect(try say("null") == ["note null"] && say("where").suffix(1) == ["null"])
    #expect(try say("undo").first == "undone, back again: note empty text" && say("spell") == ["empty text"])
  }

  @Test func aBlankOfDelimitedTextIsJustBlank() throws {
    let said = try Folder().lines(
      ["end", "where", "spell", "set ", "set x", "set "], in: "Name,Note\nAnn,\nBob,x\n", name: "t.csv",
      locale: "en")
    #expect(said.dropFirst(2) == ["blank", "Note blank", "Note x", "Note blank"], "\(said)")
  }

  // MARK: Yes and no

  @Test func aColumnThatIsDeclaredBooleanHoldsYesAndNo() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    #expect(try say("row").first?.contains("yes") == true)
    _ = try (say("end"), say("left"))
    #expect(try say("sum") == ["vip, 3 values, 2 different, 1 blank", "yes: 2 times"])
    #expect(try say("filter vip = yes").first == "2 rows of 4" && say("all-rows").first == "4 rows")
    #expect(try say("filter vip = 0").first == "1 row of 4" && say("all-rows").first == "4 rows")
    #expect(try say("sort").last?.contains("no") == true && say("home") == ["id, 2, column 1"])
    _ = try (say("end"), say("left"))
    #expect(try say("set ja") == ["vip yes"] && say("toggle") == ["vip no"] && say("set yes") == ["vip yes"])
    #expect(try say("save") == ["saved, shop.db"])
    #expect(try database.rows("select vip, typeof(vip) from customers where id = 2") == ["1|integer"])
  }

  @Test func numbersInAColumnThatIsDeclaredBooleanStayNumbers() throws {
    let database = try TestDatabase(
      "create table t(n text, f bool); insert into t values('a', 7), ('b', 12);")
    let say = try session("t", in: database)
    #expect(try say("end") == ["f, 7, column 2"])
  }

  // MARK: Sums

  @Test func totalsCountWhatIsMissingAndDescribeTexts() throws {
    let text = "Region,Price,Note\nWest,$12.00,cheap\nEast,$9.00,\nWest,,old\nWest,$40.50,cheap\nNorth,,\n"
    let said = try Folder().lines(["totals Price", "totals Note"], in: text, name: "t.csv", locale: "en")
    #expect(
      said == [
        "West, 3 rows, Price sum $52.50, 1 blank", "East, 1 row, Price sum $9.00",
        "North, 1 row, Price 1 blank",
        "West, 3 rows, Note 3 values, cheap: 2 times", "East, 1 row, Note 1 blank",
        "North, 1 row, Note 1 blank",
      ], "\(said)")
  }

  // MARK: Related rows

  @Test func aRowThatIsAddedAmongRelatedRowsBelongsToThem() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    _ = try (say("open"), say("insert"), say("end"))
    #expect(try say("set Sofa") == ["item Sofa"] && say("save") == ["saved, shop.db"])
    #expect(try database.rows("select customer, item from orders where id = 12") == ["1|Sofa"])
    _ = try say("undo")
    #expect(try say("undo").first?.hasPrefix("undone, gone: row 2") == true)
    // From an order to its customer, of whom there is one.
    let orders = try session("orders", in: database)
    _ = try (orders("open"), orders("insert"), orders("end"), orders("set new"))
    #expect(try orders("save") == ["saved, shop.db"])
    #expect(try database.rows("select id, name from customers where note = 'new'") == ["5|NULL"])
  }

  @Test func thereIsNoNextTableAmongRelatedRowsAndARowMayHaveNone() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    _ = try say("open")
    #expect(try say("next-table") == ["back goes back to customers"])
    let notes = try session("notes", in: database)
    #expect(try notes("open") == ["no related rows", "a"])
    let row = try Folder().lines(["open"], in: "Town,Fare\nOslo,2\n", name: "t.csv", locale: "en")
    #expect(row == ["Oslo, Fare 2"])
  }

  @Test func aTableThatWasOpenedByItsNameHasNeighbours() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    let (there, back) = (try say("next-table"), try say("previous-table"))
    #expect(
      there.first != back.first && back.first?.hasPrefix("customers, table") == true, "\(there) \(back)")
    let end = try say("previous-table")
    #expect(end.count == 1 && end[0].hasPrefix("table, 1 of "), "\(end)")
  }

  @Test func changesOfRelatedRowsAreCountedOneByOne() throws {
    let database = try TestDatabase(Self.shop)
    let session = try BrowseSession(path: database.path + "#customers")
    _ = session.open()
    for command in ["open", "end", "set Sofa", "set Bed", "set Lamp"] { _ = session.perform(line: command) }
    // As it is said at the end of the program.
    #expect(session.unsaved.text == "3 changes are not saved")
  }

  /// No key would save them afterwards.
  @Test func relatedRowsAreNotLeftWithChanges() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("customers", in: database)
    _ = try (say("open"), say("end"), say("set Sofa"))
    #expect(
      try say("back") == ["still in orders", "1 change is not saved", "save saves them, revert forgets them"])
    _ = try say("save")
    #expect(try say("back").last?.contains("row 1, column 1") == true)
  }

  // MARK: What cannot be done

  @Test(arguments: [
    (
      "de", "noch nichts gesucht; / sucht einen Text",
      "das ist die Kopfzeile; erst nach unten zu einer Zeile gehen"
    ),
    ("ja", "まだ検索していません、/で検索", "見出しです、下の行へ移動してください"),
  ])
  func whatCannotBeDoneIsSaidInTheListenersLanguage(locale: String, search: String, header: String) throws {
    let folder = try Folder()
    let path = try folder.write(BrowseSessionTests.trips, as: "trips.csv")
    let session = try BrowseSession(path: path, options: TableOptions(locale: LocaleTag(locale)))
    session.key = { $0 == "find" ? "/" : $0 }
    _ = session.open()
    let line = session.perform(.findNext(isForward: true))
    #expect(line.map(\.text) == [search] && line.map(\.language) == [nil] && line.map(\.cue) == [.error])
    _ = session.perform(.move(.up))
    #expect(session.perform(.set("x")).map(\.text) == [header])
  }

  @Test func keysAreSpokenByNamesThatCanBeHeard() throws {
    let folder = try Folder()
    let session = try BrowseSession(path: try folder.write(BrowseSessionTests.trips, as: "trips.csv"))
    session.key = { $0 == "find" ? "/" : "E" }
    _ = session.open()
    let line = session.perform(.findNext(isForward: true))[0]
    #expect(line.text == "nothing was searched for yet; / finds a text")
    #expect(line.spoken == "nothing was searched for yet; slash finds a text")
    #expect(session.perform(.toggle)[0].spoken == "Town does not hold yes and no; capital E changes the cell")
    let german = KeyNames(for: LocaleTag("de"))
    #expect(["?", "R", "r", "ctrl-s"].map(german.spoken) == ["Fragezeichen", "groß R", "r", "ctrl-s"])
    #expect(["alt-<", "<="].map(german.spoken) == ["alt-kleiner als", "kleiner als gleich"])
  }

  @Test func whatCannotBeEditedSaysWhichKeyHelps() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\n", as: "t.csv")
    let session = try BrowseSession(path: path)
    session.key = { ["save-copy": "S", "revert": "R", "set": "e"][$0] ?? $0 }
    _ = session.open()
    #expect(
      session.perform(.set(.null)).first?.text.hasSuffix("e and no text makes the cell blank") == true)
    _ = session.perform(.set("Eve"))
    _ = try folder.write("Name,Price\nZed,0\n", as: "t.csv")
    #expect(
      session.perform(.save).first?.text.hasSuffix("S saves under another name, R forgets the changes")
        == true)
  }
}
