import RowcallText
import Testing

@testable import RowcallImport

@Suite struct EncodingDetectorTests {
  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61, 0x2C, 0x62], "UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00, 0x2C, 0x00, 0x62, 0x00], "UTF-16LE"),
      ([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x2C, 0x00, 0x62], "UTF-16BE"),
      ([0x61, 0x00, 0x2C, 0x00, 0x62, 0x00], "UTF-16LE"),
      ([0x00, 0x61, 0x00, 0x2C, 0x00, 0x62], "UTF-16BE"),
      ([0x61, 0x2C, 0x62], "UTF-8"),
      ([0x61, 0x2C, 0xE9, 0x0A], "windows-1252"),
    ] as [([UInt8], String)])
  func encodingIsDetected(bytes: [UInt8], name: String) throws {
    let reader = try TableReader(bytes: bytes)
    #expect(reader.decisions.encoding.choice == name)
    #expect(reader.columnNames.first == "a")
  }

  @Test func anUncertainEncodingIsReported() throws {
    let reader = try TableReader(bytes: [
      0x61, 0x2C, 0x62, 0x0A, 0x4B, 0xF5, 0x73, 0x7A, 0x65, 0x67, 0x2C, 0x31, 0x0A,
    ])
    let problems = reader.problems.map(\.description)
    #expect(problems.contains { $0.contains("a guess (") && $0.hasSuffix("set --encoding") })
  }

  @Test func textOfEachEncodingIsReadAlike() throws {
    let text = "町,人数\n札幌,12\n函館,7\n小樽,3\n旭川,9\n釧路,4\n"
    let encoded: [(String, [UInt8])] = [
      ("UTF-16LE", text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("UTF-16BE", text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      ("UTF-8", Array(text.utf8)),
    ]
    for (name, bytes) in encoded {
      let reader = try TableReader(bytes: bytes)
      #expect(reader.decisions.encoding.choice == name)
      #expect(reader.columnNames == ["町", "人数"])
      for chunkSize in 1...9 {
        #expect(try read(bytes, chunkSize: chunkSize).rows.first == ["札幌", "12"])
      }
    }
  }

  @Test func askedEncodingThatCannotBeIsAnError() {
    let latin = "a,b\n1,x\n2," + "?" + "\n"
    let bytes = latin.utf8.map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
    #expect(
      sentence(bytes, "utf8")
        == "t.csv:3: not UTF-8, it looks like windows-1252; leave out --encoding or name another")
    #expect(
      sentence(Array("a,b\n1,2\n".utf8), "UTF-16LE")
        == "t.csv:1: not UTF-16LE, it looks like UTF-8; leave out --encoding or name another")
  }

  @Test func askedEncodingThatIsUnlikelyIsReported() throws {
    let reader = try TableReader(bytes: Array("a,b\né,2\n".utf8), options: ImportOptions(encoding: "latin1"))
    #expect(
      reader.problems.map(\.description) == ["read as ISO-8859-1 as asked for, but it looks like UTF-8"])
    #expect(reader.headSample.first?.text(row: 0, column: 0) == "Ã©")
  }

  /// Text in UTF-8 in which each question mark is the Latin-1 byte of "ü".
  private func damaged(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFC : $0 }
  }

  @Test(arguments: [
    ("City\nKöln\nBr?hl\n", 60), ("City\nKöln\nMünchen\nBrühl\nÖtigheim\nL?beck\n", 90),
  ])
  func aStrayByteIsReplacedAndToldAndTheOthersAreRead(text: String, percent: Int) throws {
    let reader = try TableReader(bytes: damaged(text))
    #expect(reader.decisions.encoding.choice == "UTF-8")
    #expect(reader.decisions.encoding.confidence == Double(percent) / 100)
    #expect(reader.headSample.first?.text(row: 0, column: 0) == "Köln")
    let line = text.prefix { $0 != "?" }.count { $0 == "\n" } + 1
    let offset = try #require(damaged(text).firstIndex(of: 0xFC))
    #expect(
      reader.problems.map(\.description) == [
        "line \(line), byte \(offset): 1 invalid byte sequence replaced by U+FFFD"
      ])
  }

  @Test func theReasonCountsWhatIsValidAndWhatIsNot() throws {
    let reader = try TableReader(bytes: damaged("City\nKöln\nBr?hl\n"))
    #expect(
      reader.decisions.encoding.reasons.map(\.description) == [
        "UTF-8 with 1 non-ASCII character and 1 stray byte sequence"
      ])
  }

  @Test func textThatIsUTF8InPartCanBeReadSoWhenAskedFor() throws {
    let bytes = damaged("City\nKöln\nBr?hl\nM?nchen\nL?beck\n")
    #expect(try TableReader(bytes: bytes).decisions.encoding.choice != "UTF-8")
    let reader = try TableReader(bytes: bytes, options: ImportOptions(encoding: "UTF-8"))
    #expect(reader.headSample.first?.text(row: 0, column: 0) == "Köln")
    #expect(reader.problems.count == 1)
  }

  @Test func aGuessThatChangesLettersIsReported() throws {
    let reader = try TableReader(bytes: [0x61, 0x0A, 0xFC, 0xDF, 0xE2, 0x0A, 0xE9, 0x81, 0x0A])
    #expect(
      reader.problems.map(\.description) == [
        "read as windows-1252, a guess (30% sure); if letters are wrong, set --encoding"
      ])
  }

  @Test func unknownEncodingIsAnError() {
    #expect(sentence(Array("a,b\n".utf8), "klingon").hasPrefix("unknown encoding \"klingon\"; "))
  }

  @Test func binaryFilesAreRefused() {
    #expect(throws: ImportError.binary(path: "t.csv", kind: .gzip)) {
      try read([0x1F, 0x8B, 0x08, 0x00, 0x08, 0x00, 0x9B, 0x21])
    }
    #expect(throws: ImportError.binary(path: "t.csv", kind: nil)) { try read((0...255).map { UInt8($0) }) }
  }

  @Test func quotesOfWindowsInCellsAreKeptAndReported() throws {
    let text = "Name,Note\nAda,l\u{E9}\u{C2}a\nBo,it\u{92}s \u{93}x\u{94}\u{85}\u{9B}\n"
    for chunkSize in [1, 7, Int.max] {
      let table = try read(text.utf8, chunkSize: chunkSize)
      #expect(table.rows[1][1] == "it\u{92}s \u{93}x\u{94}\u{85}\u{9B}")
      #expect(table.problems == [.windowsSigns("\u{92}", line: 3, count: 3)])
      #expect(
        table.problems.map(\.description)
          == ["line 3: the control character U+0092 is read as ’, as in windows-1252; 3 such signs"])
    }
  }

  @Test func zeroBytesInCellsAreKeptAndTold() throws {
    let table = try read("a,b\n1,x\0y\n2,some longer text to be sure\n".utf8)
    #expect(table.rows[0] == ["1", "x\0y"])
    #expect(table.problems == [.zeroBytes(line: 2, count: 1)])
  }

  private func sentence(_ bytes: [UInt8], _ encoding: String) -> String {
    do {
      _ = try read(bytes, options: ImportOptions(encoding: encoding))
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
