import RowcallTableView
import Testing

@testable import RowcallScreens

struct InterfaceCountsTests {
  /// Two scenes with one of everything, some of it where it is easily lost.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="1"><objects><tableViewController id="a" sceneMemberID="viewController">
    <tableView key="view" dataMode="static"><view key="tableHeaderView"><subviews><searchBar/></subviews></view>
    <sections><tableViewSection headerTitle="One"><cells>
    <tableViewCell><tableViewCellContentView key="contentView"><subviews><switch/><slider/><stepper/>
    <imageView><subviews><label/></subviews></imageView></subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection><tableViewSection><cells/></tableViewSection></sections></tableView>
    <toolbarItems><barButtonItem systemItem="add"/></toolbarItems>
    <tabBarItem title="One"/></tableViewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController">
    <view key="view"><subviews><scrollView><subviews><stackView><subviews><button/><textField/><textView/>
    <segmentedControl/><progressView/><datePicker/><pickerView/><pageControl/><activityIndicatorView/></subviews>
    </stackView></subviews></scrollView><tableView dataMode="prototypes"><prototypes><tableViewCell>
    <tableViewCellContentView key="contentView"><subviews><tableView><prototypes><tableViewCell><switch/></tableViewCell>
    </prototypes></tableView></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </subviews></view></viewController><switch key="loose"/></objects></scene>
    </scenes></document>
    """

  @Test func theyAreThoseOfAPlainCountOfTags() throws {
    for (name, count) in try interface(Self.text).counts.named {
      let tags = Self.text.split(separator: "<").count { tag in
        tag.prefix { $0.isLetter } == name
      }
      #expect(count == tags, "\(name)")
      #expect(count > 0, "\(name)")
    }
  }

  @Test func nothingThatIsCountedIsLostOnTheWay() throws {
    let document = try interface(Self.text)
    var found = InterfaceCounts()
    found.scenes = document.scenes.count
    for scene in document.scenes {
      found.tables += scene.tables.count
      found.sections += scene.tables.filter { $0.mode == .static }.map(\.sections.count).reduce(0, +)
      let cells = scene.tables.flatMap(\.cells)
      found.cells += cells.count
      for element in scene.elements + cells.flatMap(\.allElements) {
        found.elements[element.kind, default: 0] += 1
      }
    }
    #expect(found == document.counts)
  }
}
