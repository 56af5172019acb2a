import Testing

@testable import RowcallImport

@Suite struct UTF8RepairTests {
  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xE2, 0x82], "\u{FFFD}"),
      ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"),
      ([0xF0, 0x9F, 0x98], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func invalidBytesAreReplacedAsUnicodeRecommends(bytes: [UInt8], text: String) {
    for cut in 0...bytes.count {
      var repair = UTF8Repair()
      var output: [UInt8] = Array("12345678".utf8)
      for (chunk, isLast) in [(bytes[..<cut], false), (bytes[cut...], true)] {
        let start = output.count
        output += repair.takePending() + chunk
        _ = repair.finish(&output, from: start, isLast: isLast)
      }
      #expect(String(decoding: output, as: UTF8.self) == "12345678" + text)
      #expect(String(validating: output, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: 0..<200)
  func agreesWithTheStandardLibrary(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x98, 0x80], [0x80], [0xE0], [0xFF],
    ]
    let bytes = (0..<30).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
    var output = bytes
    var repair = UTF8Repair()
    _ = repair.finish(&output, from: 0, isLast: true)
    #expect(output == Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  @Test func laterDamageIsReportedWithLineAndByte() throws {
    let head =
      [UInt8]("a,b\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: FileHead.size) + Array(",1\n".utf8)
    let options = ImportOptions(limits: ImportLimits(cellBytes: 1 << 22))
    let table = try read(head + Array("2,".utf8) + [0xE9, 0x0A], options: options)
    #expect(table.rows.last == ["2", "\u{FFFD}"])
    #expect(
      table.problems.map(\.description) == [
        "line 3, byte 1048585: 1 invalid byte sequence replaced by U+FFFD"
      ])
  }
}
