import Foundation
import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText
import Testing

/// What is heard of the elements of a screen one by one: those that every application has go by one name everywhere.
@Suite struct ElementLineTests {
  private func lines(_ tree: AccessibilityTree, _ locale: String = "en") -> [String] {
    Narrator(locale: LocaleTag(locale)).lines(for: tree).map(\.text)
  }

  @Test(
    arguments: [
      (
        "en",
        ["back to Home, button", "Errands, heading", "Add, button", "Sort, button", "Save, dimmed, button"]
      ),
      ("ja", ["「Home」に戻る、ボタン", "Errands、見出し", "追加、ボタン", "Sort、ボタン", "保存、利用不可、ボタン"]),
    ])
  func itemsOfTheBarHaveTheirUsualNamesAndTheAuthorsTitlesWin(locale: String, bar: [String]) throws {
    let stack = try NavigationStack(root: ScreenAnnouncementTests.Screen("Home", ["Oslo"]))
    let screen = try ScreenAnnouncementTests.Screen("Errands", ["Buy milk"])
    screen.barItems = [BarItem(.add) {}, BarItem(.custom("Sort")) {}, BarItem(.save, isEnabled: false) {}]
    try stack.push(screen)
    #expect(lines(AccessibilityTree(of: stack), locale) == bar + ["Buy milk"])
  }

  private static var secureField: ContentElement {
    var field = ContentElement(.textField(text: "secret", placeholder: nil))
    field.isSecure = true
    return field
  }

  @Test(arguments: [
    (ContentElement(.switch(isOn: true)), ["Alerts, Switch Button, On"]),
    (
      ContentElement(.segmentedControl(titles: ["A", "B"], selected: 1)),
      ["A, Button, 1 of 2", "Selected, B, Button, 2 of 2"]
    ),
    (
      ContentElement(.stepper(value: 1, in: 0...9, by: 1)),
      ["Alerts, Decrement, Button", "Alerts, Increment, Button"]
    ),
    (secureField, ["Alerts, Secure Text Field"]),
  ])
  func aPhoneSaysWhatIsSelectedFirstAndStatesAfterTheRole(element: ContentElement, heard: [String]) throws {
    var named = element
    named.accessibility.label = "Alerts"
    let tree = AccessibilityTree(root: try #require(AccessibilityNode(of: named)))
    let narrator = Narrator(.voiceover, locale: LocaleTag("en"))
    #expect(narrator.lines(for: tree, isPhone: true).map(\.text) == heard)
    named.isEnabled = false
    let dimmed = AccessibilityTree(root: try #require(AccessibilityNode(of: named)))
    #expect(narrator.lines(for: dimmed, isPhone: true).allSatisfy { $0.text.contains(", Dimmed, ") })
  }

  @Test(arguments: [
    (ContentElement.Kind.progress(0.5), "50 percent"), (.progress(1e300), "100 percent"),
    (.progress(-3), "0 percent"), (.progress(.infinity), "inf"), (.progress(.nan), "nan"),
    (.slider(value: 5, in: -.infinity ... .infinity), "5"), (.slider(value: 5, in: 0 ... .infinity), "5"),
    (.slider(value: 1e300, in: -1e308...1e308), "1e+300"), (.slider(value: 2, in: 2...2), "2"),
    (.slider(value: 1e307, in: 0 ... .infinity), "1e+307"),
  ])
  func aValueOfAnySizeIsSaid(kind: ContentElement.Kind, value: String) throws {
    let errands = try Errands(["Water"])
    errands.dress = { content, _ in content.elements = [ContentElement(kind, name: "it")] }
    try errands.table.reloadData()
    #expect(lines(AccessibilityTree(of: errands.table)).joined(separator: ", ").contains(value))
  }

  @Test(arguments: [
    (AuthoredTraits.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.notEnabled, "dimmed"), (.searchField, "search field"), (.adjustable, "adjustable"),
    (.header, "heading"), (.toggleButton, "switch"),
  ])
  func aTraitIsSaidInAWord(trait: AuthoredTraits, word: String) {
    #expect(line(trait) == "Milk, \(word)")
  }

  // How a thing behaves, or where outside of tables it stands.
  @Test(arguments: [
    AuthoredTraits.playsSound, .staticText, .summaryElement, .updatesFrequently, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .tabBar, .keyboardKey,
  ])
  func otherTraitsAreNotSaid(trait: AuthoredTraits) { #expect(line(trait) == "Milk") }

  /// What is said of a row with a trait.
  private func line(_ trait: AuthoredTraits) -> String {
    var row = CellContent(title: "Milk")
    row.accessibility.traits = trait
    return Narrator(locale: LocaleTag("en")).line(for: AccessibilityElement(of: row)).text
  }

  @Test func editControlsNameTheirRow() throws {
    let errands = try Errands(["Buy milk"])
    errands.dress = { content, _ in content.editingAccessory = .detailButton }
    try errands.table.setEditing(true)
    #expect(
      lines(AccessibilityTree(of: errands.table))
        == ["Delete Buy milk, button", "Buy milk", "More info, button", "Reorder Buy milk, button"])
    try errands.table.activateEditControl(ofRowAt: row(0))
    #expect(lines(AccessibilityTree(of: errands.table)).contains("Cancel, button"))
  }

  @Test func anIndexTitleIsTheValueOfTheIndex() throws {
    let errands = try Errands(sections: [.init("E", ["Eggs"])])
    errands.indexTitles = ["E", "F"]
    try errands.table.reloadData()
    #expect(
      lines(AccessibilityTree(of: errands.table))
        == ["E, heading", "Eggs", "section index, E, adjustable"])
  }
}
