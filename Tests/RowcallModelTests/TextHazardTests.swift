import Foundation
import Testing

@testable import RowcallModel

@Suite struct TextHazardTests {
  @Test(
    arguments: [
      ("plain words\nand lines\twith tabs\n", nil), ("Größe, 東京, “Ελλάδα” – 👩‍💻", nil),
      ("12:30 a::b # ## [x]", nil),
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\rb\u{85}c\u{2028}d", "a b c d"),
      ("c1\u{9B}31m\u{9D}", "c1\\u{9B}31m\\u{9D}"),
      ("\u{202E}x\u{2069}", "\\u{202E}x\\u{2069}"), ("tag\u{E0041}", "tag\\u{E0041}"), ("nul\0", "nul\\u{0}"),
      ("::error::x", "\\u{3A}:error::x"), ("a\n  \u{3000}::x", "a\n  \u{3000}\\u{3A}:x"), ("a\r::x", "a ::x"),
      ("\r::x", " \\u{3A}:x"), ("\u{2028}::x", " \\u{3A}:x"), (":::", "\\u{3A}::"), ("::", "\\u{3A}:"),
      (":", nil),
      ("a ##[error]x", "a \\u{23}#[error]x"), ("###vso[x]", "#\\u{23}#vso[x]"), ("##[", "\\u{23}#["),
      ("##", nil),
    ] as [(String, String?)])
  func printedLinesHoldNothingThatATerminalOrALogObeys(text: String, printed: String?) {
    #expect(TextHazard.printed(text) == printed ?? text)
    #expect(TextHazard.printed(Array(text.utf8).span) == printed.map { Array($0.utf8) })
  }

  @Test func coloursOfOurOwnAreKeptAndOthersAreNot() {
    #expect(TextHazard.printed("\u{1B}[31m::\u{9B}", keepingColours: true) == "\u{1B}[31m::\\u{9B}")
  }

  @Test func aHazardIsFoundAtAnyPlaceOfALongText() {
    for hazard in ["\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{FEFF}", "\u{E0041}", "##[x]", "\n::x"] {
      for place in 0..<40 {
        for filler in ["x", "é", "東", "“", "𠮷"] {
          let start = String(repeating: filler, count: place)
          let text = start + hazard + String(repeating: filler, count: 40 - place)
          #expect(TextHazard.printed(text) != text, "at \(place) in \(filler)")
        }
      }
    }
  }

  @Test func safeTextOfAnyLengthIsLeftAsItIs() {
    for scalar in ["x", "é", "ナ", "し", "“", "𠮷", "ﾞ"] {
      for start in ["", "a", "ab", "abc", "\n", ":"] {
        for count in 0..<40 {
          let text = start + String(repeating: scalar, count: count)
          #expect(TextHazard.printed(Array(text.utf8).span) == nil, "\(text)")
          #expect(TextHazard.json(Array(text.utf8).span) == nil, "\(text)")
        }
      }
    }
  }

  @Test func everyUnsafeScalarIsReplacedInPrintedLinesAndNoOther() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\t" else { continue }
      let text = "a" + String(scalar) + "b"
      #expect((TextHazard.printed(text) != text) == scalar.isUnsafe, "\(scalar.escape)")
    }
  }

  @Test func theValueOfAJSONDocumentStaysEqualAndNothingInItIsUnsafe() throws {
    let unsafe = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init).filter(\.isUnsafe).map(String.init)
    let texts = unsafe + ["##[error]x", "\\##vso[x]", "::error::x", "“quotes” \"\\/", "東京"]
    let written = try JSONEncoder().encode(texts)
    let safe = TextHazard.json(String(decoding: written, as: UTF8.self))
    #expect(try JSONDecoder().decode([String].self, from: Data(safe.utf8)) == texts)
    #expect(!safe.unicodeScalars.contains { $0.isUnsafe })
    #expect(!safe.contains("##["))
  }
}
