import Foundation
import RowcallAudit
import Testing

@Suite struct AuditorTests {
  @Test(arguments: [2, 3, 16]) func severalThreadsFindTheSameInTheSameOrder(jobs: Int) throws {
    let paths = try Self.fixtures
    let alone = Auditor().audit(paths)
    #expect(alone.map(\.path) == paths && alone.contains { !$0.news.isEmpty })
    #expect(Auditor().audit(paths, jobs: jobs) == alone)
  }

  @Test(arguments: [
    ("", "", ["this file has no text and no control"]), (#"<label text="A"/>"#, "", []),
    (#"<label text="A"/>"#, #" launchScreen="YES""#, ["launch screens are not checked"]),
  ])
  func aFileWithoutSpokenTextHasARemark(_ views: String, _ attributes: String, _ remarks: [String]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attributes)><scenes><scene sceneID="s1">
      <objects><viewController id="v1"><view key="view"><subviews>\(views)</subviews></view></viewController></objects>
      </scene></scenes></document>
      """
    let file = Auditor().audit(Array(text.utf8), path: "Main.storyboard", as: .interface)
    #expect(file.problem == nil && file.remarks == remarks)
  }

  @Test func findingsAreInTheOrderOfTheFile() throws {
    for file in Auditor().audit(try Self.fixtures) {
      let places = file.news.map { ($0.finding?.place.line ?? 0, $0.finding?.place.column ?? 0) }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(file.path)")
    }
  }

  @Test func eachRuleOfASubjectIsCheckedAndReportsItsOutcome() throws {
    let file = Auditor().audit(Array("<p>No table</p>".utf8), path: "a.html", as: .page)
    let rules = RuleList.descriptions.filter { $0.subject == .page }.map(\.id)
    #expect(Set(file.outcomes.map(\.rule)) == Set(rules))
    #expect(file.remarks == ["no table on this page"] && file.news.isEmpty)
  }

  @Test func aPageThatIsNotInTheEncodingItDeclaresIsRemarked() {
    let page = Array("<meta charset=utf-8><table><caption>".utf8) + [0xE9] + Array("</caption><tr><th>a".utf8)
    let remarks = Auditor().audit(page, path: "a.html", as: .page).remarks
    #expect(remarks.first?.hasPrefix("read as windows-1252, although the page declares UTF-8") == true)
    let valid = "<meta charset=utf-8><table><caption>é</caption><tr><th>a"
    #expect(Auditor().audit(Array(valid.utf8), path: "a.html", as: .page).remarks == [])
  }

  @Test func aFileThatCannotBeReadKeepsItsPlaceAmongTheOthers() throws {
    let paths = try Self.fixtures.prefix(2) + ["nowhere.html"] + Self.fixtures.suffix(1)
    let files = Auditor().audit(Array(paths), jobs: 4)
    #expect(files.map(\.path) == Array(paths))
    #expect(files.map { $0.problem != nil } == [false, false, true, false])
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "nan", "inf", "0", ""])
  func numbersOfAnySizeAreTakenAsTheyCome(number: String) {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <tableViewController id="t"><tableView key="view" dataMode="static" rowHeight="N" sectionHeaderHeight="N"
      sectionIndexMinimumDisplayRowCount="N"><sections><tableViewSection><cells>
      <tableViewCell indentationLevel="N" indentationWidth="N" rowHeight="N" tag="N" id="c"><rect key="frame" x="N" y="N"
      width="N" height="N"/><tableViewCellContentView key="contentView"><subviews>
      <label text="Melody" numberOfLines="N" alpha="N" id="l"><rect key="frame" x="N" y="N" width="N" height="N"/>
      <fontDescription key="fontDescription" type="system" pointSize="N"/></label>
      <slider value="N" minValue="N" maxValue="N" id="s1"><rect key="frame" x="N" y="N" width="N" height="N"/></slider>
      <stepper value="N" minimumValue="N" maximumValue="N" id="s2"/><progressView progress="N" id="p"/>
      <pageControl currentPage="N" numberOfPages="N" id="pc"/><segmentedControl selectedSegmentIndex="N" id="sc">
      <segments><segment title="Day"/></segments></segmentedControl>
      <button id="b"><constraints><constraint firstAttribute="height" constant="N" priority="N" id="k"/></constraints>
      </button></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene></scenes></document>
      """.replacing("\"N\"", with: "\"\(number)\"")
    let file = Auditor().audit(Array(storyboard.utf8), path: "a.storyboard", as: .interface)
    #expect(file.problem == nil && !file.outcomes.isEmpty)
  }

  /// Files of each kind, of our own.
  private static var fixtures: [String] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../fixtures").standardized
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { ["storyboard", "html", "csv", "tsv"].contains(($0 as NSString).pathExtension) }
        .sorted().map { folder.appendingPathComponent($0).path }
    }
  }
}
