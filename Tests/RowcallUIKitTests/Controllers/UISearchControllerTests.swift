import RowcallUIKit
import Testing

@MainActor @Suite struct UISearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var words: [String] = []
    var cancelled = 0
    func updateSearchResults(for searchController: UISearchController) {
      words.append("\(searchController.isActive) \(searchController.searchBar.text ?? "-")")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled += 1 }
  }

  @Test func wordsBeginASearchAndCancellingEndsIt() {
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    search.searchBar.delegate = updater
    #expect(search.searchBar.enter("os") && search.searchBar.enter("oslo"))
    search.searchBar.cancel()
    #expect(updater.words == ["true ", "true os", "true oslo", "false "])
    #expect(updater.cancelled == 1 && !search.searchBar.isFirstResponder)
  }

  @Test func aScopeIsChosenByItsPlace() {
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    search.searchBar.scopeButtonTitles = ["All", "Open"]
    #expect(search.searchBar.selectScope(at: 1) && !search.searchBar.selectScope(at: 2))
    #expect(search.searchBar.selectedScopeButtonIndex == 1 && updater.words.count == 1)
  }
}
