import Testing

@testable import RowcallScreens

struct StringsTableTests {
  private func texts(_ text: String) throws -> [String: String] {
    try StringsTable.read(Array(text.utf8), path: "Main.strings").texts
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
      #expect(try StringsTable.read(bytes, path: "s")["k"] == "é😀")
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", #":2:1: found "\"c\" = \"d\";", expected ";" after a value"#),
    ("\n/* x", ":2:1: found a comment that does not end"),
    ("\"é\" = \"b;", ":1:7: found a string that does not end"),
    ("\"a\" = ;", #":1:7: found ";", expected a string, "{" or "(""#),
    ("= \"b\";", #":1:1: found "= \"b\";", expected a string, "{" or "(""#),
    ("<plist><dict><string>b</string></dict></plist>", ":1:14: found <string>, expected <key>"),
  ])
  func aFaultIsReportedWithItsPlace(_ text: String, _ sentence: String) {
    #expect(problem(text) == "Main.strings\(sentence); correct the property list there")
  }

  @Test(arguments: [
    (
      "bplist00",
      ": the binary property list is incomplete: no table of objects at its end; copy the file again"
    ),
    (
      "<plist><array/></plist>",
      ":1: a property list without keys, expected texts, as in \"key\" = \"text\";"
    ),
    (
      "<?xml version=\"1.0\"?>\n<plist><dict>",
      ":2:14: not XML: no element found; repair it, or use a copy that Xcode can open"
    ),
    (
      "<?xml version=\"1.0\"?>\n <!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>",
      ":2:2: declares a document type, which property lists do not have and which may expand to any amount of text; "
        + "remove it"
    ),
    ("{ a = 1", ":1:8: the property list ends here, expected \";\" after a value; the file may be cut off"),
  ])
  func aFileOfAnotherKindIsReported(_ text: String, _ sentence: String) {
    #expect(problem(text) == "Main.strings\(sentence)")
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
