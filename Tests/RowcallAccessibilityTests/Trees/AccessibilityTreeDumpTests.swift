import RowcallModel
import Testing

@testable import RowcallAccessibility

@Suite struct AccessibilityTreeDumpTests {
  private func line(_ element: AccessibilityElement) -> String {
    String(AccessibilityTree(root: .element(element)).dump.dropLast())
  }

  @Test func linesBelowEachOtherShowWhatHoldsWhat() {
    let leaf = AccessibilityNode.element(.init(.text, label: "leaf"))
    let branch = AccessibilityNode.container(.init(.row), children: [leaf, leaf])
    let root = AccessibilityNode.container(.init(.list, label: "tree"), children: [branch, leaf, branch])
    #expect(
      AccessibilityTree(root: root).dump == """
        list "tree"
        ├─ row
        │  ├─ text "leaf"
        │  └─ text "leaf"
        ├─ text "leaf"
        └─ row
           ├─ text "leaf"
           └─ text "leaf"

        """)
  }

  @Test func everythingThatIsKnownStandsOnTheLine() {
    var element = AccessibilityElement(.slider, parts: ["a", "b"])
    (element.value, element.hint, element.language, element.identifier) = ("soft", "swipe", "de", "id")
    (element.level, element.standard, element.position) = (2, .edit, SetPosition(2, of: nil))
    element.number = NumberInRange(1.5, in: -1...2)
    element.states.isSelected = false
    element.span = CellSpan(rows: 0..<1, columns: 1..<4)
    element.actions = [.increment, .custom("Mute")]
    element.customContent = [CustomContent("Size", "3 MB")]
    #expect(
      line(element) == """
        slider "a, b" = "soft" = 1.5 in -1.0...2.0 (not selected) level 2 r1 c2-4 3 <edit> {increment, "Mute"} \
        hint "swipe" + "Size": "3 MB" in de #id
        """)
  }

  @Test func everyStateIsShown() {
    var states = CellStates()
    #expect(states.dumpNames.isEmpty)
    (states.isSelected, states.isExpanded, states.isPressed, states.check) = (true, false, true, .mixed)
    (states.isDisabled, states.isReadOnly, states.isRequired) = (true, true, true)
    (states.isInvalid, states.isCurrent, states.sort) = (true, true, .ascending)
    #expect(
      states.dumpNames == [
        "selected", "collapsed", "mixed", "pressed", "disabled", "read only", "required", "invalid",
        "current",
        "sorted ascending",
      ])
    (states.isSelected, states.isExpanded, states.isPressed) = (false, true, false)
    #expect(states.dumpNames.prefix(4) == ["not selected", "expanded", "mixed", "not pressed"])
  }

  @Test(arguments: [
    ("two\nlines", #""two\u{A}lines""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("\u{200F}א", #""\u{200F}א""#),
    ("a\u{2028}b", #""a\u{2028}b""#), ("👩‍🌾 été", #""👩‍🌾 été""#), ("", #""""#),
  ]) func textsThatWouldBreakTheLineAreEscaped(_ label: String, _ quoted: String) {
    #expect(line(.init(.text, label: label)) == "text \(quoted)")
  }
}
