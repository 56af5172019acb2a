import Foundation
import Testing

/// Names that are hardly names, in an index.
@Suite(.timeLimit(.minutes(15))) struct HostileIndexTests {
  static let locales = ["en", "ja", "zh", "zh-Hant", "ar", "he", "ko"]

  private static let names = [
    "", "  ", "123", "-1", "1e999", "!?", "😀", "👨‍👩‍👧 family", "שלום", "مرحبا", "김", "新宿店", "李明", "Ärzte",
    "\u{301}",
    "e" + String(repeating: "\u{301}", count: 300), "\u{202E}evil", "\u{7}bell", "\u{FEFF}", "\u{FFFF}",
    "\u{10FFFF}",
    "𠮷野家", "龘", "・", "ｶﾞ", "﷽", "İ", "ﬁ", String(repeating: "a", count: 10_000),
    String(repeating: "山", count: 10_000), String(repeating: "-1", count: 5_000),
  ]

  @Test(arguments: locales)
  func eachNameLandsOnce(locale: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = "Name,N\n" + Self.names.enumerated().map { "\"\($1)\",\($0)\n" }.joined()
    let path = try scratch.write(table)
    let index = ["index", path, "--by", "Name", "--locale", locale]
    let json = try Command.run(index + ["--format", "json"])
    #expect(json.status == 0 && json.errorOutput.isEmpty, "\(json.errorOutput)")
    let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
    let rows = report.sections.flatMap(\.rows)
    #expect(rows.map(\.row).sorted() == Array(Self.names.indices))
    // White space at both ends of a cell is no part of its name.
    #expect(rows.allSatisfy { $0.name == Self.names[$0.row] || Self.names[$0.row].contains(" ") })
    #expect(report.sections.first?.rows.map(\.row).prefix(2) == [0, 1])
    for way in [[], ["--titles"]] {
      let text = try Command.run(index + way)
      #expect(text.status == 0)
      #expect(
        text.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      #expect(!text.output.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    }
  }

  @Test func halvesOfPairsInUTF16LandAsTheSignOfWhatIsLost() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let units =
      Array("Name,N\n東".utf16) + [0xD800] + Array(",1\n".utf16) + [0xDC00] + Array("B,2\n😀,3\n".utf16)
    let data = Data([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let path = try scratch.write(data, as: "table.csv")
    for locale in Self.locales {
      let result = try Command.run(["index", path, "--by", "Name", "--locale", locale, "--format", "json"])
      #expect(result.errorOutput == "\(path): line 2: 2 invalid byte sequences replaced by U+FFFD\n")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      #expect(Set(report.sections.flatMap(\.rows).map(\.name)) == ["東\u{FFFD}", "\u{FFFD}B", "😀"])
    }
  }

  @Test(arguments: [("ja", "山田太郎"), ("ja", "龘"), ("ja", "山1-"), ("zh", "山田太郎"), ("zh-Hant", "1-")])
  func aHundredThousandLettersAreReadInTime(locale: String, part: String) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(
      "Name,N\n" + String(repeating: part, count: 100_000 / part.count) + ",1\n新宿,2\n")
    for way in ["index --by Name", "transcript --spoken"] {
      let result = try Command.run(way.split(separator: " ").map(String.init) + [path, "--locale", locale])
      #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
    }
  }

  private struct Report: Decodable {
    struct Row: Decodable {
      let row: Int
      let name: String
    }
    struct Section: Decodable {
      let rows: [Row]
    }
    let sections: [Section]
  }
}
