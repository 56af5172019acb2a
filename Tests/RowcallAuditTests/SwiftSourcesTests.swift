import RowcallImport
import Testing

@testable import RowcallAudit

@Suite struct SwiftSourcesTests {
  @Test(arguments: [
    ("alerts.accessibilityLabel = title", true), ("self.alerts?.accessibilityLabel\n  = title", true),
    ("cell.alerts!.accessibilityLabel = nil", true),
    (#"f("\(x) // ") ; alerts.accessibilityLabel = a"#, true),
    ("// alerts.accessibilityLabel = title", false), ("/* /* */ alerts.accessibilityLabel = a */", false),
    (#"let a = "alerts.accessibilityLabel = title""#, false),
    ("let a = \"\"\"\n  alerts.accessibilityLabel = title\n  \"\"\"", false),
    (##"let a = #"\"alerts.accessibilityLabel = title"#"##, false),
    ("if alerts.accessibilityLabel == title {}", false), ("other.accessibilityLabel = title", false),
    ("alerts.accessibilityLabel != nil", false), ("\" alerts.accessibilityLabel = a\nlet b", false),
    ("/* alerts.accessibilityLabel = a", false), ("alerts", false), ("", false),
  ])
  func whatCodeSetsIsFoundOutsideCommentsAndTexts(source: String, isSet: Bool) {
    #expect(SwiftCode(source).sets(["accessibilityLabel"], on: "alerts") == isSet)
  }

  @Test(arguments: [
    ("override var accessibilityLabel: String? { get { title } set {} }", true),
    ("self.accessibilityLabel = title", true), ("accessibilityLabel = title", true),
    ("alerts.accessibilityLabel = title", false), ("var accessibilityLabel: String?", false),
  ])
  func whatAClassSaysOfItselfIsFound(source: String, isSet: Bool) {
    #expect(SwiftCode(source).sets(["accessibilityLabel"], on: nil) == isSet)
  }

  private func outcomes(
    of rule: any Rule<AuditedInterface>, _ content: String, _ sources: [String: String]
  ) throws -> [Outcome] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <tableViewController customClass="Screen" id="t" sceneMemberID="viewController">\(content)</tableViewController>
      </objects></scene></scenes></document>
      """
    var notes = Notes()
    let interface = try AuditedInterface(
      bytes: Array(text.utf8), path: "Main.storyboard", texts: [:], sources: sources, options: AuditOptions())
    rule.check(interface, into: &notes)
    return notes.findings.map(\.outcome)
  }

  private static let cell = Example.cells(
    """
    <tableViewCell id="c1" customClass="AlertsCell"><subviews><label text="Alerts"/><switch id="s1"/></subviews>
    <connections><outlet property="alerts" destination="s1"/></connections></tableViewCell>
    """
  ).text

  @Test(arguments: [
    ([:], [Outcome.cantTell]), (["AlertsCell": "alerts.accessibilityLabel = title"], []),
    (["AlertsCell": "alerts.isOn = true"], [.failed]),
    (["AlertsCell": "for each in all { each.accessibilityLabel = title }"], [.cantTell]),
    (["Screen": "alerts.isOn = true"], [.cantTell]),
  ])
  func theSourceOfACellSettlesWhetherAControlHasALabel(sources: [String: String], found: [Outcome]) throws {
    #expect(try outcomes(of: InterfaceControlUnlabelled(), Self.cell, sources) == found)
  }

  @Test(arguments: [
    ([:], [Outcome.cantTell]), (["Screen": "total.font = .preferredFont(forTextStyle: .body)"], []),
    (["Screen": "total.text = sum"], [.failed]),
    (["Screen": "[total].forEach { $0.font = body }"], [.cantTell]),
  ])
  func theSourceOfAScreenSettlesWhetherAFontIsFixed(sources: [String: String], found: [Outcome]) throws {
    let label = Example.view(
      #"<label text="0" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    )
    let outlet = #"<connections><outlet property="total" destination="l1"/></connections>"#
    #expect(try outcomes(of: InterfaceFontFixed(), label.text + outlet, sources) == found)
  }

  @Test(arguments: [
    (
      #"<imageView image="map" id="v1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></imageView>"#,
      "v.accessibilityLabel = a", InterfaceImageUnlabelled() as any Rule<AuditedInterface>
    ),
    (
      #"<button id="v1"><state key="normal" image="bin"/></button>"#, "v.setTitle(a, for: .normal)",
      InterfaceButtonUnlabelled()
    ),
    (#"<textField placeholder="Name" id="v1"/>"#, "v.accessibilityLabel = a", InterfacePlaceholderOnly()),
    (
      #"<switch id="v1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></switch>"#,
      "v.isAccessibilityElement = true", InterfaceElementOff()
    ),
    (#"<searchBar id="v1"/>"#, "v.placeholder = a", InterfaceControlUnlabelled()),
  ])
  func whatCodeSetsIsNoProblem(view: String, code: String, rule: any Rule<AuditedInterface>) throws {
    let outlet = #"<connections><outlet property="v" destination="v1"/></connections>"#
    let content = Example.view(view).text + outlet
    #expect(try !outcomes(of: rule, content, [:]).isEmpty)
    #expect(try outcomes(of: rule, content, ["Screen": code]) == [])
  }

  @Test func headersThatCodeMakesAreTitles() throws {
    let rule = InterfaceSectionsUntitled()
    let table = type(of: rule).description.failing[0].text
    #expect(try outcomes(of: rule, table, [:]) == [.failed])
    let code =
      "override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {}"
    #expect(try outcomes(of: rule, table, ["Screen": code]) == [])
  }

  @Test func aCellThatJoinsItsTextsInCodeIsJoined() throws {
    let texts = #"<label text="A"/><label text="B"/><label text="C"/>"#
    let cell = Example.cells(
      "<tableViewCell id=\"c1\" customClass=\"SongCell\"><subviews>\(texts)</subviews></tableViewCell>")
    let code = ["SongCell": "accessibilityLabel = [a, b, c].joined()"]
    #expect(try outcomes(of: InterfaceCellUnjoined(), cell.text, [:]) == [.cantTell])
    #expect(try outcomes(of: InterfaceCellUnjoined(), cell.text, code) == [])
  }
}
