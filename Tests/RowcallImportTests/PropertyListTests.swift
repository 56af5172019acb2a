import Foundation
import Testing

@testable import RowcallImport

private func json(_ list: PropertyList) -> String { String(decoding: list.recordsAsJSON, as: UTF8.self) }

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
      #""seen":"2001-01-01T00:00:00.500Z""#, #""key":"3 B""#, #""below":-1"#,
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
    ("({ a = 1; b = <0fbd 77>; }, { a = 2; })", #"[{"a":"1","b":"3 B"},\#n{"a":"2"}]"#),
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
