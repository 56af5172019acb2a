import Testing

@testable import RowcallScreens

struct StringsParserTests {
  private func texts(_ text: String) throws -> [String: String] {
    try StringsParser.table(of: Array(text.utf8), path: "Main.strings").texts
  }

  private func problem(_ text: String) -> String {
    do {
      return "\(try texts(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func keysHaveTheirTextsWhateverNotesStandAround() throws {
    let text = """
      /* Class = "UILabel"; text = "Sound"; ObjectID = "a"; */
      "a.text" = "Ton"; // a note
      b.title="Zwei";
      "alone";
      """
    #expect(try texts(text) == ["a.text": "Ton", "b.title": "Zwei", "alone": "alone"])
  }

  @Test func escapesStandForWhatTheyMean() throws {
    #expect(try texts(#""k" = "a\"b\\c\nd\te\U00e9\uD83D\uDE00\'";"#)["k"] == "a\"b\\c\nd\te\u{E9}😀'")
  }

  @Test func tablesInUTF16AreReadInEitherOrder() throws {
    let units = Array("\"k\" = \"é😀\";".utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big] {
      #expect(try StringsParser.table(of: bytes, path: "s")["k"] == "é😀")
    }
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      "Main.strings:2:1: expected \";\" after the text of \"a\", as in \"key\" = \"text\";"
    ),
    ("\n/* x", "Main.strings:2:1: the comment that starts here is never closed, as in \"key\" = \"text\";"),
    (
      "\"é\" = \"b;", "Main.strings:1:7: the text that starts here is never closed, as in \"key\" = \"text\";"
    ),
    ("\"a\" = ;", "Main.strings:1:7: expected a text in quotation marks, as in \"key\" = \"text\";"),
    (
      "bplist00",
      "Main.strings:1:1: a binary property list, which is not supported; expected text or XML; convert it with "
        + "plutil -convert xml1"
    ),
    (
      "<plist><array/></plist>",
      "Main.strings:1:1: expected a property list with a <dict> of texts, as in \"key\" = \"text\";"
    ),
    (
      "<?xml version=\"1.0\"?>\n<plist><dict>",
      "Main.strings:2:14: not XML: no element found; repair it, or use a copy that Xcode can open"
    ),
    (
      "<?xml version=\"1.0\"?>\n <!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>",
      "Main.strings:2:2: declares a document type, which storyboards and XIBs do not have and which may expand to any "
        + "amount of text; remove it"
    ),
    ("= \"b\";", "Main.strings:1:1: expected a key in quotation marks, as in \"key\" = \"text\";"),
  ])
  func aFaultIsReportedWithItsPlace(_ text: String, _ sentence: String) {
    #expect(problem(text) == sentence)
  }

  @Test func aPropertyListInXMLIsRead() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>a.text</key><string>Ton &amp; Bild</string>
      <key>b.text</key><dict><key>other</key><string>%d Lieder</string></dict>
      <key>c.text</key><string>Zwei
      Zeilen</string>
      </dict></plist>
      """
    #expect(try texts(text) == ["a.text": "Ton & Bild", "c.text": "Zwei\nZeilen"])
    #expect(try texts("\u{FEFF}<plist><dict><key>k</key><string>é</string></dict></plist>") == ["k": "é"])
  }
}
