import RowcallModel
import RowcallText
import RowcallValues
import Synchronization
import Testing

@testable import RowcallNarration

@Suite struct SpokenMemoTests {
  private static func remembered(_ cells: [String], in memo: inout SpokenMemo) -> [String?] {
    cells.map { cell in
      let bytes = Array(cell.utf8)
      guard let place = memo.find(bytes.span) else {
        memo.remember(bytes.span, .fitting, text: Array("<\(cell)>".utf8).span)
        return nil
      }
      var output = ByteBuffer()
      memo.append(at: place, to: &output)
      return output.text()
    }
  }

  @Test func aCellThatComesAgainIsKnown() {
    var memo = SpokenMemo()
    #expect(Self.remembered(["a", "b", "a", "ab", "b"], in: &memo) == [nil, nil, "<a>", nil, "<b>"])
  }

  @Test func whateverIsDrivenOutNothingElseIsSaidForIt() {
    var memo = SpokenMemo()
    for number in 0..<100_000 {
      let cell = "cell \(number % 5_000)"
      let known = Self.remembered([cell], in: &memo)[0]
      #expect(known == nil || known == "<\(cell)>")
    }
  }

  @Test func aColumnThatNeverRepeatsItselfIsGivenUp() {
    var memo = SpokenMemo()
    _ = Self.remembered((0..<10_000).map { "\($0)" }, in: &memo)
    #expect(Self.remembered(["x", "x"], in: &memo) == [nil, nil])
  }

  @Test(arguments: [1, 10, 1_000, 30_000])
  func manyColumnsShareTheSpaceOfAFew(columnCount: Int) {
    var memo = SpokenMemo(columnCount: columnCount)
    let known = Self.remembered((0..<4_000).map { "cell \($0 % 4)" }, in: &memo)
    #expect(known.count { $0 != nil } == 3_996)
    #expect(memo.byteCount <= max(1_024, 12_000_000 / columnCount))
  }

  @Test func moreColumnsThanAnybodyRepeatsRememberNothing() {
    var memo = SpokenMemo(columnCount: 200_000)
    #expect(Self.remembered(["a", "a"], in: &memo) == [nil, nil])
    #expect(memo.byteCount == 0)
  }

  @Test func anEmptyAndAnEndlessCellAreNotKept() {
    var memo = SpokenMemo()
    let endless = String(repeating: "x", count: 100_000)
    #expect(Self.remembered(["", "", endless, endless], in: &memo) == [nil, nil, nil, nil])
  }

  /// Whole rows: what a long table says with everything remembered is what each row says alone.
  @Test(arguments: ["en", "de", "ja", "ar", "eo"])
  func aLongTableSaysWhatItsRowsSayAlone(locale: String) throws {
    let sample = Self.table(rows: 3_000)
    let speech = SpokenText(LocaleTag(locale))
    var verbosity = Verbosity()
    verbosity.headerRepeat = 10
    let row = SpokenRow(
      RowPlan(table: sample.table, naming: [0]), table: sample.table, readers: sample.readers, speech: speech,
      verbosity: verbosity)
    let batch = sample.batch
    let alone = sample.rows.indices.map { row.text(row: $0, of: batch) + "\n" }.joined()
    let written = Mutex("")
    var source = OneBatch(batch: batch)
    try Transcript(RowWriter(row)).write(&source) { bytes in
      let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      written.withLock { $0 += text }
    }
    #expect(written.withLock { $0 } == alone)
  }

  private static func table(rows: Int) -> SampleTable {
    let cells = (0..<rows).map { row in
      [
        ["Tea", "Mug", "", "Sugar & <b>spice</b>", "  two  words"][row % 5], "\(row % 7).\(row % 90 + 10)",
        "\(row)", ["yes", "no", "maybe"][row % 3], "2012-1\(row % 3)-0\(row % 9 + 1)",
        "+\(row % 4).5%",
      ]
    }
    return SampleTable(
      [
        ("Item", .text), ("Price", .money(currency: "USD")), ("Id", .integer), ("Paid", .boolean),
        ("Date", .date(.yearMonthDay)), ("Change", .change(.percent)),
      ], rows: cells)
  }

  private struct OneBatch: RowSource, Sendable {
    var batch: RowBatch?

    mutating func nextBatch() -> RowBatch? {
      defer { batch = nil }
      return batch
    }
  }
}
