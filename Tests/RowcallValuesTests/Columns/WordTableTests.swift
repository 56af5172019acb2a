import Testing

@testable import RowcallValues

@Suite struct WordTableTests {
  private let table = WordTable<Int>([
    ("mil", 1), ("mil millones", 2), ("é", 3), ("août", 4), ("$", 5), ("US$", 6),
  ])

  private func taken(_ text: String, at start: Int = 0) -> (meaning: Int?, position: Int) {
    var position = start
    let meaning = table.take(Array(text.utf8).span, at: &position)
    return (meaning, position)
  }

  @Test func theLongestWordWins() {
    #expect(taken("mil millones x") == (2, 12))
    #expect(taken("mil mill") == (1, 3))
    #expect(taken("US$4") == (6, 3))
  }

  @Test func aWordIsNotFoundInsideAnother() {
    #expect(taken("milk") == (nil, 0))
    #expect(taken("milé") == (nil, 0))
    #expect(taken("mil4") == (1, 3))
  }

  @Test func capitalsOfLatinAlphabetsEqualSmallLetters() {
    #expect(taken("AOÛT").meaning == 4)
    #expect(taken("É").meaning == 3)
    #expect(WordTable<Int>([("M", 6)], ignoresCase: false).meaning(of: Array("m".utf8).span) == nil)
  }

  @Test func capitalsOfOtherAlphabetsAreFoundInFrontAndThroughout() {
    let table = WordTable<Int>([("ναι", 1), ("да", 2), ("ş", 3)])
    for (word, meaning) in [("ναι", 1), ("Ναι", 1), ("ΝΑΙ", 1), ("Да", 2), ("ДА", 2), ("Ş", 3)] {
      #expect(table.meaning(of: Array(word.utf8).span) == meaning)
    }
    #expect(table.meaning(of: Array("νΑι".utf8).span) == nil)
  }

  @Test func nothingIsFoundAtTheEndOrInNothing() {
    #expect(taken("", at: 0) == (nil, 0))
    #expect(taken("mil", at: 3) == (nil, 3))
    #expect(WordTable<Int>([]).isEmpty)
    #expect(WordTable<Int>([("", 1)]).isEmpty)
  }

  @Test func theFirstOfEqualWordsCounts() {
    #expect(WordTable<Int>([("a", 1), ("a", 2)]).meaning(of: Array("a".utf8).span) == 1)
  }
}
