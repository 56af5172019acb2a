import RowcallModel
import RowcallNarration
import RowcallText
import Synchronization
import Testing

@Suite struct TranscriptTests {
  /// Gives rows called by their numbers, ten at a time, and may fail in the end.
  private struct Rows: RowSource, Sendable {
    struct Failure: Error {}
    var count: Int
    var fails = false
    let read: Counter
    private var next = 0

    init(_ count: Int, fails: Bool = false, read: Counter = Counter()) {
      self.count = count
      self.fails = fails
      self.read = read
    }

    mutating func nextBatch() throws -> RowBatch? {
      guard next < count else {
        if fails { throw Failure() }
        return nil
      }
      var batch = RowBatch(firstRow: next)
      for row in next..<min(next + 10, count) { batch.append(row: ["row \(row)", String(row)]) }
      next += batch.rowCount
      read.add(batch.rowCount)
      return batch
    }
  }

  /// Counts, and keeps lines, from any thread.
  private final class Counter: Sendable {
    private let state = Mutex((count: 0, text: ""))
    var count: Int { state.withLock { $0.count } }
    var lines: [String] { state.withLock { $0.text.split(separator: "\n").map(String.init) } }
    func add(_ count: Int) { state.withLock { $0.count += count } }
    func add(_ bytes: Span<UInt8>) {
      let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      state.withLock { $0.text += text }
    }
  }

  private let sample = SampleTable([("Name", .text), ("Place", .integer)], rows: [])

  private func transcript(rows: RowSelection = .all, jobs: Int) -> Transcript {
    let plan = RowPlan(table: sample.table, naming: [0])
    let label = RowLabel(plan, table: sample.table, readers: sample.readers, locale: LocaleTag("en"))
    return Transcript(RowWriter(label), rows: rows, jobs: jobs)
  }

  private func labels(_ rows: Range<Int>) -> [String] { rows.map { "row \($0), Place \($0)" } }

  @Test(arguments: [0, 1, 9, 10, 11, 900], [1, 2, 3, 8])
  func allRowsAreWrittenInOrder(count: Int, jobs: Int) throws {
    let written = Counter()
    var rows = Rows(count)
    let total = try transcript(jobs: jobs).write(&rows) { written.add($0) }
    #expect(written.lines == labels(0..<count))
    #expect(total == count)
    #expect(try rows.nextBatch()?.rowCount == nil, "the source comes back as far as it was read")
  }

  @Test(arguments: [1, 4])
  func onlyWantedRowsAreWrittenAndNothingIsReadAfterThem(jobs: Int) throws {
    let read = Counter()
    let written = Counter()
    var rows = Rows(1000, read: read)
    let total = try transcript(rows: RowSelection("3,9-12,25"), jobs: jobs).write(&rows) { written.add($0) }
    #expect(total == 6)
    #expect(written.lines == labels(2..<3) + labels(8..<12) + labels(24..<25))
    #expect(read.count == 30)
  }

  @Test(arguments: [1, 2, 3, 8])
  func onlyTheFirstPlaceholderOfAColumnIsSaidHoweverManyThreadsWrite(jobs: Int) throws {
    let sample = SampleTable([("Name", .text), ("Rain", .integer), ("Note", .text)], rows: [])
    var plan = RowPlan(table: sample.table, naming: [0])
    plan.saysPlaceholders = true
    let label = RowLabel(plan, table: sample.table, readers: sample.readers, locale: LocaleTag("en"))
    // Each batch is large enough for threads.
    let pad = String(repeating: "x", count: 70_000)
    let written = Counter()
    var source = ManyBatches(
      (0..<12).map { [["a\($0)", "N/A", pad], ["b\($0)", "--", $0 < 6 ? "calm" : "n/a"]] })
    try Transcript(RowWriter(label), jobs: jobs).write(&source) { written.add($0) }
    let placed = written.lines.filter { $0.contains("Rain") || $0.contains("n/a") }
    #expect(placed.map { $0.prefix(12) } == ["a0, Rain N/A", "b6, Note n/a"])
    #expect(written.lines.count == 24)
  }

  private struct ManyBatches: RowSource, Sendable {
    private var rows: [[[String]]]
    private var firstRow = 0

    init(_ rows: [[[String]]]) { self.rows = rows }

    mutating func nextBatch() -> RowBatch? {
      guard !rows.isEmpty else { return nil }
      var batch = RowBatch(firstRow: firstRow)
      for row in rows.removeFirst() { batch.append(row: row) }
      firstRow += batch.rowCount
      return batch
    }
  }

