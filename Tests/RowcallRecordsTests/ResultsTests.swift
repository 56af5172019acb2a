import RowcallRecords
import RowcallTableView
import Testing

/// Results in sections, and the updates that a table gets from them.
// TV-75
@Suite struct ResultsTests {
  private let context: RecordContext
  private let table = TableView(windowSize: 50)
  private let results: RecordResults
  private let source: DiffableDataSource<String, RecordID>

  init() throws {
    let context = try RecordContext()
    for name in ["Cellar", "Attic"] { _ = try context.add("Shelf", name) }
    for (name, shelf) in [("Books", 2), ("Tools", 1), ("Bikes", 1)] {
      _ = try context.add("Box", name, "shelf", RecordID("Shelf", shelf))
    }
    let results = try RecordResults(context, "Box", sortedBy: [RecordSort("name")], showing: ["shelf"]) {
      $0.relatedRecord("shelf").flatMap { context[$0]?["name"]?.text } ?? "nowhere"
    }
    source = DiffableDataSource(tableView: table) { _, _, id in
      let cell = TableViewCell(reuseIdentifier: "box")
      cell.content.title = context[id]?["name"]?.text
      return cell
    }
    try results.show(in: source)
    self.context = context
    self.results = results
    _ = table.log.drain()
  }

  private var lines: [String] { table.log.drain().map(\.description).sorted() }
  private let tools = RecordID("Box", 2)

  @Test func sectionsStandWhereTheirFirstRecordStands() {
    #expect(results.snapshot.sectionIdentifiers == ["Cellar", "Attic"])
    #expect(table.visibleCells.map { $0.content.title } == ["Bikes", "Tools", "Books"])
  }

  @Test func aRenamedRecordIsReloadedAndMoved() throws {
    try context.update(tools) { $0["name"] = "Axes" }
    #expect(table.visibleCells.map { $0.content.title } == ["Axes", "Bikes", "Books"])
    #expect(results.snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func aRecordThatChangesItsSectionMovesAlone() throws {
    try context.update(tools) { $0.relate("shelf", to: RecordID("Shelf", 2)) }
    let lines = lines
    #expect(lines.contains { $0.hasPrefix("moved \"Tools\" [1, 1] from [0, 1]") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("deleted") || $0.hasPrefix("inserted") }, "\(lines)")
  }

  @Test func aSectionComesAndGoesWithItsRecords() throws {
    let box = try context.add("Box", "Zips")
    #expect(results.snapshot.sectionIdentifiers == ["Cellar", "Attic", "nowhere"])
    #expect(lines == ["inserted section 2, 1 row"])
    try context.delete(box)
    #expect(lines == ["deleted section 2, 1 row"])
  }

  @Test func rowsThatShowARelatedRecordAreReloadedWithIt() throws {
    let cell = table.cellForRow(at: [1, 0])
    try context.update(RecordID("Shelf", 1)) { $0["name"] = "Basement" }
    #expect(results.snapshot.sectionIdentifiers == ["Basement", "Attic"])
    #expect(table.cellForRow(at: [1, 0]) === cell)
  }

  @Test func aGroupOfChangesIsOneUpdate() throws {
    var updates = 0
    let apply = results.whenChanged
    results.whenChanged = {
      updates += 1
      try apply?($0)
    }
    try context.group {
      try context.delete(tools)
      _ = try context.add("Box", "Jars", "shelf", RecordID("Shelf", 2))
    }
    #expect(updates == 1)
    #expect(table.visibleCells.map { $0.content.title } == ["Bikes", "Books", "Jars"])
    try context.undo()
    #expect(updates == 2)
    #expect(table.visibleCells.map { $0.content.title } == ["Bikes", "Tools", "Books"])
  }

  @Test func manyChangesAtOnceAreFetchedAnew() throws {
    try context.group { for number in 0..<600 { _ = try context.add("Box", "N\(number)") } }
    #expect(results.snapshot.numberOfItems == 603)
    try context.undo()
    #expect(results.snapshot.numberOfItems == 3)
  }

  @Test func withoutSectionsThereIsOneAlsoWhenItIsEmpty() throws {
    let labels = try RecordResults(context, "Label")
    #expect(labels.snapshot.sectionIdentifiers == [""])
    _ = try context.add("Label", "fragile")
    #expect(labels.snapshot.itemIdentifiers == [RecordID("Label", 1)])
  }

  @Test func aTableThatRefusesAnUpdateIsReportedAndTheChangeStands() throws {
    struct Stop: Error, CustomStringConvertible { let description = "no paper" }
    results.whenChanged = { _ in throw Stop() }
    #expect(throws: RecordError.observerFailed(reason: "no paper")) { try context.delete(tools) }
    #expect(context[tools] == nil)
  }
}
