import RowcallUIKit
import Testing

@MainActor @Suite struct UICommandTests {
  private final class Page: UIViewController, SelectorTarget {
    var called: [Selector] = []
    func perform(_ selector: Selector, with sender: Any?) { called.append(selector) }
  }

  @Test func aCommandCallsTheFirstThatAnswersNames() {
    let (page, field) = (Page(), UITextField())
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let menu = UIMenu(children: [
      UIMenu(children: [UICommand(title: "Undo", action: "undo")]),
      UICommand(title: "Off", action: "off", attributes: .disabled),
    ])
    #expect(menu.choose("Undo") && page.called == ["undo"])
    #expect(!menu.choose("Off") && !menu.choose("Redo") && page.called.count == 1)
    field.resignFirstResponder()
    #expect(!menu.choose("Undo"))
  }

  @Test func tickedElementsAreTheSelectedOnes() {
    let command = UICommand(title: "Large", action: "large", state: .on)
    let menu = UIMenu(children: [command, UIAction(title: "Small") { _ in }])
    #expect(menu.selectedElements == [command])
  }

  @Test func keysKeepWhatIsSaidOfACommand() {
    let keys = UIKeyCommand(
      title: "Find", action: "find", input: "f", modifierFlags: .command,
      alternates: [UICommandAlternate(title: "Find all", action: "findAll", modifierFlags: .shift)],
      discoverabilityTitle: "Find text")
    #expect(keys.alternates.map(\.title) == ["Find all"] && keys.alternates[0].action == "findAll")
    #expect(keys.input == "f" && keys.discoverabilityTitle == "Find text" && keys.action == "find")
  }
}
