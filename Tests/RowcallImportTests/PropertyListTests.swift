import Foundation
import Testing

@testable import RowcallImport

private func json(_ list: PropertyList) -> String { String(decoding: list.records.json, as: UTF8.self) }

/// A value of each kind, as Foundation writes it.
private var sample: [String: Any] {
  [
    "items": [
      [
        "name": "Ada \"Countess\" Lovelace \u{1F469}", "born": 1815, "share": 0.25, "isKnown": true,
        "seen": Date(timeIntervalSinceReferenceDate: 0.5), "key": Data([1, 2, 3]), "below": -1,
      ]
    ]
  ]
}

@Suite struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func read(_ bytes: [UInt8], limits: ImportLimits = ImportLimits()) throws -> String {
    var list = try BinaryPropertyList(bytes, limits: limits)
    return json(try list.value())
  }

  @Test func eachKindOfValueIsRead() throws {
    let text = try read(try binary(sample))
    for member in [
      #""name":"Ada \"Countess\" Lovelace 👩""#, #""born":1815"#, #""share":0.25"#, #""isKnown":true"#,
      #""seen":"2001-01-01T00:00:00.500Z""#, #""key":"3 bytes""#, #""below":-1"#,
    ] {
      #expect(text.contains(member), "\(text)")
    }
  }

  @Test func longStringsListsAndOffsetsAreRead() throws {
    let rows = (0..<70_000).map { ["n": "\($0)"] }
    let text = try read(try binary(rows))
    #expect(text.hasPrefix(#"[{"n":"0"},"#) && text.hasSuffix(#"{"n":"69999"}]"#))
    let long = String(repeating: "é", count: 400)
    #expect(try read(try binary([long])) == "[\"\(long)\"]")
  }

  @Test func aListThatIsCutOrBrokenIsAnErrorAndNeverACrash() throws {
    let bytes = try binary(sample)
    for end in bytes.indices.dropFirst(8) {
      #expect(throws: PropertyListFault.self) { try read(Array(bytes[..<end])) }
    }
    for index in bytes.indices.dropFirst(8) {
      var broken = bytes
      broken[index] ^= 0xFF
      _ = try? read(broken)
    }
  }

  @Test func aListThatContainsItselfIsAnError() {
    // An array whose only item is the array.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0x00] + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0)
      + number(10)
    #expect(throws: PropertyListFault(reason: PropertyListFault.tooDeep)) { try read(bytes) }
  }

  @Test func aListThatNamesItsObjectsTooOftenIsAnError() {
    // Nine arrays, each of which names the next one sixteen times.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in UInt8(0)..<10 {
      offsets.append(UInt8(bytes.count))
      bytes += index == 9 ? [0x09] : [0xAE] + [UInt8](repeating: index + 1, count: 14)
    }
    let table = UInt64(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(10) + number(0) + number(table)
    #expect(throws: PropertyListFault.self) { try read(bytes) }
  }

  private func number(_ value: UInt64) -> [UInt8] { (0..<8).map { UInt8(value >> (56 - 8 * $0) & 0xFF) } }
}

@Suite struct OldStylePropertyListTests {
  private func read(_ text: String) throws -> String {
    var list = OldStylePropertyList(Array(text.utf8), limits: ImportLimits())
    return json(try list.value())
  }

