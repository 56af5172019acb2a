import RowcallTableView
import Testing

@testable import RowcallScreens

struct InterfaceDocumentTests {
  // TV-77
  @Test func aStaticTableHasItsSectionsAndCells() throws {
    let document = try interface(
      storyboard(staticTable(cell(#"<label text="Alerts" id="l"/><switch on="YES" id="w"/>"#))))
    let scene = document.scenes[0]
    #expect(document.kind == .storyboard)
    #expect(scene.title == "Settings")
    #expect(scene.controller == "tableViewController")
    let table = scene.tables[0]
    #expect(table.style == .grouped)
    #expect(table.mode == .static)
    #expect(table.rowHeight == .automatic)
    #expect(table.sections.map(\.header) == ["Sounds"])
    let content = try #require(table.cells.first).content
    #expect(content.elements.map(\.kind) == [.label("Alerts"), .switch(isOn: true)])
  }

  @Test func eachElementKnowsItsPlaceAndTheWayToIt() throws {
    let document = try interface(storyboard(staticTable(cell(#"<label text="Alerts"/>é<switch/>"#))))
    let cell = document.scenes[0].tables[0].cells[0]
    let path = #"scene "Settings" > table view > section "Sounds" > cell "Alerts""#
    #expect(cell.path == path)
    #expect(cell.elements.map(\.path) == [path + #" > label "Alerts""#, path + " > switch"])
    #expect(cell.elements.map(\.place) == [.init(line: 9, column: 1), .init(line: 9, column: 24)])
  }

  @Test func elementsThatNothingDistinguishesAreNumbered() throws {
    let cell = try onlyCell(cell(#"<switch/><switch id="x"/><switch userLabel="Third"/>"#))
    let steps = cell.elements.map { $0.path.split(separator: ">").last.map(String.init) }
    #expect(steps == [" switch 1", " switch 2", " switch \"Third\""])
  }

  // TV-77
  @Test func titlesOfSectionsAreReadInBothSpellings() throws {
    let table = """
      <tableView dataMode="static"><sections>
      <tableViewSection headerTitle="A" footerTitle="a"><cells/></tableViewSection>
      <tableViewSection><string key="headerTitle">B
      b</string><string base64-UTF8="YES" key="footerTitle">w6kK</string><cells/></tableViewSection>
      <tableViewSection><cells/></tableViewSection>
      </sections></tableView>
      """
    let sections = try interface(storyboard(table)).scenes[0].tables[0].sections
    #expect(sections.map(\.header) == ["A", "B\nb", nil])
    #expect(sections.map(\.footer) == ["a", "é\n", nil])
  }

  @Test func aStandardCellHasItsTitleAndDetail() throws {
    let cell = try onlyCell(
      """
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" imageView="i"
        accessoryType="disclosureIndicator" selectionStyle="none" indentationLevel="2" id="c">
      <tableViewCellContentView key="contentView"><subviews>
      <label text="Language" id="t"/><label text="English" id="d"/><imageView image="globe" id="i"/><switch/>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(cell.content.style == .value1)
    #expect(cell.content.title == "Language")
    #expect(cell.content.detail == "English")
    #expect(cell.content.image == CellImage(name: "globe"))
    #expect(cell.content.accessory == .disclosureIndicator)
    #expect(cell.content.selectionStyle == .none)
    #expect(cell.content.indentationLevel == 2)
    #expect(cell.content.elements.map(\.kind) == [.switch(isOn: false)])
    #expect(cell.standardElements.map(\.kind) == [.label, .label, .imageView])
    #expect(cell.elements.map(\.kind) == [.switch])
  }

  // TV-77
  @Test func prototypesAreTheRowsOfTheirTable() throws {
    let table = """
      <tableView style="plain" dataMode="prototypes"><prototypes>
      <tableViewCell reuseIdentifier="Note" customClass="NoteCell" rowHeight="60" id="c"/></prototypes></tableView>
      """
    let found = try interface(storyboard(table)).scenes[0].tables[0]
    #expect(found.mode == .prototypes)
    let design = try #require(found.cells.first?.design)
    #expect(design.isPrototype)
    #expect(design.reuseIdentifier == "Note")
    #expect(design.customClass == "NoteCell")
    #expect(design.rowHeight == .fixed(60))
    #expect(found.cells[0].path.hasSuffix(#"table view > prototype "Note""#))
  }

  @Test func theCellOfAXIBIsInATableOfItsOwn() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner"/>
      <tableViewCell id="c"><tableViewCellContentView key="contentView"><subviews><label text="Name"/></subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try interface(text)
    #expect(document.kind == .xib)
    #expect(document.scenes[0].tables.map(\.mode) == [.loose])
    #expect(document.scenes[0].tables[0].cells.map(\.content.texts) == [["Name"]])
  }

  @Test func waysLeadOnFromACellAndFromItsAccessory() throws {
    let cell = try onlyCell(
      """
      <tableViewCell id="c"><connections>
      <segue destination="x" kind="show" identifier="open" id="a"/>
      <segue destination="y" kind="presentation" trigger="accessoryAction" id="b"/>
      </connections></tableViewCell>
      """)
    let segues = try #require(cell.design?.segues)
    #expect(segues.map(\.destination) == ["x", "y"])
    #expect(segues.map(\.identifier) == ["open", nil])
    #expect(segues.map(\.isFromAccessory) == [false, true])
    #expect(segues.map(\.source) == ["c", "c"])
  }

  @Test func whatLiesOutsideCellsIsKeptBesideTheTables() throws {
    let text = storyboard(
      """
      <view key="view"><subviews><button id="b"><state key="normal" title="Sign in"/></button>
      <tableView id="t"/><collectionView><cells><collectionViewCell><view key="contentView"><subviews>
      <imageView image="cover"/></subviews></view></collectionViewCell></cells></collectionView></subviews></view>
      """)
    let scene = try interface(text).scenes[0]
    #expect(scene.elements.map(\.kind) == [.button, .imageView])
    #expect(scene.elements[0].path == #"scene "Settings" > button "Sign in""#)
    #expect(scene.tables.count == 1)
  }

  @Test func aControlOutsideMayBeTheAccessoryOfACell() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c"><connections><outlet property="accessoryView" destination="w"/></connections></tableViewCell>
      <switch id="w"/></objects></document>
      """
    let scene = try interface(text).scenes[0]
    let cell = scene.tables[0].cells[0]
    #expect(cell.content.accessory == .control(ContentElement(.switch(isOn: false))))
    #expect(cell.accessoryElement?.path == "prototype 1 > switch")
    #expect(scene.elements.isEmpty)
  }

  @Test func theTabOfAScreenInNoTabBarIsHidden() throws {
    let scene = { (id: String, title: String) in
      """
      <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="\(title)"/></viewController></objects></scene>
      """
    }
    let bar = """
      <scene sceneID="t"><objects><tabBarController id="bar" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers"/></connections>
      </tabBarController></objects></scene>
      """
    let document = { (scenes: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes)</scenes></document>
      """
    }
    let hidden = { (scenes: String) in
      try interface(document(scenes)).scenes.flatMap(\.elements).map(\.content.accessibility.isHidden)
    }
    #expect(try hidden(scene("a", "Alarms") + scene("b", "Item") + bar) == [false, true])
    #expect(try hidden(scene("a", "Alarms") + scene("b", "Item")) == [false, false])
  }
}
