import RowcallAudit
import Testing

/// What a baseline knows of a page that was edited since.
@Suite struct PageBaselineTests {
  /// Tables with findings of many kinds; what is given stands in the first one.
  private static func page(
    above: String = "", caption: String = "", attribute: String = "", header: String = "Ship",
    first: String = "",
    last: String = ""
  ) -> String {
    """
    \(above)<table \(attribute)>\(caption)<tr><th>\(header)<th>Crew<th>Flag<td>State</tr>\(first)
    <tr><td>Aurora<td>12<td>N<td>✓<tr><td>Borealis<td style="color:red">7<td>S<td>✗<tr><td>&nbsp;<td><td><td>
    <tr><td>Castor<td>9<td headers="q">S<td>✗</tr>\(last)</table>
    <table><tr><th>Pier<th>Length<tr><td>North<td>120<tr><td>South<td>90</table>
    <table><tr><td>Tide<td>High<td>Low<tr><td>1<td>2<td>3<tr><td>4<td>5<td>6</table>
    """
  }

  private static func report(_ source: String) -> AuditReport {
    AuditReport(files: [Auditor().audit(Array(source.utf8), path: "page.html", as: .page)])
  }

  /// The baseline of a page, by way of the file in which it is kept.
  private static func baseline(_ source: String) throws -> Baseline {
    let json = try ReportFormat.json.text(of: report(source))
    return try Baseline(json: Array(json.utf8), path: "baseline.json")
  }

  private static let row = "<tr><td>Deneb<td>4<td>W<td>✓</tr>"
  private static let good = """
    <table><caption>Tides</caption><tr><th>Day<th>High</tr><tr><td>Monday<td>3 m</tr></table>
    """

  @Test(arguments: [
    page(), page(caption: "<caption>Ships</caption>"), page(header: "Name of the ship"),
    page(attribute: "id=ships"),
    page(above: good), page(above: good, header: "Vessel"), page(first: row), page(last: row),
    page(first: row, last: row),
    page(caption: "<caption>Ships</caption>", header: "Vessel", first: row),
    page().replacing("<td headers", with: "<td id=flag headers"),
    page().replacing(">S<td>✗</tr>", with: ">W<td>✓</tr>"),
  ])
  func fixedOrInsertedElementsMakeNoOtherFindingNew(source: String) throws {
    let baseline = try Self.baseline(Self.page())
    #expect(baseline.entries.count > 6)
    var report = Self.report(source)
    baseline.mark(&report)
    #expect(report.files[0].news.map { $0.rule + ": " + ($0.finding?.message ?? "") } == [])
    #expect(report.files[0].outcomes.count { $0.isKnown == true } > 5)
  }

  @Test func aTableIsKnownByItsIdWhateverElseIsWrittenAnew() throws {
    let baseline = try Self.baseline(
      "<table id=p><tr><th>Tea<th>Price<tr><td>Assam<td>4<tr><td>Kenya<td>3</table>")
    #expect(baseline.entries.count == 1)
    var report = Self.report("<table id=p><tr><th>Pier<th>Depth<th>Ships<tr><td>North<td>6<td>2</table>")
    baseline.mark(&report)
    #expect(report.files[0].news.isEmpty && report.gone.isEmpty)
  }

  @Test func aNewTableIsNewEvenIfASimilarOneWasFixed() throws {
    func table(_ caption: String, _ headers: String, _ rows: String) -> String {
      "<table>\(caption)<tr>\(headers)</tr>\(rows)</table>"
    }
    let ships = ("<th>Name<th>Crew<th>Flag", "<tr><td>Aurora<td>12<td>N<tr><td>Castor<td>3<td>S")
    let piers = ("<th>Name<th>Length<th>Depth", "<tr><td>North<td>120<td>9<tr><td>South<td>90<td>4")
    let baseline = try Self.baseline(table("", ships.0, ships.1))
    var report = Self.report(
      table("<caption>Ships</caption>", ships.0, ships.1) + table("", piers.0, piers.1))
    baseline.mark(&report)
    #expect(report.files[0].news.map(\.finding?.place.element) == ["table 2"])
    #expect(report.gone.map(\.rule) == ["page-table-unnamed"])
  }

  @Test func aFaultyTableAboveIsTheOneThatIsNew() throws {
    let faulty = "<table><tr><th>Pier<th>Depth<tr><td>West<td>9<tr><td>East<td>4</table>"
    let baseline = try Self.baseline(Self.page())
    var report = Self.report(Self.page(above: faulty))
    baseline.mark(&report)
    #expect(report.files[0].news.map(\.finding?.place.element) == ["table 1"])
    #expect(report.gone.isEmpty)
  }

  @Test func aBaselineWithoutAliasesKnowsByFingerprints() throws {
    var baseline = try Self.baseline(Self.page())
    for index in baseline.entries.indices { baseline.entries[index].aliases = [] }
    var report = Self.report(Self.page())
    baseline.mark(&report)
    #expect(report.files[0].news.isEmpty && report.gone.isEmpty)
  }
}
