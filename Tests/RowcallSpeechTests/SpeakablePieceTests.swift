import RowcallWire
import Testing

@testable import RowcallSpeech

@Suite struct SpeakablePieceTests {
  private func pieces(_ text: String) -> [SpeakablePiece] { SpeakablePiece.pieces(of: text[...], segment: 0) }

  @Test func plainTextIsOnePieceAsItIs() {
    #expect(pieces("Oslo, 12 dollars").map(\.text) == ["Oslo, 12 dollars"])
  }

  @Test(arguments: ["", " ", "\n\t", "\u{1}\u{202E}"]) func blankTextIsNoPiece(text: String) {
    #expect(pieces(text).isEmpty)
  }

  @Test func longWordIsCutAndItsPlacesLeadBack() {
    let word = String(repeating: "é", count: 100)
    let piece = pieces("a \(word) z")[0]
    let cut = [40, 40, 20].map { String(repeating: "é", count: $0) }.joined(separator: " ")
    #expect(piece.text == "a \(cut) z")
    // "z" stands after two spaces that were put in, and after 100 letters of two bytes.
    let place = piece.place(offset: 2 + 102 + 1, length: 1)
    #expect(place.scalars == 103..<104)
    #expect(place.utf8 == 203..<204)
    #expect(piece.place(offset: 2, length: 40).scalars == 2..<42)
    #expect(piece.place(offset: 2 + 41, length: 40).scalars == 42..<82)
  }

  @Test func noWordThatIsSentIsLongerThanTheEngineSpeaks() {
    let text = String(repeating: "x", count: 10_000)
    let words = pieces(text).flatMap { $0.text.split(separator: " ") }
    #expect(words.allSatisfy { $0.count <= Wire.longestWord })
    #expect(words.joined() == text)
  }

  @Test func longTextIsCutBetweenWordsAndPlacesGoOn() {
    let text = String(repeating: "rain ", count: 1000)
    let cut = pieces(text)
    #expect(cut.count > 3)
    #expect(cut.map(\.text).joined() == text)
    #expect(cut.allSatisfy { SynthesisRequest.cost(ofBytes: $0.text.utf8.count) <= SynthesisRequest.room })
    let sent = cut[0].text.unicodeScalars.count
    #expect(cut[1].place(offset: 0, length: 4).scalars == sent..<(sent + 4))
  }

  @Test func placeBeyondTheEndIsTheEnd() {
    #expect(pieces("abc")[0].place(offset: 2, length: 99).scalars == 2..<3)
  }

  @Test func combiningMarksStayWithTheirLetter() {
    let piece = pieces(String(repeating: "e", count: 40) + "\u{301}x")[0]
    #expect(piece.text == String(repeating: "e", count: 40) + "\u{301} x")
  }

  @Test func endlessCombiningMarksAreCutLikeLetters() {
    let cut = pieces("e" + String(repeating: "\u{301}", count: 20_000))
    #expect(cut.count > 15)
    #expect(cut.allSatisfy { $0.text.unicodeScalars.count <= 1080 })
    let words = cut.flatMap { $0.text.unicodeScalars.split(separator: " ") }
    #expect(words.allSatisfy { $0.count <= 2 * Wire.longestWord })
    #expect(words.reduce(0) { $0 + $1.count } == 20_001)
    #expect(cut.allSatisfy { SynthesisRequest.cost(ofBytes: $0.text.utf8.count) <= SynthesisRequest.room })
  }
}
