import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct BackslashMoneyTests {
  private func money(_ encoding: String, _ text: String) -> BackslashMoney? {
    BackslashMoney(encoding: encoding, head: Array(text.utf8))
  }

  @Test(arguments: [("Shift_JIS", "¥"), ("EUC-JP", "¥"), ("EUC-KR", "₩")])
  func aBackslashBeforeDigitsIsTheSignOfOldEncodings(encoding: String, sign: String) {
    var found = money(encoding, "a,\\90\nb,\"\\4,100\"\n")
    let text = found?.applied(to: Array("\\7 \\n \\".utf8), isLast: true)
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == sign + "7 \\n \\")
  }

  @Test(arguments: 0...9)
  func whereAChunkEndsMakesNoDifference(place: Int) throws {
    let text = Array("\\7\\\\5\\n8\\".utf8)
    var found = try #require(money("EUC-KR", "\\90"))
    let pieces = [text[..<place], [], text[place...]]
    let output = pieces.enumerated().flatMap { index, piece in
      found.applied(to: Array(piece), isLast: index == 2)
    }
    #expect(String(decoding: output, as: UTF8.self) == "₩7\\₩5\\n8\\")
  }

  @Test(arguments: [
    ("UTF-8", "\\90"), ("windows-1252", "\\90"), ("Shift_JIS", "90"), ("Shift_JIS", "\\90,C:\\temp"),
    ("EUC-JP", "\\N"),
  ])
  func elsewhereItIsABackslash(encoding: String, text: String) {
    #expect(money(encoding, text) == nil)
  }

  @Test func aFileInShiftJISIsReadWithItsYen() throws {
    // "品,値" in Shift_JIS, then two prices with the byte that is the yen sign there.
    let header: [UInt8] = [0x95, 0x69, 0x2C, 0x92, 0x6C, 0x0A]
    let bytes = header + Array("a,\\90\nb,\"\\4,100\"\n".utf8)
    var options = ImportOptions()
    options.encoding = "Shift_JIS"
    var reader = try TableReader(bytes: bytes, options: options)
    let batch = try #require(try reader.nextBatch())
    #expect((0..<2).map { batch.text(row: $0, column: 1) } == ["¥90", "¥4,100"])
  }
}
