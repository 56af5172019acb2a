import RowcallText
import Testing

@Suite struct CharsetDecoderTests {
  /// Decodes bytes in chunks of one size.
  private func decode(_ bytes: [UInt8], as name: String, chunk: Int) throws -> (
    text: String, decoder: CharsetDecoder
  ) {
    let decoder = try CharsetDecoder(name: name)
    var output: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let end = min(start + chunk, bytes.count)
      output += try decoder.decode(Array(bytes[start..<end]), isLast: false)
    }
    output += try decoder.decode([], isLast: true)
    return (String(decoding: output, as: UTF8.self), decoder)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 1000])
  func sequencesMayBeCutAnywhere(chunk: Int) throws {
    for sample in CharsetDetectorTests.samples {
      let decoded = try decode(Base64.bytes(of: sample.base64), as: sample.charset, chunk: chunk)
      #expect(decoded.text == sample.text)
      #expect(decoded.decoder.replacedCount == 0)
    }
  }

  @Test(arguments: [1, 2, 3, 1000])
  func fourByteSequencesMayBeCutAnywhere(chunk: Int) throws {
    let face: [UInt8] = [0x94, 0x39, 0xDA, 0x33, 0x2C, 0x94, 0x39, 0xDA, 0x33]
    #expect(try decode(face, as: "GB18030", chunk: chunk).text == "💩,💩")
  }

  @Test(arguments: [1, 2, 1000])
  func badSequencesAreReplacedCountedAndPlaced(chunk: Int) throws {
    let bytes: [UInt8] = [0x61, 0x2C, 0x93, 0xFA, 0x2C, 0x81, 0x20, 0x62, 0xFF, 0x63]
    let (text, decoder) = try decode(bytes, as: "Shift_JIS", chunk: chunk)
    #expect(text == "a,日,\u{FFFD} b\u{FFFD}c")
    #expect(decoder.replacedCount == 2)
    #expect(decoder.firstReplacedOffset == 5)
  }

  @Test func aSequenceThatTheStreamCutsIsReplaced() throws {
    let (text, decoder) = try decode([0x61, 0x93], as: "Shift_JIS", chunk: 10)
    #expect(text == "a\u{FFFD}")
    #expect(decoder.firstReplacedOffset == 1)
  }

  @Test func aBadSequenceThatIsCutIsPlacedNearWhereItStands() throws {
    let bytes: [UInt8] = [0x39, 0xF1, 0x36, 0x36, 0xE3]
    let decoder = try decode(bytes, as: "GB18030", chunk: 1).decoder
    #expect((1...5).contains(try #require(decoder.firstReplacedOffset)))
  }

  @Test func nothingReplacedHasNoOffset() throws {
    let decoder = try decode([0x61], as: "windows-1252", chunk: 1).decoder
    #expect(decoder.firstReplacedOffset == nil)
    #expect(decoder.replacedCount == 0)
  }

  @Test func utf16ReadsItsMarkAndItsNamedOrdersKeepIt() throws {
    #expect(try decode([0xFF, 0xFE, 0x61, 0x00], as: "UTF-16", chunk: 1).text == "a")
    #expect(try decode([0xFF, 0xFE, 0x61, 0x00], as: "UTF-16LE", chunk: 1).text == "\u{FEFF}a")
  }

  @Test func halfOfASurrogatePairIsReplaced() throws {
    let (text, decoder) = try decode([0x00, 0xD8, 0x61, 0x00], as: "UTF-16LE", chunk: 100)
    #expect(text == "\u{FFFD}a")
    #expect(decoder.firstReplacedOffset == 0)
  }

  @Test func longStreamsComeOutWhole() throws {
    let line = Base64.bytes(of: CharsetDetectorTests.samples[10].base64)
    let bytes = Array(repeatElement(line, count: 3000).joined())
    let whole = String(repeating: CharsetDetectorTests.samples[10].text, count: 3000)
    #expect(try decode(bytes, as: "Shift_JIS", chunk: 65_537).text == whole)
  }

  @Test(arguments: [
    ("latin1", "ISO-8859-1"), ("sjis", "Shift_JIS"), ("CP1252", "windows-1252"), ("utf8", "UTF-8"),
    ("gbk", "GBK"),
    ("mac", "macintosh"), ("UTF-16", "UTF-16"),
  ])
  func aliasesHaveOneName(alias: String, name: String) {
    #expect(CharsetDecoder.canonicalName(of: alias) == name)
  }

  @Test(arguments: ["", "nope", "\u{0}", "utf-8,version=9", String(repeating: "x", count: 3000)])
  func anUnknownNameHasNone(_ name: String) {
    #expect(CharsetDecoder.canonicalName(of: name) == nil)
    #expect(throws: TextError.self) { try CharsetDecoder(name: name) }
  }

  @Test(arguments: [
    ("utf9", "UTF-8"), ("shift-jiss", "Shift_JIS"), ("windows1253x", "windows-1253"),
    ("isso-8859-1", "ISO-8859-1"),
  ])
  func anUnknownNameSuggestsNearOnes(name: String, near: String) {
    #expect(CharsetDecoder.nearNames(to: name).contains(near))
    #expect(throws: TextError.unknownCharset(name: name, suggestions: CharsetDecoder.nearNames(to: name))) {
      try CharsetDecoder(name: name)
    }
  }
}
