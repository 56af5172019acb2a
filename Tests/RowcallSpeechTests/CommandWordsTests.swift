import Testing

@testable import RowcallSpeech

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ("aplay -q -", ["aplay", "-q", "-"]), ("  aplay   -q ", ["aplay", "-q"]), ("", []), (" ", []),
    ("'/opt/my player' -x", ["/opt/my player", "-x"]), ("a --name=\"b  c\"d", ["a", "--name=b  cd"]),
    ("a '' \"\"", ["a", "", ""]), ("a \"it's\" 'say \"x\"'", ["a", "it's", "say \"x\""]),
    ("a 'b c", ["a", "b c"]), ("a;b $c \\d", ["a;b", "$c", "\\d"]),
  ])
  func commandIsSplitAtSpacesOutsideQuotes(command: String, words: [String]) {
    #expect(CommandWords.words(of: command) == words)
  }
}