  @Test(arguments: [1, 4])
  func rowsBeforeAFaultAreWrittenBeforeItIsThrown(jobs: Int) {
    let written = Counter()
    var rows = Rows(95, fails: true)
    #expect(throws: Rows.Failure.self) {
      try transcript(jobs: jobs).write(&rows) { written.add($0) }
    }
    #expect(written.lines == labels(0..<95))
  }

  @Test(arguments: [1, 4])
  func aSinkThatFailsEndsItAll(jobs: Int) {
    struct Full: Error {}
    let read = Counter()
    let written = Counter()
    var rows = Rows(100_000, read: read)
    #expect(throws: Full.self) {
      try transcript(jobs: jobs).write(&rows) { bytes in
        if written.lines.count >= 20 { throw Full() }
        written.add(bytes)
      }
    }
    #expect(written.lines == labels(0..<20))
    #expect(read.count < 200)
  }

  @Test func aCellInJSONHasTheBeginningThatItsRowLeavesOut() throws {
    let survey = SampleTable(
      [("Name", .text)]
        + ["Italy", "Peru", "Iran"].map { ("How much do you like the \"cuisine\" of \($0)", .integer) },
      rows: [["Ann", "4", "5", "3"]])
    let plan = RowPlan(table: survey.table, naming: [0])
    let label = RowLabel(plan, table: survey.table, readers: survey.readers, locale: LocaleTag("en"))
    let spoken = SpokenRow(
      plan, table: survey.table, readers: survey.readers, speech: SpokenText(LocaleTag("en")))
    let written = Counter()
    var source = OneBatch(survey.batch)
    try Transcript(RowWriter(json: label, spoken, plan: plan, table: survey.table))
      .write(&source) { written.add($0) }
    let beginning = #""beginning":"How much do you like the \"cuisine\" of","#
    #expect(
      written.lines == [
        #"{"row":1,"label":"Ann, Italy 4, Peru 5, Iran 3","spoken":"Ann, Italy 4, Peru 5, Iran 3","cells":["#
          + #"{"column":1,"header":"Name","display":"Ann","spoken":"Ann","written":"Ann"},"#
          + #"{"column":2,"# + beginning + #""header":"Italy","display":"4","spoken":"4","written":"4"},"#
          + #"{"column":3,"# + beginning + #""header":"Peru","display":"5","spoken":"5","written":"5"},"#
          + #"{"column":4,"# + beginning + #""header":"Iran","display":"3","spoken":"3","written":"3"}]}"#
      ])
  }

  @Test func aRowIsAnObjectOnALineOfJSON() throws {
    let stocks = SampleTable(
      [("Company \"x\"", .text), (nil, .integer)],
      rows: [["A \\ \"B\"\u{1B}", "5"], [" ", "x", "", "9%"], ["B"]])
    let plan = RowPlan(table: stocks.table, naming: [0])
    let label = RowLabel(plan, table: stocks.table, readers: stocks.readers, locale: LocaleTag("en"))
    let spoken = SpokenRow(
      plan, table: stocks.table, readers: stocks.readers, speech: SpokenText(LocaleTag("en")))
    let written = Counter()
    let writer = RowWriter(json: label, spoken, plan: plan, table: stocks.table)
    var source = OneBatch(stocks.batch)
    try Transcript(writer).write(&source) { written.add($0) }
    #expect(
      written.lines == [
        #"{"row":1,"label":"A \\ \"B\"\\u{1B}, column 2 5","spoken":"A \\ \"B\", column 2: 5","cells":["#
          + #"{"column":1,"header":"Company \"x\"","display":"A \\ \"B\"\\u{1B}","spoken":"A \\ \"B\"","written":"A \\ \"B\"\u001b"},"#
          + #"{"column":2,"header":"column 2","display":"5","spoken":"5","written":"5"}]}"#,
        #"{"row":2,"label":"Company \"x\" blank, column 2 x, column 4 9%","spoken":"Company \"x\" blank, column 2: x, column 4: 9 percent","cells":["#
          + #"{"column":1,"header":"Company \"x\"","display":"blank","spoken":"blank","written":" "},"#
          + #"{"column":2,"header":"column 2","display":"x","spoken":"x","written":"x"},"#
          + #"{"column":4,"header":"column 4","display":"9%","spoken":"9 percent","written":"9%"}]}"#,
        #"{"row":3,"label":"B","spoken":"B","cells":["#
          + #"{"column":1,"header":"Company \"x\"","display":"B","spoken":"B","written":"B"},"#
          + #"{"column":2,"header":"column 2","display":"","spoken":"","written":null}]}"#,
      ])
  }

  private struct OneBatch: RowSource, Sendable {
    var batch: RowBatch?
    init(_ batch: RowBatch) { self.batch = batch }
    mutating func nextBatch() -> RowBatch? {
      defer { batch = nil }
      return batch
    }
  }
}
