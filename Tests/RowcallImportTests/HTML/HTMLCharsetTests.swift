import Testing

@testable import RowcallImport

@Suite struct HTMLCharsetTests {
  @Test(
    arguments: [
      ("<meta charset=shift_jis>", "Shift_JIS"), ("<META CHARSET = 'KOI8-R' >", "KOI8-R"),
      ("<meta http-equiv=Content-Type content='text/html; charset=euc-jp'>", "EUC-JP"),
      ("<meta name=x><meta charset=\"windows-1251\"/>", "windows-1251"), ("<meta charset=utf-16>", "UTF-8"),
      ("<meta charset=iso-8859-1>", "windows-1252"), ("<meta charset=nonsense>", nil),
      ("<p>charset=utf-8", nil),
      ("<meta name=charset content=koi8-r>", nil), ("", nil),
    ] as [(String, String?)])
  func metaElementNamesTheEncoding(head: String, name: String?) {
    #expect(HTMLCharset.declared(in: Array("<!doctype html>\(head)<table>".utf8)) == name)
  }

  @Test func onlyPagesAreAsked() {
    #expect(HTMLCharset.declared(in: Array("a,<meta charset=koi8-r>\n".utf8)) == nil)
  }

  private static func wide(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    return bytes
  }

  private static func page(_ charset: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<meta charset=\(charset)><table><tr><td>".utf8) + bytes + Array("</table>".utf8)
  }

  @Test(
    arguments: [
      (page("windows-1251", [0xC4, 0xE0]), "Да"), (page("iso-8859-1", [0x80]), "€"),
      (page("utf-8", [0xC3, 0xA9]), "é"),
      // What is plainly UTF-8 is UTF-8, and what cannot be is not.
      (page("windows-1251", [0xC3, 0xA9]), "é"), (page("utf-8", [0x4B, 0xF6, 0x6C, 0x6E]), "Köln"),
      ([0xFF, 0xFE] + wide("<table><td>ü"), "ü"),
    ] as [([UInt8], String)])
  func pagesAreReadInTheirEncoding(bytes: [UInt8], text: String) throws {
    #expect(try HTMLTables(bytes: bytes).firstTable.sketch == [text])
  }
}
