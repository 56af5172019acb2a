import Foundation
import Testing

/// `rowcall edit` as a person or a script runs it.
@Suite(.timeLimit(.minutes(30))) struct EditTests {
  @Test func commandsAsArgumentsAreAllDoneOrNone() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = "Company,Price\nApple,1\n\"Coca-Cola, Inc.\",2\nBoeing,3\n"
    let table = try scratch.write(text)
    let done = try Command.run(["edit", table, "set 2 Price 2.50", "delete 1", "sort Company"])
    #expect(
      done.output == """
        row 2, Price: 2.50
        row 1 deleted, Apple; 2 rows
        sorted by Company, ascending
        \(table) saved

        """)
    #expect(done.status == 0 && done.errorOutput.isEmpty)
    let after = "Company,Price\nBoeing,3\n\"Coca-Cola, Inc.\",2.50\n"
    #expect(try String(contentsOfFile: table, encoding: .utf8) == after)
    let failed = try Command.run(["edit", table, "set 1 Price 4", "set 7 Price 4"])
    #expect(failed.status == 2)
    #expect(
      failed.errorOutput == """
        \(table): nothing was changed, because not all commands can be done
        rowcall: there is no row 7; the table has 2 rows

        """)
    #expect(try String(contentsOfFile: table, encoding: .utf8) == after)
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test func whatWasSavedBeforeACommandThatCannotBeDoneIsNotDenied() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write("a,b\n1,2\n3,4\n")
    let result = try Command.run(["edit", path, "set 1 a 9", "save", "set 2 a 8", "set 99 a 1"])
    #expect(result.status == 2)
    #expect(
      result.errorOutput
        == "\(path): only what was saved before was changed, because not all commands can be done\nrowcall: there is no row 99; the table has 2 rows\n"
    )
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a,b\n9,2\n3,4\n")
  }

  @Test func aColumnIsNamedAsItIsSpoken() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Company,Price (USD)\nApple,1\nBoeing,2\n")
    #expect(try Command.run(["edit", table, "set 2 price 2.50"]).status == 0)
    #expect(
      try String(contentsOfFile: table, encoding: .utf8) == "Company,Price (USD)\nApple,1\nBoeing,2.50\n")
  }

  @Test func changesThatWereNotSavedComeBackInTheirTableOnly() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = "Income\n\nMonth,Sum\nMay,1\nJune,2\n\nExpenses\n\nItem,Cost\nRent,3\nTea,4\n"
    let table = try scratch.write(text)
    let tables = ["edit", table, "--table"]
    #expect(try Command.run(tables + ["2"], input: Data("set 1 Item Flat\n".utf8)).status == 0)
    for rest in [["set 1 Month March"], ["--discard", "save"]] {
      let other = try Command.run(tables + ["1"] + rest)
      #expect(
        other.status != 0
          && other.errorOutput.contains("there are unsaved changes of table 2; open it with --table 2"))
    }
    #expect(try Command.run(tables + ["Cost", "set 2 Cost 5"]).status != 0)
    #expect(try Command.run(tables + ["Expenses", "set 2 Cost 5"]).status == 0)
    let after = text.replacing("Rent", with: "Flat").replacing("Tea,4", with: "Tea,5")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == after)
  }

  @Test func theFirstOfSeveralTablesIsEditedAndNamed() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write(
      "Income\n\nMonth,Sum\nMay,1\nJune,2\n\nExpenses\n\nItem,Sum,Paid\nRent,3,yes\nTea,4,no\n")
    let first = try Command.run(["edit", table, "set 1 Sum 9"])
    #expect(
      first.errorOutput
        == "\(table): table 1 of 2, \"Income\", is edited; --table chooses another one\n")
    let second = try Command.run(["edit", table, "--table", "Expenses", "set 1 Sum 8"])
    #expect(second.errorOutput.isEmpty)
    #expect(
      try String(contentsOfFile: table, encoding: .utf8)
        == "Income\n\nMonth,Sum\nMay,9\nJune,2\n\nExpenses\n\nItem,Sum,Paid\nRent,8,yes\nTea,4,no\n")
  }

  @Test func aSessionKeepsWhatWasNotSaved() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Price\nAnn,1\nBob,2\n")
    func session(_ lines: String, _ arguments: [String] = []) throws -> Command.Result {
      try Command.run(["edit", table] + arguments, input: Data(lines.utf8))
    }
    let first = try session(
      "set 1 Price 5\nsave\ninsert 1 Name=Cy \"Price=1 000\"\nset 3 Price 9\nundo\nredo\nundo\n")
    #expect(
      first.output == """
        row 1, Price: 5
        \(table) saved
        row 1 inserted; 3 rows
        row 3, Price: 9
        undone: row 3, Price: 9
        done again: row 3, Price: 9
        undone: row 3, Price: 9

        """)
    #expect(first.errorOutput == "\(table): changes are not saved; they are kept for the next time\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Name,Price\nAnn,5\nBob,2\n")
    let second = try session("show 1\nshow 2\n")
    #expect(second.output == "row 1; Name: Cy; Price: 1 000\nrow 2; Name: Ann; Price: 5\n")
    #expect(
      second.errorOutput.hasPrefix(
        "\(table): 1 change not saved before is made again; --discard drops it\n"))
    let third = try session("show 1\n", ["--discard"])
    #expect(third.output == "row 1; Name: Ann; Price: 5\n")
    #expect(third.errorOutput == "\(table): 1 change forgotten\n")
    #expect(try scratch.names() == ["table.csv"])
  }

  @Test func changesOfAFileThatAnotherProgramChangedAreCopiedOverwrittenOrForgotten() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let (old, other) = ("Name,Price\nAnn,1\nBob,2\n", "Name,Price\nAnn,3\n")
    let table = try scratch.write(old)
    _ = try Command.run(["edit", table], input: Data("set 1 Price 5\ndelete 2\n".utf8))
    _ = try scratch.write(other)
    let advice =
      "save under another name with save-copy, overwrite what it changed with --overwrite, or forget the changes with --discard\n"
    let note =
      "\(table): 2 changes not saved before are made again, but another program changed the file since; \(advice)"
    let kept = "\(table): changes are not saved; they are kept for the next time\n"
    let copy = scratch.path("copy.csv")
    let copied = try Command.run(["edit", table, "show 1", "save-copy \(copy)"])
    #expect(copied.status == 0)
    #expect(copied.errorOutput == note + kept)
    #expect(copied.output == "row 1; Name: Ann; Price: 5\n\(copy) saved\n")
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "Name,Price\nAnn,5\n")
    let changed = try Command.run(["edit", table, "set 1 Price 7"])
    #expect(changed.status == 74)
    #expect(
      changed.errorOutput == note
        + "rowcall: \(table): another program changed the file since changes were made in it that are not saved; \(advice)"
    )
    #expect(try Command.run(["edit", table], input: Data("save\n".utf8)).status == 74)
    #expect(try String(contentsOfFile: table, encoding: .utf8) == other)
    let journal = try String(contentsOfFile: scratch.path(".table.csv.rowcall-edits"), encoding: .utf8)
    let forgotten = try Command.run(["edit", table, "--discard", "show 1"])
    #expect(forgotten.output == "row 1; Name: Ann; Price: 3\n")
    #expect(forgotten.errorOutput == "\(table): 2 changes forgotten\n")
    #expect(try scratch.names() == ["copy.csv", "table.csv"])
    _ = try scratch.write(journal, as: ".table.csv.rowcall-edits")
    let forced = try Command.run(["edit", table, "--overwrite", "set 1 Name Eve"])
    #expect(forced.status == 0 && forced.errorOutput == note)
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Name,Price\nEve,5\n")
  }

  @Test func oneOfSeveralColumnsWithANameIsChosenByItsNumber() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Name,Price\nAnn,Lee,1\nBob,Ray,2\n")
    for command in ["set 1 name x", "null 1 name", "insert 1 name=x", "sort name"] {
      let refused = try Command.run(["edit", table, command])
      #expect(refused.status == 2)
      #expect(
        refused.errorOutput
          == "rowcall: 2 columns have the name \"name\"; choose one by its number: #1 or #2\n")
    }
    let done = try Command.run(["edit", table, "set 1 #2 x", "set 2 1 y"])
    #expect(done.output == "row 1, Name: x\nrow 2, Name: y\n\(table) saved\n")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == "Name,Name,Price\nAnn,x,1\ny,Ray,2\n")
  }

  @Test func aTextUnlikeTheOtherValuesOfItsColumnIsSaid() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Price,Day\nAnn,1,2024-03-01\nBob,2,2024-03-02\nCy,3,2024-03-03\n")
    let unlike = "unlike the other values of the column"
    let done = try Command.run([
      "edit", table, "set 1 Price abc", "set 1 Price 4.50", "set 2 Price", "set 2 Name 7", "set 3 Day soon",
      "insert 1 Name=Di Price=much Day=2024-03-04",
    ])
    #expect(done.status == 0 && done.errorOutput.isEmpty)
    #expect(
      done.output == """
        row 1, Price: abc; \(unlike)
        row 1, Price: 4.50
        row 2, Price: blank
        row 2, Name: 7
        row 3, Day: soon; \(unlike)
        row 1 inserted; 4 rows; Price: \(unlike)
        \(table) saved

        """)
    try scratch.query(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, fee REAL, created_at INTEGER);
      INSERT INTO t VALUES(1, 2.5, 1710000000), (2, 3.5, 1720000000);
      """, in: "shop.db")
    let shop = try Command.run([
      "edit", scratch.path("shop.db"), "set 1 fee abc", "set 2 fee 7", "set 1 created_at 1730000000",
      "set 2 created_at soon", "null 2 created_at",
    ])
    #expect(
      shop.output == """
        row 1, fee: abc; \(unlike)
        row 2, fee: 7
        row 1, created_at: 1730000000
        row 2, created_at: soon; \(unlike)
        row 2, created_at: null
        \(scratch.path("shop.db")) saved

        """)
  }

  @Test(arguments: ["json", "plist"])
  func numbersAndBooleansAreWrittenAsSuchHoweverTheyAreEntered(format: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let isJSON = format == "json"
    let row = { (n: String, mixed: String, ok: Bool, code: String) in
      isJSON
        ? "{\"n\":\(n),\"mixed\":\(Double(mixed) == nil ? "\"\(mixed.dropFirst())\"" : mixed),\"ok\":\(ok),\"code\":\"\(code)\"}\n"
        : "<dict><key>n</key><real>\(n)</real><key>mixed</key>"
          + (Double(mixed) == nil ? "<string>\(mixed.dropFirst())</string>" : "<integer>\(mixed)</integer>")
          + "<key>ok</key><\(ok)/><key>code</key><string>\(code)</string></dict>\n"
    }
    let list = { (rows: [String]) in
      isJSON ? rows.joined() : "<plist version=\"1.0\"><array>\n" + rows.joined() + "</array></plist>\n"
    }
    let table = try scratch.write(
      list([row("1.5", "1000", true, "1500"), row("1234.5", "=3000", false, "2500")]),
      as: isJSON ? "t.jsonl" : "t.plist")
    let edit = try Command.run([
      "edit", table, "set 1 n 1,000", "set 1 mixed 2,500", "set 2 mixed 2,500", "set 1 ok no", "set 2 ok yes",
      "set 1 code 1,234", "insert 3 n=1,234.5 mixed=7 ok=yes code=1,000", "--locale", "en",
    ])
    #expect(
      edit.output == """
        row 1, n: 1000
        row 1, mixed: 2500
        row 2, mixed: 2,500
        row 1, ok: false
        row 2, ok: true
        row 1, code: 1,234
        row 3 inserted; 3 rows
        \(table) saved

        """)
    #expect(
      try String(contentsOfFile: table, encoding: .utf8)
        == list([
          row("1000", "2500", false, "1,234"), row("1234.5", "=2,500", true, "2500"),
          row("1234.5", "7", true, "1,000"),
        ]))
  }

  @Test(arguments: [("list.json", "[{\"a\": 1}]\n", "[]\n"), ("list.jsonl", "{\"a\": 1}\n", "\n")])
  func aListWithoutRecordsSaysWhatToDo(name: String, text: String, left: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write(text, as: name)
    // As long as the record is known, there can be another one.
    #expect(try Command.run(["edit", list, "delete 1", "insert 1 a=2"]).status == 0)
    #expect(try String(contentsOfFile: list, encoding: .utf8) == text.replacing("1", with: "2"))
    #expect(try Command.run(["edit", list, "delete 1"]).status == 0)
    #expect(try String(contentsOfFile: list, encoding: .utf8) == left)
    let refused = try Command.run(["edit", list, "insert 1 a=2"])
    #expect(refused.status == 65)
    #expect(
      refused.errorOutput.hasSuffix(
        "/\(name): no record, so nobody knows the keys of a new one; write the first in the file, such as {\"Name\": \"Ann\"}\n"
      ), "\(refused.errorOutput)")
    let header = try scratch.write("a,b\n")
    #expect(try Command.run(["edit", header, "insert 1 a=2"]).status == 0)
    #expect(try String(contentsOfFile: header, encoding: .utf8) == "a,b\n2,\n")
  }

  @Test(arguments: [
    ("sot Price", "no command has the name \"sot\"; did you mean set or sort?"),
    ("set 1 Prize 4", "there is no column \"Prize\"; did you mean \"Price\"?"),
    ("set 1 Fare 4", "there is no column \"Fare\"; the columns are \"Name\", \"Price\""),
    ("set one Price 4", "\"one\": expected the number of a row, which counts from 1"),
    (
      "sort Price down",
      "\"down\": expected ascending or descending, as in: sort Price descending"
    ),
    ("null 1", "\"null 1\": expected a column, as in: null 3 Price"),
    ("delete 1 2", "\"2\" is too much after \"delete\"; leave it out"),
    ("add-column Price", "there is a column \"Price\" already; choose another name"),
    (
      "insert 1 Name=A\"b Price=2",
      "\"insert 1 Name=A\"b Price=2\": a double quote is not closed; close it, or change a cell with quotes by set"
    ),
    ("insert 1 Price", "\"Price\": expected a column and its text, as in: insert 3 Price=4.20"),
    ("set 1", "\"set 1\": expected a column, as in: set 3 Price 4.20"),
  ])
  func aWrongCommandIsExplained(command: String, message: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Name,Price\nAnn,1\nBob,2\n")
    let result = try Command.run(["edit", table, command])
    #expect(result.status == 2)
    #expect(result.errorOutput == "rowcall: \(message)\n")
  }

  @Test func aTableOfADatabaseIsNamedInThePath() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = KilledTable(kind: "db", scratch: scratch)
    let path = try table.create("shop.db")
    let done = try Command.run(["edit", path + "#t", "set 2 Price 2.50", "insert 1 Name=Oil", "delete 3"])
    #expect(
      done.output
        == "row 2, Price: 2.50\nrow 1 inserted; 201 rows\nrow 3 deleted, name 1; 200 rows\n\(path)#t saved\n")
    #expect(done.status == 0 && done.errorOutput.isEmpty)
    #expect(try table.contents(path).hasPrefix("name 0|0.0\nname 2|6.0\n"))
    #expect(try table.contents(path).hasSuffix("\nOil|NULL\n"))
    let sorted = try Command.run(["edit", path + "#t", "sort Name"])
    #expect(sorted.status == 65)
    #expect(
      sorted.errorOutput
        == "rowcall: \(path)#t: a database table has no order of rows of its own, so its rows can be neither moved nor sorted; sort when you read it, with --query 'SELECT ... ORDER BY ...'\n"
    )
    #expect(try scratch.names() == ["shop.db"])
  }

  @Test func aFullDiskLeavesTheDatabaseAndTheChanges() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = KilledTable(kind: "db", scratch: scratch, rowCount: 4_000)
    let path = try table.create("shop.db")
    let before = try table.contents(path)
    // Files of more than 16 KiB cannot be written.
    let result = try Command.shell(
      "ulimit -f 16; printf 'set 4000 Name new\\nsave\\n' | $rowcall edit \(path)")
    #expect(result.status == 74)
    #expect(
      result.errorOutput.hasPrefix(
        "\(path): changes are not saved; they are kept for the next time\nrowcall: \(path): not saved: the disk reports an error (disk I/O error); check its free space; the file is as it was\n"
      ), "\(result.errorOutput)")
    #expect(try table.contents(path) == before)
    #expect(try Command.run(["edit", path], input: Data("save\n".utf8)).status == 0)
    #expect(try table.contents(path) == before.replacing("name 3999|", with: "new|"))
    #expect(try scratch.names() == ["shop.db"])
  }

  @Test func aKilledCopyOfADatabaseLeavesNothingThatTheNextDoesNotRemove() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query("CREATE TABLE t(a, b); INSERT INTO t VALUES(1, 2), (3, 4)", in: "shop.db")
    let (shop, copy) = (scratch.path("shop.db"), scratch.path("copy.db"))
    let fault = Fault(call: "rename", failure: "KILL", number: 1)
    #expect(try Command.run(["edit", shop, "set 1 b 9", "save-copy \(copy)"], failing: fault).wasHit)
    #expect(try scratch.names().count { $0.hasPrefix(".rowcall-") } == 1)
    let done = try Command.run(["edit", shop, "set 1 b 9", "save-copy \(copy)"])
    #expect(done.status == 0, "\(done.errorOutput)")
    #expect(try scratch.names() == ["copy.db", "shop.db"])
    #expect(try Command.output(["transcript", copy]) == Command.output(["transcript", shop]))
  }

  @Test func whatCannotBeSavedIsRefusedAtOnce() throws {
    let result = try Command.run(["edit", "-", "undo"], input: Data("a,b\n1,2\n".utf8))
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: -: standard input cannot be edited; CSV and other delimited text, JSON, JSON Lines, property lists and tables of SQLite databases can\n"
    )
  }

  @Test func aFileInAFolderThatCannotBeWrittenIsRefusedByItsName() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("a,b\n1,2\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
    // Root writes whatever it likes, so another user does it.
    let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let result = try Command.shell("\(user)\"$rowcall\" edit \(table) 'set 1 a 9'")
    #expect(result.status == 73)
    #expect(
      result.errorOutput
        == "rowcall: \(table): it cannot be written; check the rights of the file and its folder\n",
      "\(result.errorOutput)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
  }

  @Test func aFullDiskLeavesTheFileAndTheChanges() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = "Name,Price\n" + (0..<4_000).map { "Name \($0),\($0)\n" }.joined()
    let table = try scratch.write(text)
    // Files of more than 16 KiB cannot be written.
    let result = try Command.shell(
      "ulimit -f 16; printf 'set 1 Price 77\\nsave\\n' | $rowcall edit \(table)")
    #expect(result.status == 74)
    #expect(
      result.errorOutput.hasPrefix(
        "\(table): changes are not saved; they are kept for the next time\nrowcall: \(table): not saved: "),
      "\(result.errorOutput)")
    #expect(try String(contentsOfFile: table, encoding: .utf8) == text)
    #expect(
      try Command.run(["edit", table], input: Data("show 1\n".utf8)).output
        == "row 1; Name: Name 0; Price: 77\n")
  }
}
