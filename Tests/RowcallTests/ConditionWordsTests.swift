import Rowcall
import RowcallLanguages
import RowcallText
import Testing

/// The words of conditions in the listener's language, beside the English ones.
@Suite struct ConditionWordsTests {
  private static let languages = Languages.all.map { $0.tag }

  private func words(_ tag: String) throws -> [ConditionWord: [String]] {
    let language = try #require(Languages.all.first { $0.tag == tag })
    return Dictionary(uniqueKeysWithValues: language.conditionWords.map { ($0.key, $0.value.listedWords) })
  }

  /// What a condition leaves, or why it leaves nothing, in the listener's language.
  private func said(_ condition: String, _ session: BrowseSession) -> [String] {
    _ = session.perform(line: "all-rows")
    return session.perform(line: "filter " + condition).map(\.text)
  }

  /// Each word in the place of the English one, in a table in which all answers differ.
  @Test(arguments: languages) func aConditionMeansTheSameInEveryLanguage(tag: String) throws {
    let table = "A,B,Note\n1,2,xa\n1,3,\nA,2,ax\na,4,b\n"
    let folder = try Folder()
    let session = try folder.session(table, name: "t.csv", locale: tag)
    let conditions: [(ConditionWord, (String) -> String)] = [
      (.and, { "A = 1 \($0) B = 2" }), (.or, { "A = 1 \($0) B = 2" }), (.and, { "A = 1 \($0) not B = 2" }),
      (.or, { "(A = 1) \($0) (B = 4)" }), (.or, { "A = a \($0) B = 3" }), (.not, { "\($0) B = 2" }),
      (.not, { "B = 2 and \($0) (A = 1)" }), (.contains, { "Note \($0) x" }), (.matches, { "Note \($0) ^x" }),
      (.isBlank, { "Note \($0)" }), (.isFilled, { "Note \($0) and A = 1" }),
      (.and, { "A = 1 \($0) Colour = 2" }),
    ]
    let own = try words(tag)
    let english = try words("en")
    for (meaning, condition) in conditions {
      let usual = condition(try #require(english[meaning]?.first))
      let expected = said(usual, session).map { $0.replacing(usual, with: "*") }
      for word in try #require(own[meaning]) {
        let answer = said(condition(word), session).map { $0.replacing(condition(word), with: "*") }
        #expect(answer == expected, "\(condition(word))")
      }
    }
  }

  /// A value with such a word is found where a cell has it, and refused where none has, as in English.
  @Test(arguments: languages) func aValueMayHoldAWordThatJoinsConditions(tag: String) throws {
    let own = try words(tag)
    for joint in (own[.and] ?? []) + (own[.or] ?? []) + ["and", "or"] {
      let table = "Name,Grade\nAda \(joint) Bea,1\nMax,\(joint)\nada \(joint) bea,\(joint) b\n"
      let session = try Folder().session(table, name: "t.csv", locale: tag)
      let found = said("Name = \"Ada \(joint) Bea\"", session)
      #expect(found.count == 2, "\(found)")
      #expect(said("Name = Ada \(joint) Bea", session) == found, "\(joint)")
      #expect(said("Name = Ada \(joint) Bea \(joint) Grade = 1", session).count == 2, "\(joint)")
      #expect(said("Grade = \(joint)", session).last?.contains("Max") == true, "\(joint)")
      let refused = said("Name = Max \(joint) Ada", session)
      #expect(refused.count == 1 && refused[0].contains("\"Max \(joint) Ada\""), "\(refused)")
      #expect(said("Name != Max \(joint) Ada", session) == refused, "\(joint)")
      #expect(said("Name contains ada \(joint) b", session).count == 2, "\(joint)")
    }
  }

  @Test(arguments: [
    // What is written in English is so in every locale.
    ("nl", "Title = Lord of the Rings", "Lord"), ("nl", "Title = Lord of the Rings and Fare = 3", "Lord"),
    ("fi", "Title = Ja Rule", "Ja Rule"), ("cs", "Grade = A", "Lord"),
    ("cs", "Grade = A and Fare = 3", "Lord"),
    ("es", "Title is blank and Fare > 3", "4"), ("de", "Bed and Breakfast = yes and Fare = 3", "Lord"),
    ("en", "Drink contains sugar = no", "Ja Rule"),
    ("nl", "Title != Isle of Man and Fare = 3 and Grade = A", "Lord"),
    ("nl", "Title = Isle of Man or Grade = B and Fare = 3", "Ja Rule"),
    ("es", "Age > 5 y and Fare = 3", "Ja Rule"), ("cs", "Age < 5 y and Title is not blank", "Lord"),
    // Capitals and brackets.
    ("de", "Fare = 3 UND (Grade = B ODER NICHT Grade = B)", "Lord"),
    ("tr", "Title boş değil ve Grade = B", "Ja"),
  ])
  func englishConditionsAndNamesOfColumnsKeepTheirMeaning(locale: String, condition: String, name: String)
    throws
  {
    let table =
      "Title,Fare,Grade,Bed and Breakfast,Drink contains sugar,Age\nLord of the Rings,3,A,yes,yes,4 y\nJa Rule,3,B,no,no,9 y\n,4,b,yes,yes,3 y\n"
    let session = try Folder().session(table, name: "t.csv", locale: locale)
    let lines = said(condition, session) + session.perform(line: "row").map(\.text)
    #expect(lines.count == 3 && lines.last?.contains(name) == true, "\(lines)")
  }

  @Test(arguments: [
    (
      "en", "Grade = A or B",
      "a condition is missing after or; put a value with this word in quotes: \"A or B\""
    ),
    (
      "de", "Grade = A oder B",
      "nach oder fehlt eine Bedingung; ein Wert mit diesem Wort steht in Anführungszeichen: \"A oder B\""
    ),
    ("de", "(Grade = A) xor (Grade = B)", "\"und\", \"oder\" statt xor erwartet"),
    ("de", "Grade enthält", "nach enthält fehlt ein Wert"),
    (
      "fr", "Grade",
      "une condition est une colonne, un signe et une valeur, comme Price > 100 et Region = West ; help sorting pour la liste des signes"
    ),
  ])
  func anErrorNamesTheWordsOfTheListener(locale: String, condition: String, message: String) throws {
    let session = try Folder().session("Title,Grade\nx,A\ny,B\n", name: "t.csv", locale: locale)
    #expect(said(condition, session) == [message])
  }

  @Test func helpListsTheWordsOfTheListener() throws {
    let text = "Title,Grade\nx,A\ny,\n"
    let german = try Folder().session(text, name: "t.csv", locale: "de")
    #expect(
      german.conditionWords?.text
        == "Wörter in Bedingungen: und, oder, nicht, enthält, entspricht, ist leer, ist nicht leer")
    let help = BrowseHelp(nil, conditionWords: german.conditionWords)
    #expect(help.lines(about: "sorting")?.last == german.conditionWords)
    #expect(try Folder().session(text, name: "t.csv", locale: "en-GB").conditionWords == nil)
    // The condition of a filter is said in these words, too.
    let said = ["filter Grade = A", "filter Title = x", "where"].flatMap { german.perform(line: $0) }
    #expect(said.last?.text == "Grade = A und Title = x", "\(said)")
  }

  @Test func manyWordsThatJoinNothingAreReadInTime() throws {
    let session = try Folder().session("Title,Grade\nx,A\n", name: "t.csv", locale: "de")
    let condition = "Title = x " + String(repeating: "und x ", count: 3000)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = session.perform(line: "filter " + condition) } < .seconds(60))
  }
}
