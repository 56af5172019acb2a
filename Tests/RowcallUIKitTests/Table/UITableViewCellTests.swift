import Testing

@testable import RowcallUIKit

@Suite @MainActor struct UITableViewCellTests {
  /// What a cell of a style shows after title, detail and image were set.
  struct Standard: Sendable {
    let style: UITableViewCell.CellStyle
    let content: CellStyle
    let texts: [String]
  }

  @Test(arguments: [
    Standard(style: .default, content: .default, texts: ["Oslo"]),
    Standard(style: .subtitle, content: .subtitle, texts: ["Oslo", "rain"]),
    Standard(style: .value1, content: .value1, texts: ["Oslo", "rain"]),
    Standard(style: .value2, content: .value2, texts: ["Oslo", "rain"]),
  ])
  func theStandardLabelsAreRead(standard: Standard) {
    let cell = UITableViewCell(style: standard.style, reuseIdentifier: nil)
    cell.textLabel?.text = "Oslo"
    cell.detailTextLabel?.text = "rain"
    #expect(cell.content.style == standard.content)
    #expect(cell.content.texts == standard.texts)
  }

  @Test func aCellThatShowsNothingHasNoParts() {
    let content = UITableViewCell().content
    #expect(content.texts == [])
    #expect(content.elements == [])
    #expect(content.accessory == .none)
  }

  @Test func whatTheAppAddedIsReadInOrderAndWhatIsHiddenIsNot() {
    let cell = UITableViewCell()
    let (first, hidden, last, image) = (UILabel(), UILabel(), UILabel(), UIImageView())
    first.text = "Line 4"
    hidden.text = "secret"
    hidden.isHidden = true
    last.text = "on time"
    image.image = UIImage(named: "tram")
    let stack = UIStackView(arrangedSubviews: [image, first, hidden, last])
    cell.contentView.addSubview(stack)
    #expect(cell.content.style == .custom)
    #expect(
      cell.content.elements.map(\.kind) == [
        .image(CellImage(name: "tram")), .label("Line 4"), .label("on time"),
      ])
  }

  @Test func aViewThatIsOneElementIsReadAsOne() {
    let cell = UITableViewCell()
    let (badge, name, count) = (UIView(), UILabel(), UILabel())
    name.text = "Inbox"
    count.text = "3"
    badge.addSubview(name)
    badge.addSubview(count)
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = "Inbox, three letters"
    cell.contentView.addSubview(badge)
    #expect(cell.content.elements.map(\.kind) == [.label("Inbox, 3")])
    #expect(cell.content.elements.first?.accessibility.label == "Inbox, three letters")
  }

  @Test func whatTheAuthorSaidIsCarriedOver() {
    let cell = UITableViewCell()
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Flight to Lima"
    cell.accessibilityHint = "Opens the ticket"
    cell.accessibilityTraits = [.button, .selected]
    let authored = cell.content.accessibility
    #expect(authored.isElement == true)
    #expect(authored.label == "Flight to Lima")
    #expect(authored.hint == "Opens the ticket")
    #expect(authored.traits == [.button, .selected])
    #expect(UITableViewCell().content.accessibility == AuthoredAccessibility())
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, CellAccessory.none), (.checkmark, .checkmark),
    (.disclosureIndicator, .disclosureIndicator), (.detailButton, .detailButton),
    (.detailDisclosureButton, .detailDisclosureButton),
  ])
  func accessoriesAreThoseOfTheEngine(type: UITableViewCell.AccessoryType, accessory: CellAccessory) {
    let cell = UITableViewCell()
    cell.accessoryType = type
    cell.editingAccessoryType = type
    #expect(cell.content.accessory == accessory)
    #expect(cell.content.editingAccessory == accessory)
  }

  @Test func anAccessoryViewTakesThePlaceOfTheType() {
    let cell = UITableViewCell()
    cell.accessoryType = .checkmark
    let control = UISwitch()
    control.isOn = true
    cell.accessoryView = control
    #expect(cell.content.accessory.element?.kind == .switch(isOn: true))
  }

  @Test func aListConfigurationTakesThePlaceOfTheLabels() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var list = cell.defaultContentConfiguration()
    list.text = "Height"
    list.secondaryText = "2,469 m"
    cell.contentConfiguration = list
    #expect(cell.content.style == .value1)
    #expect(cell.content.texts == ["Height", "2,469 m"])
    cell.contentConfiguration = nil
    #expect(cell.content.texts == [])
  }

  @Test func setterAndMethodOfAStateAreOne() {
    final class Watching: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(editing)")
      }
    }
    let cell = Watching()
    cell.isSelected = true
    cell.isEditing = true
    #expect(cell.isSelected && cell.isEditing)
    #expect(cell.calls == ["selected true", "editing true"])
  }
}
