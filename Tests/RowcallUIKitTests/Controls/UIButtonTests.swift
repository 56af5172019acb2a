import RowcallUIKit
import Testing

@MainActor @Suite struct UIButtonTests {
  @Test func titlesFollowTheState() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.currentTitle == "Follow" && button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Follow")
  }

  @Test func aConfigurationComesFirst() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.text == "Buy")
    button.setTitle("Sell", for: .normal)
    #expect(button.currentTitle == "Buy")
    button.configuration?.title = nil
    #expect(button.currentTitle == "Sell")
  }

  @Test func anActionGivesItsTitleAndRuns() {
    var ran = 0
    let button = UIButton(
      primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in ran += 1 })
    #expect(button.currentTitle == "Add" && button.currentImage?.name == "plus")
    #expect(button.press() && ran == 1)
    button.isEnabled = false
    #expect(!button.press() && ran == 1)
  }

  @Test func aMenuIsChosenFromByTitle() {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let button = UIButton()
    button.menu = UIMenu(children: [
      action("Name"), UIMenu(children: [action("Date"), action("Size", .disabled)]),
    ])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(button.press() && chosen.isEmpty)
    #expect(button.choose("Date") && !button.choose("Size") && !button.choose("Colour"))
    #expect(chosen == ["Date"])
    #expect(button.menu?.actions.map(\.state) == [.off, .on, .off])
  }

  @Test func theHandlerFollowsTheState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
  }
}
