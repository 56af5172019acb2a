import RowcallUIKit
import Testing

/// A screen whose table's rows are titles, with buttons in its bar.
@MainActor private final class Menu: UITableViewController {
  var titles = ["Soup", "Bread"]
  var pressed = 0

  override func viewDidLoad() {
    title = "Menu"
    let order = UIBarButtonItem(
      title: "Order", primaryAction: UIAction { [unowned self] _ in pressed += 1 })
    let pay = UIBarButtonItem(title: "Pay")
    pay.isEnabled = false
    navigationItem.rightBarButtonItems = [order, pay]
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: titles[indexPath.row], message: nil, preferredStyle: .alert)
    let eat = UIAlertAction(title: "Eat", style: .default)
    eat.isEnabled = false
    alert.addAction(eat)
    alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
    present(alert, animated: true)
  }
}

@Suite(.serialized) @MainActor struct ScreenSessionTests {
  private func session() -> (ScreenSession, Menu) {
    let menu = Menu()
    return (ScreenSession(UINavigationController(rootViewController: menu)), menu)
  }

  @Test func aButtonIsPressedByItsTitle() throws {
    let (session, menu) = session()
    try session.press("Order")
    #expect(menu.pressed == 1)
    #expect(throws: DrivingError.disabled("Pay", .bars)) { try session.press("Pay") }
    #expect(throws: DrivingError.nothingCalled("Eat", among: ["Order", "Pay"], .bars)) {
      try session.press("Eat")
    }
  }

  @Test func aQuestionHasToBeAnsweredFirst() throws {
    let (session, _) = session()
    #expect(throws: DrivingError.noAlert(screen: "Menu")) { try session.choose("Leave") }
    try session.select("Soup")
    #expect(throws: DrivingError.questionOpen("Soup")) { try session.press("Order") }
    #expect(throws: DrivingError.disabled("Eat", .alert)) { try session.choose("Eat") }
    #expect(throws: DrivingError.tooFewFields(alert: "Soup", fields: 0, texts: 1)) {
      try session.choose("Leave", texts: ["now"])
    }
    try session.choose("Leave")
    try session.press("Order")
  }

  @Test func whatCannotBeDoneSaysSo() throws {
    let (session, _) = session()
    #expect(throws: DrivingError.noRow("Cake", inSight: ["Soup", "Bread"])) { try session.select("Cake") }
    #expect(throws: DrivingError.noWayBack(screen: "Menu")) { try session.back() }
    #expect(throws: DrivingError.noMenu("\"Soup\"")) { try session.openMenu(of: "Soup") }
    #expect(throws: DrivingError.noSearch(screen: "Menu")) { try session.search("s") }
    #expect(throws: DrivingError.nothingToRefresh(screen: "Menu")) { try session.pullToRefresh() }
    #expect(throws: TableViewError.self) { try session.select(9) }
    let empty = ScreenSession(UIViewController())
    #expect(throws: DrivingError.noTable(screen: "")) { try empty.select(0) }
  }

  @Test func tablesShowAsManyRowsAsTheSessionSays() throws {
    let menu = Menu()
    menu.titles = (0..<20).map { "Dish \($0)" }
    let session = ScreenSession(menu, rowsInSight: 4)
    #expect(try session.table().visibleCells.count == 4)
    try session.scroll(by: 3)
    #expect(try session.path(of: "Dish 6") == IndexPath(row: 6, section: 0))
  }

  @Test func twoSessionsKeepTheirLogsApart() throws {
    let (first, _) = session()
    let (second, _) = session()
    try first.select("Bread")
    #expect(first.transcript.contains("selected \"Bread\" [0, 1]"))
    #expect(!second.transcript.contains("selected"))
  }
}
