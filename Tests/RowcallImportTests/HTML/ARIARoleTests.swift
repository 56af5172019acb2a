import Testing

@testable import RowcallImport

@Suite struct ARIARoleTests {
  @Test(
    arguments: [
      ("grid", ARIARole.grid), (" Grid  table", .grid), ("nonsense table", .table), ("list table", .other),
      ("nonsense", nil), ("", nil), (nil, nil), ("other", nil), ("none", ARIARole.none),
      ("presentation", .presentation), ("mark row", .other), ("doc-noteref", .link), ("image", .img),
    ] as [(String?, ARIARole?)])
  func firstRoleThatExistsCounts(attribute: String?, role: ARIARole?) {
    #expect(ARIARole(attribute) == role)
  }

  @Test(arguments: [
    ("<table role=none><tr><td>a</table>", true), ("<table role=presentation><tr><td>a</table>", true),
    ("<table role='nonsense none'><tr><td>a</table>", true), ("<table role=list><tr><td>a</table>", true),
    ("<table><tr><td>a</table>", false),
    // Who names it, means it.
    ("<table role=none aria-label=Prices><tr><td>a</table>", false),
    ("<table role=none tabindex=0><tr><td>a</table>", false),
    ("<table role=none aria-hidden=false><tr><td>a</table>", true),
  ])
  func layoutTablesAreRecognizedByTheirRole(html: String, isLayout: Bool) throws {
    #expect(try page(html).tables.map { $0.role == .presentation } == [isLayout])
  }
}
