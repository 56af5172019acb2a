import RowcallText
import Testing

@Suite struct TextErrorTests {
  @Test(arguments: [
    (
      TextError.badPattern(pattern: "up {", offset: 3),
      #"message pattern "up {" breaks at character 3; check its braces and apostrophes"#
    ),
    (
      .missingArgument(name: "amount", pattern: "up {amount}"),
      #"message pattern "up {amount}" needs an argument "amount"; pass one"#
    ),
    (.badNumber("ten"), #""ten" is no plain number; write it as -12.50"#),
    (
      .unformattable(pattern: "{x}"),
      #"message pattern "{x}" cannot be formatted with these arguments; check their kinds"#
    ),
    (
      .unknownCharset(name: "q", suggestions: []),
      #"unknown encoding "q"; use a name such as UTF-8 or windows-1252"#
    ),
    (.unknownCharset(name: "utf9", suggestions: ["UTF-8"]), #"unknown encoding "utf9"; did you mean UTF-8?"#),
    (
      .unknownCharset(name: "x", suggestions: ["a", "b", "c"]),
      #"unknown encoding "x"; did you mean a, b or c?"#
    ),
    (
      .undecodable(charset: "UTF-16", offset: 12),
      "byte 12 cannot be decoded as UTF-16; choose another encoding"
    ),
    (.unknownTransform("A-B"), #"unknown transform "A-B"; use an ICU transform such as Han-Latin"#),
  ])
  func sentencesSayWhatToDo(error: TextError, sentence: String) {
    #expect(error.description == sentence)
  }
}
