import RowcallUIKit
import Testing

@MainActor @Suite struct UISearchContainerViewControllerTests {
  @Test func theSearchAppearsWithItsScreen() {
    let search = UISearchController()
    let screen = UISearchContainerViewController(searchController: search)
    screen.beginAppearanceTransition(true, animated: false)
    #expect(screen.searchController === search && search.parent === screen)
    #expect(search.view.superview === screen.view)
  }
}
