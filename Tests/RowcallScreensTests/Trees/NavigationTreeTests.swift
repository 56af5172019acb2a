import RowcallAccessibility
import RowcallScreens
import RowcallTableView
import Testing

@Suite struct NavigationTreeTests {
  private final class Screen: TableScreen {
    let title: String
    let tableView = TableView()
    weak var navigation: NavigationStack?
    let rows: StaticTable

    init(_ title: String, _ rows: String...) {
      self.title = title
      self.rows = StaticTable([.init(rows: rows.map { .init(CellContent(title: $0)) })])
      self.rows.serve(tableView)
    }

    var barItems: [BarItem] { [BarItem(.add) {}, BarItem(.custom("Sort"), isEnabled: false) {}] }
  }

  @Test func aScreenHasABarWithItsTitleTheWayBackAndItsItems() throws {
    let navigation = try NavigationStack(root: Screen("Regions", "North"))
    try navigation.push(Screen("North", "Lake trail"))
    #expect(
      AccessibilityTree(of: navigation).dump == """
        group "North"
        ├─ navigationBar
        │  ├─ button "Regions" <back> {activate}
        │  ├─ heading "North" level 1
        │  ├─ button <add> {activate}
        │  └─ button "Sort" (disabled)
        └─ list
           └─ section
              └─ row "Lake trail" 1 of 1 {activate}

        """)
  }

  @Test func theFirstScreenHasNoWayBack() throws {
    let navigation = try NavigationStack(root: Screen("Regions", "North"))
    #expect(AccessibilityTree(of: navigation).dump.contains("<back>") == false)
  }

  @Test func anOpenFormIsInFront() throws {
    let navigation = try NavigationStack(root: Screen("Regions", "North"))
    let field = ContentElement(.textField(text: "", placeholder: "Name"), name: "name")
    let form = ModalForm(
      title: "New region", sections: [.init(rows: [.init(CellContent(elements: [field]))])])
    try navigation.present(form)
    #expect(
      AccessibilityTree(of: navigation).dump == """
        form "New region"
        ├─ navigationBar
        │  ├─ heading "New region" level 1
        │  ├─ button <cancel> {activate}
        │  └─ button <save> {activate}
        └─ list
           └─ section
              └─ textField "Name" 1 of 1 {activate}

        """)
  }
}
