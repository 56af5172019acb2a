import RowcallUIKit
import Testing

@MainActor @Suite struct UIContentUnavailableConfigurationTests {
  private final class Notes: UIViewController {
    var notes: [String] = []
    var asked: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked.append(state.searchText)
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No notes"
      contentUnavailableConfiguration = notes.isEmpty ? empty : nil
    }
  }

  private func shown(_ screen: UIViewController) -> String? {
    (screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
  }

  @Test func aScreenIsAskedWhenItAppearsAndWhenItWants() {
    let screen = Notes()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.asked.isEmpty)
    screen.beginAppearanceTransition(true, animated: false)
    #expect(shown(screen) == "No notes")
    screen.notes = ["milk"]
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(shown(screen) == nil && screen.asked == [nil, nil])
  }

  @Test func theWordsOfASearchAreKnownWhileItIsUnderWay() {
    let (screen, search) = (Notes(), UISearchController())
    screen.navigationItem.searchController = search
    search.searchBar.text = "tea"
    #expect(screen.contentUnavailableConfigurationState.searchText == nil)
    search.isActive = true
    #expect(screen.contentUnavailableConfigurationState.searchText == "tea")
  }

  @Test func theViewOfAConfigurationShowsItsTexts() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No tea"
    configuration.secondaryText = "Try coffee"
    let view = configuration.makeContentView()
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["No tea", "Try coffee"])
    view.configuration = UIContentUnavailableConfiguration.loading()
    #expect(view.subviews.allSatisfy { ($0 as? UILabel)?.text == nil })
  }

  @Test func eachKindCanBeToldFromTheOthers() {
    #expect(UIContentUnavailableConfiguration.loading().isLoading)
    #expect(UIContentUnavailableConfiguration.empty().image == nil)
    #expect(UIContentUnavailableConfiguration.search().image?.name == "magnifyingglass")
  }
}