  @Test(arguments: [
    ("(one, 'two', \"three \\\"3\\\"\")", #"["one",\#n"two",\#n"three \"3\""]"#),
    ("({ a = 1; b = <0fbd 77>; }, { a = 2; })", #"[{"a":"1","b":"3 bytes"},\#n{"a":"2"}]"#),
    ("( <*I42>, <*BY>, <*R0.5>, \"\\U00e9\\351\\n\" )", #"[42,\#ntrue,\#n0.5,\#n"éé\u000a"]"#),
    (
      "/* Title */\n\"Open\" = \"Öffnen\"; // verb\nCancel;",
      #"[["Open",\#n"Öffnen"],\#n["Cancel",\#n"Cancel"]]"#
    ),
    (
      "{ paris = { people = 2; }; rome = { people = 3; name = R; }; }",
      #"[{"_name":"paris","people":"2"},\#n{"_name":"rome","people":"3","name":"R"}]"#
    ),
  ])
  func valuesAreRead(text: String, expected: String) throws { #expect(try read(text) == expected) }

  @Test(arguments: [
    ("{ a = 1", 1, 8, "the property list ends here, expected \";\" after a value; the file may be cut off"),
    ("(\n1\n2)", 3, 1, "found \"2)\", expected \",\" or \")\"; correct the property list there"),
    ("{ a = \"x; }", 1, 7, "found a string that does not end; correct the property list there"),
    (
      "<0g>", 1, 2,
      "found data with something other than pairs of hexadecimal digits; correct the property list there"
    ),
    ("{ a = 1; } b", 1, 12, "found \"b\", expected the end of the file; correct the property list there"),
  ])
  func faultsSayWhereAndWhatWasExpected(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: PropertyListFault(line: line, column: column, reason: reason)) { try read(text) }
  }

  @Test func valuesThatNestTooDeepAreAnError() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListFault(line: 1, reason: PropertyListFault.tooDeep)) { try read(text) }
  }
}

/// Property lists as tables.
@Suite struct PropertyListTableTests {
  private func rows(_ bytes: [UInt8], path: String = "-") throws -> (names: [String?], rows: [[String]]) {
    let reader = try TableReader(bytes: bytes, path: path)
    let rows = reader.headSample.flatMap { batch in
      (0..<batch.rowCount).map { row in
        reader.columnNames.indices.map { batch.text(row: row, column: $0) ?? "" }
      }
    }
    return (reader.columnNames, rows)
  }

  private func data(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  // TV-78
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func recordsAreRows(format: PropertyListSerialization.PropertyListFormat) throws {
    let boats: [[String: Any]] = [["berth": 4], ["berth": 7]]
    for list in [boats, ["version": 1, "boats": boats]] as [Any] {
      let found = try rows(try data(list, format))
      #expect(found.names == ["berth"])
      #expect(found.rows == [["4"], ["7"]])
    }
  }

  // TV-78
  @Test func everyKindOfValueInXMLIsRead() throws {
    let found = try rows(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><array><dict>
        <key>name</key><string>Ada &amp; Co</string><key>n</key><integer> 0x10 </integer><key>x</key><real>0.50</real>
        <key>on</key><true/><key>day</key><date>2025-03-14T09:30:00Z</date><key>key</key><data>AQID</data>
        </dict></array></plist>
        """.utf8))
    #expect(found.names == ["name", "n", "x", "on", "day", "key"])
    #expect(found.rows == [["Ada & Co", "16", "0.5", "true", "2025-03-14T09:30:00Z", "3 bytes"]])
  }

  @Test func aDictionaryOfOtherThingsIsATableOfItsOwn() throws {
    let settings = "{ name = Harbour; version = 12; urls = ({ scheme = harbour; }); }"
    let pairs = try rows(Array(settings.utf8), path: "Info.plist")
    #expect(pairs.names == [nil, nil])
    #expect(pairs.rows == [["name", "Harbour"], ["version", "12"], ["urls", "scheme harbour"]])
    let named = try rows(Array("{ oslo = { rain = 3; }; ulm = { rain = 5; }; }".utf8), path: "a.plist")
    #expect(named.names == ["name", "rain"])
    #expect(named.rows == [["oslo", "3"], ["ulm", "5"]])
  }

  @Test func aStringsFileInUTF16IsATable() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "\"Open\" = \"Öffnen\";\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try rows(bytes, path: "Main.strings").rows == [["Open", "Öffnen"]])
  }

  @Test(arguments: [
    (
      "hello world",
      "a.plist:1:7: found \"world\", expected \";\" after a value; correct the property list there"
    ),
    (
      "<plist><array><list/></array></plist>",
      "a.plist:1:15: found <list>, expected <dict>, <array>, <string>, <integer>, <real>, <true>, <false>, <date> or <data>; "
        + "correct the property list there"
    ),
    (
      "<plist><integer>x</integer></plist>",
      "a.plist:1:8: found <integer>, expected a whole number; correct the property list there"
    ),
    ("<plist><string>x</string></plist>", "a.plist: "),
  ])
  func whatIsNoTableIsAnError(text: String, sentence: String) {
    do {
      _ = try rows(Array(text.utf8), path: "a.plist")
      Issue.record("no error")
    } catch {
      #expect("\(error)".hasPrefix(sentence), "\(error)")
    }
  }
}
