import RowcallText
import Testing

@Suite struct CharsetDetectorTests {
  /// A short table in some character set, which no detector of long texts gets right.
  struct Sample: CustomTestStringConvertible {
    var charset: String
    var text: String
    var base64: String
    var testDescription: String { charset }
  }

  static let samples = [
    Sample(
      charset: "ISO-8859-1", text: "name,ort\nJörg,Münster\nZoë,Tübingen\n",
      base64: "bmFtZSxvcnQKSvZyZyxN/G5zdGVyClpv6yxU/GJpbmdlbgo="),
    Sample(
      charset: "windows-1252", text: "item,note\ntea,“strong” – 4 €\n",
      base64: "aXRlbSxub3RlCnRlYSyTc3Ryb25nlCCWIDQggAo="),
    Sample(
      charset: "macintosh", text: "title,place\nCafé René,Besançon\nÉcole d’été,Nîmes\n",
      base64: "dGl0bGUscGxhY2UKQ2FmjiBSZW6OLEJlc2FujW9uCoNjb2xlIGTVjnSOLE6UbWVzCg=="),
    Sample(
      charset: "windows-1250", text: "imię;miasto\nŻaneta Śliwa;Świdnica\nBłażej;Kołobrzeg\n",
      base64: "aW1p6jttaWFzdG8Kr2FuZXRhIIxsaXdhO4x3aWRuaWNhCkKzYb9lajtLb7NvYnJ6ZWcK"),
    Sample(
      charset: "windows-1251", text: "имя;город\nГлеб;Псков\nЗоя;Пермь\n",
      base64: "6Oz/O+Pu8O7kCsPr5eE7z/Hq7uIKx+7/O8/l8Oz8Cg=="),
    Sample(
      charset: "KOI8-R", text: "имя;город\nГлеб;Псков\nЗоя;Пермь\n",
      base64: "yc3RO8fP0s/ECufMxcI78NPLz9cK+s/RO/DF0s3YCg=="),
    Sample(
      charset: "ISO-8859-7", text: "id,name\n1,Σοφία\n2,Πέτρος\n",
      base64: "aWQsbmFtZQoxLNPv9t/hCjIs0N308e/yCg=="),
    Sample(
      charset: "windows-1254", text: "isim;il\nİpek;Iğdır\nOğuz;Şırnak\n",
      base64: "aXNpbTtpbArdcGVrO0nwZP1yCk/wdXo73v1ybmFrCg=="),
    Sample(
      charset: "windows-1255", text: "id,name\n1,נועה\n2,איתן\n",
      base64: "aWQsbmFtZQoxLPDl8uQKMizg6frvCg=="),
    Sample(
      charset: "windows-1256", text: "id,name\n1,سلمى\n2,كريم\n",
      base64: "aWQsbmFtZQoxLNPh4+wKMizf0e3jCg=="),
    Sample(
      charset: "Shift_JIS", text: "品目,値段\nりんご,150\nみかん,90\n",
      base64: "lWmW2iySbJJpCoLogvGCsiwxNTAKgt2CqYLxLDkwCg=="),
    Sample(
      charset: "EUC-JP", text: "品目,値段\nりんご,150\nみかん,90\n",
      base64: "ycrM3CzDzcPKCqTqpPOktCwxNTAKpN+kq6TzLDkwCg=="),
    Sample(
      charset: "GB18030", text: "产品,价格\n苹果,15\n香蕉,9\n",
      base64: "svrGtyy827jxCsa7ufssMTUKz+O9tiw5Cg=="),
    Sample(
      charset: "Big5", text: "產品,價格\n蘋果,15\n香蕉,9\n",
      base64: "sqOrfiy7+a7mCsSrqkcsMTUKrbu/vCw5Cg=="),
    Sample(
      charset: "EUC-KR", text: "제품,가격\n사과,1500\n바나나,900\n",
      base64: "wabHsCywobDdCrvnsPosMTUwMAq52bOqs6osOTAwCg=="),
    Sample(
      charset: "UTF-16LE", text: "id,name\n1,Jörg\n",
      base64: "aQBkACwAbgBhAG0AZQAKADEALABKAPYAcgBnAAoA"),
    Sample(
      charset: "UTF-16BE", text: "品目,値段\nりんご,150\n",
      base64: "VMF27gAsUCRrtQAKMIowkzBUACwAMQA1ADAACg=="),
  ]

  @Test(arguments: samples)
  func shortTablesAreReadInTheirCharacterSet(_ sample: Sample) throws {
    let bytes = Base64.bytes(of: sample.base64)
    let best = try #require(CharsetDetector.candidates(in: bytes).first)
    #expect(best.name == sample.charset)
    let decoded = try CharsetDecoder(name: best.name).decode(bytes, isLast: true)
    #expect(String(decoding: decoded, as: UTF8.self) == sample.text)
  }

