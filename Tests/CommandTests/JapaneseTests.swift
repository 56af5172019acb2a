import Foundation
import Testing

/// Whole Japanese tables as a voice gets them, which can say kana and no kanji.
@Suite struct JapaneseTests {
  static let tables: [String] = {
    let folder = Command.root.appendingPathComponent("fixtures")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".ja.csv") || $0 == "branches.csv" }.sorted()
  }()

  @Test(arguments: tables, ["", "--words", "--moves say-all", "--verbosity verbose", "--punctuation all"])
  func nothingThatIsSpokenHasKanji(table: String, way: String) throws {
    let arguments = way.split(separator: " ").map(String.init)
    let result = try Command.run(
      ["transcript", "fixtures/\(table)", "--locale", "ja", "--spoken"] + arguments)
    #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
    #expect(!result.output.isEmpty)
    let hard = result.output.unicodeScalars.filter { scalar in
      (0x3005...0x3007).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
        || (0x3200...0x33FF).contains(scalar.value) || "・ヶヵ〜〒".unicodeScalars.contains(scalar)
    }
    #expect(hard.isEmpty, "\(String(String.UnicodeScalarView(hard))) in \(result.output)")
  }

  @Test func numbersAreSaidAlikeInBothForms() throws {
    for table in Self.tables {
      let spoken = try ["--spoken", "--words"].map {
        try Command.run(["transcript", "fixtures/\(table)", "--locale", "ja", $0]).output
      }
      #expect(spoken[0] == spoken[1])
    }
  }

  @Test func anEnglishListenerHearsTheKanjiOfAJapaneseTableInKana() throws {
    let result = try Command.run(
      [
        "transcript", "fixtures/branches.ja.csv", "--locale", "en", "--spoken", "--rows", "1", "--columns",
        "1-2",
      ])
    #expect(result.output == "しんじゅくてん, とどーふけん とーきょーと\n" && result.errorOutput.isEmpty)
  }
}
