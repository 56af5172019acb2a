import CSQLite
import Foundation
import Rowcall
import RowcallText
import Testing

/// What sessions say when another program changes the file meanwhile.
@Suite struct BrowseConflictTests {
  private static let changed = "the file has changed; reload reads it again"

  @Test(arguments: ["revert", "undo"]) func rowsThatAreGoneFromTheFileAreNotChanged(command: String) throws {
    let folder = try Folder()
    let path = try folder.write("Name,N\na,1\nb,2\n", as: "t.csv")
    let session = try BrowseSession(path: path, options: TableOptions(locale: LocaleTag("en")))
    _ = session.open()
    let say = { session.perform(try BrowseCommand($0)).map(\.text) }
    _ = try (say("right"), say("set 77"))
    _ = try folder.write("Name,N\na,1\nb,2\nc,3\n", as: "t.csv")
    #expect(try say("save").count == 1)
    let answer = try say(command)
    #expect(answer.contains(Self.changed), "\(answer)")
    #expect(try say("set 5") == [Self.changed])
    _ = try say("reload")
    #expect(try say("set 5") == ["N 5"] && say("save") == ["saved, t.csv"])
    #expect(try folder.read(path) == "Name,N\na,5\nb,2\nc,3\n")
  }

  @Test func whatAKilledProgramWroteInPartIsTakenBackBeforeADatabaseIsBrowsed() throws {
    let database = try TestDatabase(
      """
      create table t(id integer primary key, name text);
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000) insert into t select i, 'old' from n
      """)
    // What does not fit into so little memory is written before the end of the transaction.
    try database.run("pragma cache_size = 1; begin; update t set name = 'written in part'")
    let left = database.file("left.db")
    for end in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: database.path + end, toPath: left + end)
    }
    #expect(throws: ImportError.self) { try TableFile(left, TableOptions()) }
    for path in [left + "#t", left] {
      let session = try BrowseSession(path: path, options: TableOptions(locale: LocaleTag("en")))
      #expect(
        session.open().map(\.text) == [
          "t, table, 2000 rows, 2 columns", "id, 1, row 1, column 1",
        ])
    }
    #expect(try database.names() == ["left.db", "shop.db", "shop.db-journal"])
  }

  @Test func whatAnotherProgramDidInADatabaseIsNotHeardAsAFailedSave() throws {
    let database = try TestDatabase(
      "create table t(id integer primary key, n integer); insert into t values (1, 10), (2, 20), (3, 30)")
    let session = try BrowseSession(path: database.path, options: TableOptions(locale: LocaleTag("en")))
    _ = session.open()
    let say = { session.perform(try BrowseCommand($0)).map(\.text) }
    _ = try (say("right"), say("set 99"))
    try database.run("delete from t where id = 3")
    // The row that was changed is as it was.
    let saved = try say("save")
    #expect(saved == ["saved, shop.db", Self.changed])
    for command in ["sum", "sort", "find 20"] {
      let said = try say(command)
      #expect(said.allSatisfy { !$0.contains("nothing was saved") }, "\(command): \(said)")
    }
    _ = try say("reload")
    #expect(try say("sum").contains("sum 119, mean 59.5"))
  }
}