  @Test(arguments: samples)
  func aSampleMayEndInsideASequence(_ sample: Sample) throws {
    let bytes = Base64.bytes(of: sample.base64)
    let cut = bytes.dropLast(bytes.count / 4 | 1)
    #expect(CharsetDetector.candidates(in: Array(cut)).first?.name == sample.charset)
  }

  /// A word that another character set makes a word of letters that its languages never put so.
  @Test(arguments: [
    ("Gda\u{F1}sk", "Gda\u{144}sk"), ("Kami\u{F1}ski", "Kami\u{144}ski"), ("Pe\u{F1}a", "Pe\u{F1}a"),
    ("\u{C8}esk\u{E9}", "\u{10C}esk\u{E9}"), ("Gy\u{F5}r", "Gy\u{151}r"),
    ("Dvo\u{F8}\u{E1}k", "Dvo\u{159}\u{E1}k"),
    ("Ia\u{BA}i", "Ia\u{15F}i"), ("\u{A3}ukasz", "\u{141}ukasz"), ("m\u{E8}re", "m\u{E8}re"),
    ("\u{A3}m", "\u{A3}m"),
    ("p\u{F5}e", "p\u{F5}e"), ("\u{B1}5", "\u{B1}5"), ("20 \u{B0}C", "20 \u{B0}C"),
    ("R\u{F8}nne", "R\u{F8}nne"),
  ])
  func oneWordIsReadByWhatStandsBesideItsLetters(latin1: String, text: String) throws {
    let bytes = "a,b\n1,\(latin1)\n".unicodeScalars.map { UInt8($0.value) }
    let best = try #require(CharsetDetector.candidates(in: bytes).first)
    let decoded = try CharsetDecoder(name: best.name).decode(bytes, isLast: true)
    #expect(String(decoding: decoded, as: UTF8.self) == "a,b\n1,\(text)\n")
  }

  @Test func textThatWasGarbledBeforeIsDoubtfulInEveryCharacterSet() throws {
    // Accents that two wrong character sets have each been through.
    let garbled =
      Array("name\nZo".utf8) + [0xCC, 0xA9, 0x0A] + Array("Ren".utf8) + [0xCC, 0xC4, 0xE5, 0xA9, 0x0A]
    #expect(try #require(CharsetDetector.candidates(in: garbled).first).confidence < 70)
    let sound = Array("name\nZo".utf8) + [0xE9, 0x0A] + Array("Ren".utf8) + [0xE9, 0x65, 0x0A]
    let best = CharsetDetector.candidates(in: sound)
    #expect(best.map(\.confidence).reduce(0, +) > 97)
  }

  @Test func confidencesFallAndStayBelowAHundredAndOne() {
    let candidates = CharsetDetector.candidates(in: [0x61, 0x2C, 0xE9, 0x0A])
    #expect(candidates.count > 1)
    #expect(candidates.allSatisfy { (1...100).contains($0.confidence) })
    #expect(candidates.map(\.confidence) == candidates.map(\.confidence).sorted(by: >))
  }

  @Test func plainAndValidTextIsUTF8() {
    #expect(
      CharsetDetector.candidates(in: Array("a,b\n1,2".utf8)) == [
        CharsetCandidate(name: "UTF-8", confidence: 100)
      ])
    #expect(CharsetDetector.candidates(in: Array("größe,prix élevé\n".utf8)).first?.name == "UTF-8")
  }

  @Test func escapesTellISO2022() {
    let bytes = Base64.bytes(of: "GyRCSUpMXBsoQiwbJEJDTUNKGyhCChskQiRqJHMkNBsoQiwxNTAK")
    #expect(CharsetDetector.candidates(in: bytes).first?.name == "ISO-2022-JP")
  }

  @Test func aMarkIdentifiesUTF16() {
    #expect(CharsetDetector.candidates(in: [0xFF, 0xFE, 0x61, 0x00, 0x2C, 0x00]).first?.name == "UTF-16LE")
  }

  @Test func anEmptySampleHasNoCandidates() {
    #expect(CharsetDetector.candidates(in: []).isEmpty)
  }

  @Test func anySampleIsTakenWithoutHarm() {
    var state: UInt64 = 7
    for length in [1, 2, 3, 17, 300, 5000] {
      let noise = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      #expect(CharsetDetector.candidates(in: noise).allSatisfy { (0...100).contains($0.confidence) })
    }
  }
}

/// Bytes in source text.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func bytes(of text: String) -> [UInt8] {
    var bits = 0
    var count = 0
    var bytes: [UInt8] = []
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { continue }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }
}
