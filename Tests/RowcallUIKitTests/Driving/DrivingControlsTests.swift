import RowcallUIKit
import Testing

/// A form with a row of controls, one with an accessory and one that takes no touches.
@MainActor private final class Form: UITableViewController {
  let name = UITextField()
  let news = UISwitch()
  let loud = UISwitch()
  var pressed = 0

  override func viewDidLoad() {
    title = "Form"
    name.text = "Anna Maria"
    news.accessibilityLabel = "News"
    loud.accessibilityIdentifier = "loud"
    tableView.tableFooterView = UIView()
    tableView.tableHeaderView = UIView()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["You", "Locked"][indexPath.row]
    if indexPath.row == 1 {
      cell.isUserInteractionEnabled = false
      return cell
    }
    let send = UIButton(primaryAction: UIAction(title: "Send") { [unowned self] _ in pressed += 1 })
    for view in [name, news, send] { cell.contentView.addSubview(view) }
    cell.accessoryView = loud
    return cell
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
  }
}

@Suite(.serialized) @MainActor struct DrivingControlsTests {
  private func session() -> (ScreenSession, Form) {
    let form = Form()
    return (ScreenSession(form), form)
  }

  @Test func aControlIsFoundByLabelIdentifierTitleOrNumber() throws {
    let (session, form) = session()
    try session.operate("You", .setOn(true), on: "News")
    try session.operate("You", .setOn(true), on: "loud")
    try session.operate("You", .press, on: "Send")
    try session.operate("You", .enter("Bo"), on: 0)
    #expect(form.news.isOn && form.loud.isOn && form.pressed == 1 && form.name.text == "Bo")
    try session.operate("You", .setOn(false), on: 3)
    try session.operate("You", .setOn(false), on: 1)
    #expect(!form.news.isOn && !form.loud.isOn)
  }

  @Test func whatIsNotInTheRowIsAnsweredWithWhatIs() throws {
    let (session, _) = session()
    let there = ["0", "News", "Send", "loud"]
    #expect(throws: DrivingError.nothingCalled("Post", among: there, .row)) {
      try session.operate("You", .press, on: "Post")
    }
    #expect(throws: DrivingError.nothingCalled("4", among: there, .row)) {
      try session.operate("You", .press, on: 4)
    }
    #expect(
      session.transcript.hasSuffix(
        "  refused: nothing in the row is called \"4\"; there: \"0\", \"News\", \"Send\", \"loud\"\n"))
  }

  @Test func aControlIsNotNamedByItsValue() throws {
    let (session, form) = session()
    try session.operate("You", .enter("Bo"), on: 0)
    #expect(session.transcript.contains("  text field has the text \"Bo\" in "))
    form.name.accessibilityLabel = "Name"
    try session.operate("You", .enter("Cy"), on: "Name")
    #expect(session.transcript.contains("  text field \"Name\" has the text \"Cy\" in "))
  }

  @Test func aCellThatTakesNoTouchesIsNeitherSelectedNorSwiped() throws {
    let (session, form) = session()
    try session.select("Locked")
    #expect(form.tableView.indexPathForSelectedRow == nil)
    #expect(throws: TableViewError.nothingToSwipe([0, 1])) { try session.swipe("Locked") }
    try session.select("You")
    #expect(form.tableView.indexPathForSelectedRow == [0, 0])
  }

  @Test func emptyViewsAroundTheRowsAreNotThere() throws {
    let (_, form) = session()
    #expect(form.tableView.engine.header == nil && form.tableView.engine.footer == nil)
    let label = UILabel()
    label.text = "The end"
    form.tableView.tableFooterView = label
    #expect(form.tableView.engine.footer?.title == "The end")
  }
}
