import Foundation
import Testing

/// A whole session at a terminal on each kind of source: what is printed, what is on disk afterwards, and that there is speech.
///
/// `ROWCALL_RECORD=1` writes the transcripts anew and still fails the run.
@Suite(.timeLimit(.minutes(15))) struct BrowseGoldenTests {
  struct Session: CustomTestStringConvertible {
    let kind: String
    let locale: String
    var testDescription: String { "\(kind), \(locale)" }
    /// Of texts all sessions are alike but for the name of the file, and of what can only be read too.
    var golden: URL {
      let like = kind == "db" ? kind : isEditable ? "csv" : "xlsx"
      return Command.root.appendingPathComponent(
        "Tests/CommandTests/Transcripts/browse.\(like).\(locale).txt")
    }
    /// Whether the source can be changed.
    var isEditable: Bool { !["xlsx", "ods", "html"].contains(kind) }
  }

  static let sessions =
    ["csv", "tsv", "json", "jsonl", "plist", "db", "xlsx", "ods", "html"].map {
      Session(kind: $0, locale: "en")
    }
    + ["de", "ja"].flatMap { locale in ["csv", "db", "xlsx"].map { Session(kind: $0, locale: locale) } }

  private static let rows = [("Oslo", 42, "yes"), ("Rome", 9, "no"), ("Nice", 30, "yes"), ("Bonn", 25, "no")]

  /// Writes the same four rows in a format; the workbooks are what LibreOffice made of them.
  private static func write(_ kind: String, in scratch: Scratch) throws -> String {
    let name = "fares.\(kind)"
    let record = { (row: (String, Int, String)) in
      "{\"Town\": \"\(row.0)\", \"Fare\": \(row.1), \"Open\": \"\(row.2)\"}"
    }
    let lines = { (mark: String) in
      (["Town\(mark)Fare\(mark)Open"] + rows.map { "\($0.0)\(mark)\($0.1)\(mark)\($0.2)" }).map { $0 + "\n" }
        .joined()
    }
    switch kind {
    case "csv": return try scratch.write(lines(","), as: name)
    case "tsv": return try scratch.write(lines("\t"), as: name)
    case "json": return try scratch.write("[\(rows.map(record).joined(separator: ",\n"))]\n", as: name)
    case "jsonl": return try scratch.write(rows.map { record($0) + "\n" }.joined(), as: name)
    case "plist":
      let records = rows.map {
        "<dict><key>Town</key><string>\($0.0)</string><key>Fare</key><integer>\($0.1)</integer>"
          + "<key>Open</key><string>\($0.2)</string></dict>\n"
      }
      return try scratch.write(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><array>\n\(records.joined())</array></plist>\n",
        as: name)
    case "db":
      _ = try scratch.query(
        "CREATE TABLE fares(Town TEXT, Fare INTEGER, Open TEXT);"
          + rows.map { "INSERT INTO fares VALUES('\($0.0)', \($0.1), '\($0.2)');" }.joined(), in: name)
      return scratch.path(name)
    case "html":
      let cells = rows.map { "<tr><td>\($0.0)<td>\($0.1)<td>\($0.2)" }
      return try scratch.write(
        "<title>Fares</title><table><tr><th>Town<th>Fare<th>Open\(cells.joined())</table>\n", as: name)
    default:
      let fixture = Command.root.appendingPathComponent("fixtures/\(name)")
      return try scratch.write(Data(contentsOf: fixture), as: name)
    }
  }

  /// What is in the file: of a database its rows, as its bytes tell of each write.
  private static func contents(_ path: String, _ kind: String, _ scratch: Scratch) throws -> Data {
    guard kind == "db" else { return try Data(contentsOf: URL(fileURLWithPath: path)) }
    return Data(try scratch.query("SELECT * FROM fares ORDER BY rowid", in: "fares.db").utf8)
  }

  /// Walks, reads a row and where it is, finds, sums up, sorts, filters, shows all rows again, and finds what to change.
  private static let walk = [
    "\u{1B}[C", "\u{1B}[B", "r", "w", "/", "Nice", "\r", "\u{1B}[C", "i", "[", "F", "Fare > 20", "\r",
    "\u{1B}[B", "x", "\\",
    "/", "30", "\r",
  ]
  /// Changes the cell, takes that back and makes it again, and saves.
  private static let edit = ["e", "\u{15}", "31", "\r", "u", "\u{12}", "\u{13}", "q"]

  @Test(arguments: sessions) func aSessionPrintsWhatItsTranscriptSays(session: Session) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try Self.write(session.kind, in: scratch)
    let before = try Self.contents(path, session.kind, scratch)
    let terminal = try TerminalSession(["browse", path, "--silent", "--locale", session.locale])
    for key in Self.walk + (session.isEditable ? Self.edit : ["e", "q"]) { terminal.type(key) }
    let (lines, status) = terminal.finish()
    #expect(status == 0)
    let after = try Self.contents(path, session.kind, scratch)
    let changed = Data(String(decoding: before, as: UTF8.self).replacing("30", with: "31").utf8)
    let wanted = session.isEditable ? changed : before
    #expect(after == wanted, "\(String(decoding: after, as: UTF8.self))")
    #expect(try scratch.names() == ["fares.\(session.kind)"])
    let output = lines.map { $0 + "\n" }.joined().replacing("fares.\(session.kind)", with: "FILE")
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
      try output.write(to: session.golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(session.golden.lastPathComponent); read it, then run without ROWCALL_RECORD")
    }
    #expect(try output == String(contentsOf: session.golden, encoding: .utf8))
  }

  @Test(arguments: sessions) func aSessionSpeaksEachStep(session: Session) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try Self.write(session.kind, in: scratch)
    let sizes = try ["", "down\\nsum\\n"].map { commands in
      let result = try Command.shell(
        "printf '\(commands)' | \"$rowcall\" browse '\(path)' --raw --locale \(session.locale) 2>/dev/null | wc -c"
      )
      return Int(result.output.filter(\.isNumber)) ?? 0
    }
    // In bytes, at 22,050 samples of two bytes in a second.
    #expect(sizes[0] > 44_100 && sizes[1] > sizes[0] + 44_100, "\(sizes)")
  }
}
