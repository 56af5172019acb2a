import RowcallAccessibility
import RowcallTableView
import Testing

@testable import RowcallScreens

@Suite struct CellReadingTests {
  /// A cell and the dump of its row.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: CellContent
    let dump: String

    init(_ description: String, _ content: CellContent, _ dump: String) {
      (testDescription, self.content, self.dump) = (description, content, dump)
    }
  }

  private static let sounds = ContentElement(.switch(isOn: true))
  private static let stock = CellContent(
    style: .custom,
    elements: [.init(.label("Apple Inc.")), .init(.label("$648.11")), .init(.label("up 1.85%"))])

  static let units = [
    Case("a stock", stock, #"row "Apple Inc., $648.11, up 1.85%" 1 of 1 {activate}"#),
    Case(
      "a city and its weather",
      CellContent(
        style: .subtitle, title: "Oslo", detail: "4 °C", image: CellImage(label: "light rain"),
        elements: [.init(.label(""))]),
      #"row "Oslo, 4 °C, light rain" 1 of 1 {activate}"#),
    Case(
      "a detail that is the value", CellContent(style: .value1, title: "Length", detail: "12 km"),
      #"row "Length" = "12 km" 1 of 1 {activate}"#),
    Case(
      "a detail without a title", CellContent(style: .value2, detail: "12 km"),
      #"row "12 km" 1 of 1 {activate}"#),
    Case(
      "a value of the author's",
      CellContent(
        style: .default, title: "Load",
        elements: [ContentElement(.progress(0.4)).saying { $0.value = "nearly half" }]),
      #"row "Load, nearly half" = 0.4 in 0.0...1.0 1 of 1 {activate}"#),
    Case(
      "a progress without an end", CellContent(title: "Load", elements: [.init(.progress(nil))]),
      #"row "Load" 1 of 1 {activate}"#),
    Case("nothing at all", CellContent(), "row 1 of 1 {activate}"),
    Case(
      "a text that is hidden",
      CellContent(
        title: "Oslo", elements: [ContentElement(.label("id 7")).saying { $0.isHidden = true }]),
      #"row "Oslo" 1 of 1 {activate}"#),
  ]

  // TV-10 TV-20
  @Test(arguments: units) func aRowOfSeveralPiecesHasOneLabelThatJoinsThem(_ unit: Case) throws {
    #expect(try rowDump(unit.content) == unit.dump)
  }

  // TV-20
  @Test func thePartsOfAJoinedLabelAreKept() {
    #expect(
      CellReading(Self.stock, as: .row).main.labelParts == ["Apple Inc.", "$648.11", "up 1.85%"])
    #expect(CellReading(CellContent(title: "Oslo"), as: .row).main.labelParts.isEmpty)
  }

  static let mixtures = [
    Case(
      "by itself", CellContent(title: "Sounds", elements: [sounds]),
      """
      row 1 of 1
      ├─ row "Sounds" 1 of 1 {activate}
      └─ switch "Sounds" (on) {activate}
      """),
    Case(
      "as one", CellContent(title: "Sounds", elements: [sounds]).saying { $0.isElement = true },
      #"switch "Sounds" (on) 1 of 1 {activate}"#),
    Case(
      "as one, as an accessory",
      CellContent(title: "Sounds", accessory: .control(sounds)).saying { $0.isElement = true },
      #"switch "Sounds" (on) 1 of 1 {activate}"#),
    Case(
      "as one by a label",
      CellContent(title: "Sounds", elements: [sounds]).saying { $0.label = "Sounds of keys" },
      #"switch "Sounds of keys" (on) 1 of 1 {activate}"#),
    Case(
      "a slider as one",
      CellContent(title: "Volume", elements: [.init(.slider(value: 3, in: 0...10))]).saying {
        $0.isElement = true
      },
      #"slider "Volume" = 3.0 in 0.0...10.0 1 of 1 {activate, increment, decrement}"#),
    Case(
      "several controls as one",
      CellContent(title: "Alarm", elements: [sounds, .init(.textField(text: "7:30", placeholder: nil))])
        .saying { $0.isElement = true },
      #"row "Alarm, 7:30" 1 of 1 {activate}"#),
    Case(
      "several controls by themselves",
      CellContent(
        title: "Alarm",
        elements: [
          .init(.label("every day")), sounds.disabled, .init(.button("Snooze")),
          .init(.stepper(value: 5, in: 1...9, by: 1)),
        ]),
      """
      row 1 of 1
      ├─ row "Alarm, every day" 1 of 1 {activate}
      ├─ switch "Alarm, every day" (on, disabled)
      ├─ button "Snooze" {activate}
      └─ stepper "Alarm, every day" = 5.0 in 1.0...9.0 {increment, decrement}
      """),
    Case(
      "segments",
      CellContent(title: "Size", elements: [.init(.segmentedControl(titles: ["S", "L"], selected: 1))]),
      """
      row 1 of 1
      ├─ row "Size" 1 of 1 {activate}
      └─ group "Size"
         ├─ segment "S" (not selected) 1 of 2 {activate}
         └─ segment "L" (selected) 2 of 2 {activate}
      """),
    Case(
      "segments as one",
      CellContent(title: "Size", elements: [.init(.segmentedControl(titles: ["S", "L"], selected: 1))])
        .saying { $0.isElement = true },
      #"segment "Size" = "L" 1 of 1 {activate}"#),
    Case(
      "a field alone", CellContent(elements: [.init(.textField(text: "", placeholder: "Your name"))]),
      #"textField "Your name" 1 of 1 {activate}"#),
    Case(
      "a field with a name",
      CellContent(title: "Name", elements: [.init(.textField(text: "Ada", placeholder: "Your name"))])
        .saying { $0.isElement = true },
      #"textField "Name" = "Ada" 1 of 1 {activate}"#),
    Case(
      "an empty field with a name",
      CellContent(title: "Name", elements: [.init(.textField(text: "", placeholder: "first name"))])
        .saying { $0.isElement = true },
      #"textField "Name" 1 of 1 {activate} hint "first name""#),
    Case(
      "texts that speak for themselves", stock.saying { $0.isElement = false },
      """
      row 1 of 1
      ├─ text "Apple Inc."
      ├─ text "$648.11"
      └─ text "up 1.85%"
      """),
    Case(
      "a label and texts that speak for themselves",
      CellContent(elements: [.init(.label("648")), .init(.image(CellImage(name: "arrow")))])
        .saying { ($0.isElement, $0.label) = (false, "Apple") },
      """
      row 1 of 1
      ├─ row "Apple" 1 of 1 {activate}
      └─ text "648"
      """),
    Case(
      "one text that speaks for itself",
      CellContent(
        title: "Ada",
        elements: [
          ContentElement(.label("3 new")).saying { $0.isElement = true }, .init(.button("Call")),
          ContentElement(.button("Menu")).saying { $0.isElement = false },
        ]),
      """
      row 1 of 1
      ├─ row "Ada" 1 of 1 {activate}
      ├─ text "3 new"
      └─ button "Call" {activate}
      """),
  ]

  // TV-22
  @Test(arguments: mixtures) func aCellWithControlsIsOneUnitOrLetsThemSpeak(_ mixture: Case) throws {
    #expect(try rowDump(mixture.content) == mixture.dump)
  }

  static let authored = [
    Case(
      "everything",
      CellContent(title: "Oslo", accessory: .disclosureIndicator).saying {
        ($0.label, $0.value, $0.hint) = ("Oslo in Norway", "rain", "opens the week")
        ($0.language, $0.identifier, $0.customActions) = ("nb", "oslo", ["Archive"])
      },
      """
      button "Oslo in Norway" = "rain" 1 of 1 {activate, "Archive"} hint "opens the week" in nb #oslo
      """),
    Case(
      "traits",
      CellContent(title: "Oslo", accessory: .disclosureIndicator).saying { $0.traits = [.link, .selected] },
      #"link "Oslo" (selected) 1 of 1 {activate}"#),
    Case(
      "no traits", CellContent(title: "Oslo", accessory: .disclosureIndicator).saying { $0.traits = [] },
      #"row "Oslo" 1 of 1 {activate}"#),
    Case(
      "not enabled", CellContent(title: "Oslo").saying { $0.traits = [.button, .notEnabled] },
      #"button "Oslo" (disabled) 1 of 1"#),
    Case(
      "adjustable", CellContent(title: "Stars", detail: "3").saying { $0.traits = .adjustable },
      #"slider "Stars, 3" 1 of 1 {activate, increment, decrement}"#),
    Case(
      "a control",
      CellContent(
        title: "Volume",
        elements: [
          ContentElement(.slider(value: 3, in: 0...10)).saying {
            ($0.label, $0.value, $0.hint) = ("Loudness", "soft", "swipe")
            ($0.language, $0.identifier, $0.customActions) = ("en", "loudness", ["Mute"])
          }
        ]),
      """
      row 1 of 1
      ├─ row "Volume" 1 of 1 {activate}
      └─ slider "Loudness" = "soft" {increment, decrement, "Mute"} hint "swipe" in en #loudness
      """),
    Case(
      "an order that leaves one out",
      CellContent(
        title: "Ada", accessory: .control(.init(.button("Info"))),
        elements: [
          .init(.button("Call"), name: "call"), .init(.button("Menu")), .init(.button("Write"), tag: 3),
        ]
      ).saying { $0.elementOrder = [.tagged(3), .accessory, .named("call"), .named("gone")] },
      """
      row 1 of 1
      ├─ row "Ada" 1 of 1 {activate}
      ├─ button "Write" {activate}
      ├─ button "Info" {activate}
      └─ button "Call" {activate}
      """),
    Case(
      "an order of texts", stock.saying { $0.elementOrder = [.index(2), .index(0)] },
      #"row "up 1.85%, Apple Inc." 1 of 1 {activate}"#),
    Case(
      "a language and a name of a row of several elements",
      CellContent(title: "Lyd", elements: [sounds]).saying {
        ($0.language, $0.identifier) = ("nb", "sounds")
      },
      """
      row 1 of 1 in nb
      ├─ row "Lyd" 1 of 1 {activate} in nb #sounds
      └─ switch "Lyd" (on) {activate}
      """),
    Case("hidden", CellContent(title: "Oslo").saying { $0.isHidden = true }, ""),
  ]

  @Test(arguments: authored) func whatTheAuthorSetAlwaysWins(_ authored: Case) throws {
    #expect(try rowDump(authored.content) == authored.dump)
  }
}
