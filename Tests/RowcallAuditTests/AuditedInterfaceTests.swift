import RowcallAccessibility
import RowcallImport
import RowcallTableView
import Testing

@testable import RowcallAudit

@Suite struct AuditedInterfaceTests {
  private func interface(_ content: String) throws -> AuditedInterface {
    try AuditedInterface.subjects(in: Example(content), options: AuditOptions())[0]
  }

  private func messages(of rule: any Rule<AuditedInterface>, _ interface: AuditedInterface) -> [String] {
    var notes = Notes()
    rule.check(interface, into: &notes)
    return notes.findings.map(\.message)
  }

  @Test func theNearestTextOfTheSameViewIsFirst() throws {
    let at = { (x: Int, y: Int) in #"<rect key="frame" x="\#(x)" y="\#(y)" width="20" height="20"/>"# }
    let found = try interface(
      """
      <view key="view"><subviews><label text="Blur">\(at(0, 0))</label><label text="Sharp">\(at(0, 40))</label>
      <switch>\(at(200, 42))</switch><view><subviews><label text="Far"/></subviews></view></subviews></view>
      """)
    let toggle = try #require(found.elements.first { $0.kind == .switch })
    #expect(toggle.textsBeside == ["Sharp", "Blur"])
  }

  @Test func aTitleInTheSameLineIsNearerThanANoteBelow() throws {
    let found = try interface(
      """
      <view key="view"><subviews>
      <label text="Some content may need it."><rect key="frame" x="20" y="36" width="334" height="40"/></label>
      <label text="Enable scripts"><rect key="frame" x="20" y="11" width="131" height="21"/></label>
      <switch><rect key="frame" x="305" y="6" width="51" height="31"/></switch></subviews></view>
      """)
    let toggle = try #require(found.elements.first { $0.kind == .switch })
    #expect(toggle.textsBeside.first == "Enable scripts")
  }

  @Test func aControlWithoutANameIsSpokenWithoutOne() throws {
    let found = try interface(Example.cell(#"<label text="Alerts"/><switch on="YES"/>"#).text)
    let toggle = try #require(found.elements.first { $0.kind == .switch })
    #expect(toggle.heard.now == "Switch Button, On")
    #expect(found.cells[0].heard.now == "Alerts / Switch Button, On")
  }

  @Test func aNameOfItsOwnIsKeptThoughItIsThatOfTheRow() throws {
    let found = try interface(
      Example.cell(
        """
        <label text="Alerts"/>
        <switch><accessibility key="accessibilityConfiguration" label="Alerts"/></switch>
        """
      ).text)
    #expect(found.cells[0].heard.now == "Alerts / Alerts, Switch Button, Off")
  }

  @Test func anOutletOfTheScreenIsMostlyForTheValue() throws {
    let ofScreen = try interface(
      Example.cell(#"<switch id="s1"/>"#).text
        + #"<connections><outlet property="alerts" destination="s1"/></connections>"#)
    #expect(ofScreen.elements.map(\.isReachable) == [true])
    #expect(ofScreen.elements.map(\.isNamedByCode) == [false])
    let ofCell = try interface(
      Example.cells(
        """
        <tableViewCell id="c1" customClass="AlertsCell"><subviews><switch id="s1"/></subviews>
        <connections><outlet property="alerts" destination="s1"/></connections></tableViewCell>
        """
      ).text)
    #expect(ofCell.elements.map(\.isNamedByCode) == [true])
  }

  @Test func notesOfDesignersKeepTheLinesOfTheirObject() throws {
    let found = try interface(
      """
      <tableView>
      <attributedString key="userComments"><fragment content="rowcall-ignore all"/></attributedString>
      </tableView>
      """)
    #expect(found.remarks.map(\.text) == ["rowcall-ignore all"])
    #expect(found.remarks.map(\.lines) == [2...4])
  }

  @Test func aLiveTableIsCheckedByTheSameRules() throws {
    var content = CellContent(style: .custom, elements: [ContentElement(.label("Alerts"))])
    content.elements.append(ContentElement(.switch(isOn: true)))
    let table = StaticTable([.init(header: "Sounds", rows: [.init(content)])])
    let view = TableView()
    table.serve(view)
    let found = try AuditedInterface(view, title: "Settings")
    #expect(
      messages(of: InterfaceControlUnlabelled(), found)
        == [#"The switch has no label; the text "Alerts" next to it is a separate stop."#])
    #expect(
      found.elements.map(\.place.element).last
        == #"scene "Settings" > table view > section "Sounds" > cell "Alerts" > switch"#)
  }

  @Test func rowsOfALiveTableBeyondItsWindowAreThere() throws {
    let rows = (0..<30).map {
      StaticTable.Row(CellContent(title: "Row \($0)", accessory: .disclosureIndicator))
    }
    let table = StaticTable([.init(rows: rows)])
    let view = TableView(windowSize: 5)
    view.allowsSelection = false
    table.serve(view)
    #expect(messages(of: InterfaceDisclosureDead(), try AuditedInterface(view)).count == 30)
  }

  @Test func aTreeIsCheckedByTheRulesAboutNames() throws {
    let row = AccessibilityNode.container(
      AccessibilityContainer(.row),
      children: [.element(.init(.text, label: "Alerts")), .element(.init(.switch))])
    let tree = AccessibilityTree(root: .container(AccessibilityContainer(.list), children: [row]))
    #expect(
      messages(of: InterfaceControlUnlabelled(), AuditedInterface(tree))
        == [#"The switch has no label; the text "Alerts" next to it is a separate stop."#])
  }

  @Test func titlesOfSectionsScreensAndSegmentsAreTranslatedToo() throws {
    var example = Example(
      """
      <navigationItem key="navigationItem" title="Alarms" id="n1"/>
      <tableView dataMode="static"><sections><tableViewSection headerTitle="Sound" id="h1"><cells/></tableViewSection>
      </sections></tableView>
      <segmentedControl id="g1"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      """)
    example.texts = ["de": "\"g1.segmentTitles[0]\" = \"Tag\";"]
    let found = try AuditedInterface.subjects(in: example, options: AuditOptions())[0]
    #expect(
      messages(of: InterfaceTextUntranslated(), found) == [
        #"The text "Alarms" is missing in "de"."#, #"The text "Sound" is missing in "de"."#,
        #"The text "Week" is missing in "de"."#,
      ])
  }

  @Test(arguments: RuleList.interface.map { type(of: $0).description.id })
  func nothingIsSaidOfWhatIsGoneInAMoment(_ id: String) throws {
    let screen = """
      <tableViewController title="Title" id="t1" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Title" id="n1"/>
      <tableView dataMode="prototypes" rowHeight="20"><prototypes><tableViewCell id="c1"><subviews>
      <label text="Label" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <switch id="s1"/></subviews></tableViewCell></prototypes></tableView></tableViewController>
      """
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES"><scenes>
      <scene sceneID="e1"><objects>\(screen)</objects></scene></scenes></document>
      """
    let found = try AuditedInterface(
      bytes: Array(file.utf8), path: "Launch.storyboard", texts: ["de": "\"x.text\" = \"Tag\";"],
      options: AuditOptions())
    let rule = try #require(RuleList.interface.first { type(of: $0).description.id == id })
    #expect(messages(of: rule, found) == [])
  }

  @Test func aBrokenTableOfTextsIsReportedAndTheFileIsAudited() throws {
    var example = Example(#"<view key="view"/>"#)
    example.texts = ["de": "\"a\" = ;"]
    let found = try AuditedInterface.subjects(in: example, options: AuditOptions())[0]
    #expect(
      messages(of: InterfaceTextUntranslated(), found)
        == [
          "The strings file cannot be read: de:1:7: found \";\", expected a string, \"{\" or \"(\"; correct the property "
            + "list there."
        ])
  }

  @Test(arguments: [
    ("alertsSwitch", true), ("btn_save", true), ("iCloud", false), ("macOS", false), ("save", false),
    ("Save all", false), ("eBay", false), ("camelCase name", false),
  ])
  func namesForProgramsAreDistinguishedFromWords(_ text: String, _ isIdentifier: Bool) {
    #expect(WrittenForPrograms.isIdentifier(text) == isIdentifier)
  }

  @Test func theChosenSegmentIsSpokenAsChosen() throws {
    let found = try interface(
      Example.view(
        """
        <segmentedControl selectedSegmentIndex="1"><segments><segment title="Day"/><segment title="Week"/></segments>
        </segmentedControl>
        """
      ).text)
    #expect(found.elements[0].heard.now == "Day, Button, 1 of 2 / Selected, Week, Button, 2 of 2")
  }

  @Test func aTabIsSpokenByItsTitle() throws {
    let found = try interface(#"<tabBarItem key="tabBarItem" title="Alarms" id="i1"/>"#)
    #expect(found.elements[0].heard.now == "Alarms")
  }

  @Test func heightsAreReportedAsTheyWereWritten() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let found = try interface(
      Example.cells(
        """
        <tableViewCell rowHeight="43.5" id="c1"><subviews><label text="Alerts">\(font)</label></subviews></tableViewCell>
        """
      ).text)
    #expect(
      messages(of: InterfaceRowHeightFixed(), found) == [
        "The row is fixed at a height of 43.5 points, whatever the text size."
      ])
  }

  @Test(arguments: ["1e300", "99999999999999999999", "-3"])
  func numbersThatNoDesignerWritesAreReportedAsTheyAre(_ number: String) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(number)"/>"#
    let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let found = try interface(
      Example.cells(
        """
        <tableViewCell rowHeight="\(number)" id="c1"><subviews>
        <label text="Alerts">\(font)</label><label text="Sounds">\(style)</label>
        <slider value="\(number)" minValue="\(number)" maxValue="\(number)"/>
        <stepper value="\(number)" maximumValue="\(number)" stepValue="\(number)"/>
        <button><rect key="frame" x="\(number)" y="0" width="\(number)" height="\(number)"/><state title="Play"/></button>
        </subviews></tableViewCell>
        """
      ).text)
    for rule in RuleList.interface {
      var notes = Notes()
      rule.check(found, into: &notes)
      #expect(notes.findings.allSatisfy { !$0.message.isEmpty })
    }
    #expect(
      messages(of: InterfaceFontFixed(), found).contains { $0.hasPrefix("The label has a fixed font of") })
  }
}
