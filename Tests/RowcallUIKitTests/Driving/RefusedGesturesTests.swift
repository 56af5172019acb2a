import RowcallUIKit
import Testing

/// A screen with every kind of button in its bar, whose row asks.
@MainActor private final class Desk: UITableViewController, UISearchBarDelegate {
  var told: [String] = []
  let search = UISearchController()

  override func viewDidLoad() {
    title = "Desk"
    let items: [UIBarButtonItem.SystemItem] = [.flexibleSpace, .add, .fastForward]
    navigationItem.rightBarButtonItems = items.map { item in
      UIBarButtonItem(
        systemItem: item, primaryAction: UIAction { [unowned self] _ in told.append("\(item)") })
    }
    let sort = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "By name", state: .on) { _ in },
        UIAction(title: "By date", attributes: .disabled) { _ in },
      ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [
        sort, UIAction(title: "Help") { _ in }, UIAction(title: "Secret", attributes: .hidden) { _ in },
      ]))
    search.searchBar.delegate = self
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Pen"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Red", "Blue"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { [unowned self] _ in told.append(title) })
    }
    present(sheet, animated: true)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { told.append(searchText) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
}

@Suite(.serialized) @MainActor struct RefusedGesturesTests {
  private func session() -> (ScreenSession, Desk) {
    let desk = Desk()
    return (ScreenSession(UINavigationController(rootViewController: desk)), desk)
  }

  @Test func aQuestionWithoutWordsIsNamedByItsAnswers() throws {
    let (session, desk) = session()
    try session.select("Pen")
    #expect(session.transcript.hasSuffix("  asked: \"Red\", \"Blue\"\n"))
    for gesture in [
      { try session.select("Pen") }, { try session.scroll(by: 1) }, { try session.swipe(0) },
      { try session.search("p") }, { try session.pullToRefresh() },
    ] as [@MainActor () throws -> Void] {
      #expect(throws: DrivingError.questionOpen("Red, Blue")) { try gesture() }
    }
    #expect(
      session.transcript.hasSuffix(
        "  refused: the question \"Red, Blue\" is open; choose one of its actions first\n"))
    try session.choose("Blue")
    #expect(desk.told == ["Blue"])
  }

  @Test func screensThatCannotComeAreRefused() throws {
    let (session, desk) = session()
    let stack = try #require(desk.navigationController)
    stack.pushViewController(desk, animated: false)
    stack.present(stack, animated: false)
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    desk.present(first, animated: false)
    desk.present(second, animated: false)
    let refusals = session.transcript.split(separator: "\n").filter { $0.hasPrefix("  refused: ") }
    #expect(
      refusals == [
        "  refused: \"Desk\" cannot be pushed: it is in the stack already",
        "  refused: \"Desk\" cannot be presented: a screen cannot present itself",
        "  refused: \"Second\" cannot be presented: \"First\" is presented already; dismiss it first, or let it "
          + "present the new one",
      ])
  }

  @Test func systemItemsAnswerToTheirEnglishNames() throws {
    let (session, desk) = session()
    for name in ["Add", "add", "Fast Forward"] { try session.press(name) }
    #expect(desk.told == ["add", "add", "fastForward"])
    #expect(throws: DrivingError.nothingCalled("Save", among: ["More", "Add", "Fast Forward"], .bars)) {
      try session.press("Save")
    }
  }

  @Test func menusSayWhatIsTickedAndWhatCannotBeUsed() throws {
    let (session, _) = session()
    try session.press("More")
    #expect(session.transcript.hasSuffix("  menu: By name [checked], By date [disabled], Help\n"))
    #expect(throws: DrivingError.disabled("By date", .menu)) { try session.choose("By date") }
  }

  @Test func aSearchPressesItsButtons() throws {
    let (session, desk) = session()
    #expect(desk.search.searchBar.text == "")
    try session.search("pen")
    #expect(desk.search.isActive && desk.search.searchBar.text == "pen")
    try session.cancelSearch()
    #expect(desk.told == ["pen", "search", "cancel", "end"])
    #expect(!desk.search.isActive && desk.search.searchBar.text == "")
    try session.search("ink")
    try session.search("")
    #expect(desk.told.suffix(5) == ["ink", "search", "", "cancel", "end"])
  }

  @Test func anotherTabIsALineOfItsOwn() throws {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    (first.title, second.title, third.title) = ("Checklist", "Help", "Topic")
    let help = UINavigationController(rootViewController: second)
    help.tabBarItem.title = "Help"
    let tabs = UITabBarController()
    tabs.viewControllers = [first, help]
    let session = ScreenSession(tabs)
    try session.openTab("Help")
    help.pushViewController(third, animated: false)
    try session.openTab("Checklist")
    try session.openTab("Help")
    #expect(
      session.transcript.contains(
        """
        > open the tab "Help"
          tab "Help"
          opened "Topic", back leads to "Help"
        > open the tab "Checklist"
          tab "Checklist"
        > open the tab "Help"
          tab "Help", at "Topic"

        """))
  }

  @Test func waitingHasABound() async throws {
    let (session, _) = session()
    @MainActor func tick() {
      session.log.note(.noted("tick"))
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
        MainActor.assumeIsolated { tick() }
      }
    }
    tick()
    let clock = ContinuousClock()
    let time = await clock.measure {
      await session.settle(atMost: .milliseconds(100))
      #expect(await !session.settle(atMost: .milliseconds(100), until: { false }))
    }
    #expect(time < .seconds(3))
  }
}
