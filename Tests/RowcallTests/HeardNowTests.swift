import Foundation
import RowcallAudit
import Testing

@testable import Rowcall

/// What a finding says is heard now is what a transcript or a walk says at that place.
@Suite struct HeardNowTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fixtures")

  private static let english = TableOptions(locale: LocaleTag("en_US"))

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return names.filter { name in [".csv", ".tsv", ".json", ".jsonl"].contains { name.hasSuffix($0) } }
      .sorted()
  }()

  @Test func thereAreFixturesToCompare() { #expect(Self.files.count > 20) }

  @Test(arguments: files) func aFixtureIsHeardAsTheAuditSays(_ name: String) throws {
    try compare(Self.fixtures.appending(path: name).path)
  }

  @Test(arguments: [
    // Said once at the start.
    "Name,Department,Price,Note\nAda,HMRC,3,x\nBo,HMRC,4,y\nCy,HMRC,5,z\nDee,HMRC,ask,v\nEve,HMRC,7,w\n",
    "Name,DP03_0001E,Note\nAda,HMRC,x\nBo,HMRC\nCy,HMRC,z\nDee,HMRC,v\nEve,HMRC,w\n",
    // Rows by their numbers.
    "Rain,Sun,Wind\n763,1668,3\n2250,1187,4\n1023,ask,5\n504,1512,6\n",
    // Two columns name the rows.
    "Name,Surname,Sum\nAda,Lovelace,3\nAda,Byron,4\nBo,Lovelace,ask\nBo,Byron,5\nCy,Byron,2\nCy,Poe,3\n",
    // Only the first placeholder of a column is said.
    "Item,Price,Sold\nTea,N/A,3\nCake,N/A,4\nPie,3,ask\nJam,--,3\nNut,5,--\nBun,6,\nFig\n",
    "Item,Maker,Sold\nTea,n/a,3\nCake,n/a,4\nPie,Ada,ask\nJam,n/a\n",
    // What repeats the name of the row.
    "City,Label,Rain\nUlm,Ulm,3\nRome,Rome,4\nCork,Cork,ask\nLund,Lund,5\nBonn,Bonn\n",
    // What several headers begin with is said once.
    "Guest,How do you like the food of Spain,How do you like the food of Peru,How do you like the food of Chad\n"
      + "Ada,4,5,ask us\nBo,4,2,1\nCy,1,5,3\nDee,2,2,5\n",
  ])
  func whatRowsLeaveOutTheAuditLeavesOut(_ text: String) throws {
    #expect(try withFile(text, ".csv", compare) > 0)
  }

  @Test(arguments: RuleList.descriptions.filter { $0.subject == .workbook }.map(\.id))
  func aSheetIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    for example in rule.failing {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xlsx").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(ExampleWorkbook(example.text).bytes).write(to: URL(filePath: path))
      try compare(path)
    }
  }

  @Test(arguments: RuleList.descriptions.filter { $0.subject == .data }.map(\.id))
  func anExampleOfARuleIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    let compared = try rule.failing.reduce(0) { count, example in
      try count + withFile(example.text, ".csv", compare)
    }
    #expect(compared > 0, "\(rule.id) has no example with words that are heard")
  }

  /// Rules with findings about cells; not those about tables whose headers Rowcall finds itself, while the finding says
  /// what is heard without them.
  static let rulesOfCells = [
    "page-scope", "page-meaning-by-sign", "page-header-unused", "page-header-empty", "page-headers-reference",
    "page-headers-data", "page-headers-stacked", "page-spacer", "page-role-unknown", "page-aria-value",
    "page-aria-not-allowed",
  ]

  @Test(arguments: rulesOfCells) func aCellOnAPageIsHeardAsTheAuditSays(_ id: String) throws {
    let rule = try #require(RuleList.descriptions.first { $0.id == id })
    var compared = 0
    for example in rule.failing {
      try withFile(example.text, ".html") { path in
        let heard = try Auditor().audit(path: path).files.flatMap(\.outcomes)
          .filter { $0.rule == id }.compactMap(\.finding)
          .filter {
            $0.heard.now != nil && $0.place.element.contains(/cell \d+$/)
              && $0.heard.now?.hasPrefix("table") == false
          }
        if heard.isEmpty { return }
        let said = try wordsOfCells(path)
        for finding in heard {
          let now = try #require(finding.heard.now)
          #expect(said.contains { Self.hasSameParts($0, now) }, "\(finding.message)")
        }
        compared += heard.count
      }
    }
    #expect(compared > 0)
  }

  /// What is heard on each cell of a page's tables by somebody who asks where they are.
  private func wordsOfCells(_ path: String) throws -> Set<String> {
    var said: Set<String> = []
    for table in try TableSource(path: path, options: Self.english).tables() {
      var walk = table.walk()
      _ = walk.move(.enter)
      for _ in 0..<8 {
        for _ in 0..<8 {
          said.insert(walk.move(.where).description.replacing(/\ of \d+/, with: ""))
          _ = walk.move(.right)
        }
        _ = walk.move(.home)
        _ = walk.move(.down)
      }
    }
    return said
  }

  /// Compares all findings of a file with its rows and cells; returns how many there were.
  @discardableResult private func compare(_ path: String) throws -> Int {
    let findings = try Auditor().audit(path: path).files.flatMap(\.outcomes).compactMap(\.finding)
    let heard = findings.filter { $0.heard.now != nil && !Self.isAboutDrawings($0) }
    guard !heard.isEmpty else { return 0 }
    let tables = try TableSource(path: path, options: Self.english).tables().map { table in
      (opening: try opening(of: table), rows: try rows(of: table))
    }
    for finding in heard {
      let number = Self.table(of: finding)
      let said = number.map { [tables[$0 - 1]] } ?? tables
      let now = try #require(finding.heard.now)
      #expect(!now.isEmpty)
      let comment = Comment(rawValue: "\(finding.message) now: \(now)")
      if let row = finding.place.cell?.row {
        let rows = try said.map { try #require($0.rows.indices.contains(row - 1) ? $0.rows[row - 1] : nil) }
        let isRow = finding.place.cell?.column == nil
        #expect(rows.contains { Self.isSame($0, now) || !isRow && Self.says($0, now) }, comment)
      } else {
        let isColumn = finding.place.cell != nil || finding.place.element.contains("!")
        let rows = said.flatMap(\.rows)
        #expect(
          said.flatMap(\.opening).contains { $0.contains(now) }
            || rows.contains { Self.isSame($0, now) || isColumn && Self.says($0, now) }, comment)
      }
    }
    return heard.count
  }

  /// The rows of a spoken transcript.
  private func rows(of table: ReadableTable) throws -> [String] {
    var spoken = table.opened.group(try table.opened.plan(table.options), table.options).spoken(table.options)
    var reader = table.opened.reader
    var rows: [String] = []
    while let batch = try reader.nextBatch() {
      rows += (0..<batch.rowCount).map { spoken.nextText(row: $0, of: batch) }
    }
    return rows
  }

  /// What is said once before the rows: the lines above the table, and what is the same in all rows.
  private func opening(of table: ReadableTable) throws -> [String] {
    let group = table.opened.group(try table.opened.plan(table.options), table.options)
    let title = table.opened.reader.title.map { table.opened.speech(table.options.numbers).spoken(text: $0) }
    return try TableOpening(group, table.options).lines(.spoken).map(\.text) + [title].compactMap(\.self)
  }

  /// A picture has no row that says it, nor has a workbook.
  private static func isAboutDrawings(_ finding: Finding) -> Bool {
    finding.message.contains("alternative text") || finding.place.element == "workbook"
  }

  /// The number of the table that a finding is about; nil for the only one, and for a workbook with several.
  private static func table(of finding: Finding) -> Int? {
    finding.place.element.firstMatch(of: /^table (\d+)/).flatMap { Int($0.1) }
  }

  private func withFile<Result>(_ text: String, _ ending: String, _ body: (String) throws -> Result) throws
    -> Result
  {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())\(ending)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(filePath: path))
    return try body(path)
  }

  /// Whether two lines have the same parts, but for one value that a transcript shows by the type of its column.
  private static func hasSameParts(_ said: String, _ now: String) -> Bool {
    let (left, right) = (said.split(separator: ", "), now.split(separator: ", "))
    guard left.count == right.count else { return false }
    return left.indices.allSatisfy { left[$0] == right[$0] || left.count > 3 && $0 == left.count - 3 }
  }

  /// Whether a line is the same, of which a report shows the beginning if it is long.
  private static func isSame(_ line: String, _ now: String) -> Bool {
    line == now || now.hasSuffix("…") && now.count > 300 && line.hasPrefix(now.dropLast())
  }

  /// Whether a row has a cell behind its name or number: all of the words, with nothing but other cells between them.
  private static func says(_ row: String, _ now: String) -> Bool {
    if now.hasSuffix("…"), now.count > 300 { return row.contains(now.dropLast().suffix(200)) }
    if (row + ", ").hasPrefix(now + ", ") { return true }
    return now.ranges(of: ", ").contains { comma in
      (row + ", ").hasPrefix(now[..<comma.upperBound])
        && (row + ", ").contains(", " + now[comma.upperBound...] + ", ")
    }
  }
}
