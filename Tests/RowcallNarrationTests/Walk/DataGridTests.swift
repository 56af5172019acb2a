import RowcallAccessibility
import RowcallModel
import RowcallNarration
import Testing

/// What the ARIA practices' data grid asks of a screen reader, on a grid of our own: the role, the name and the content of
/// a cell, the header that changed, how many rows and columns there are, and the number that changed.
@Suite struct DataGridTests {
  private static let orders: TableGrid = {
    var grid = grid(
      """
      ^Date | ^Customer | ^Total
      May 1 | Ada Byron | $12.00
      May 4 | Max Noor  | $7.50
      """, role: .grid
    ) { if $0.slot == GridSlot(row: 0, column: 0) { $0.states.sort = .ascending } }
    grid.label = "Orders"
    grid.statedRowCount = 200
    return grid
  }()

  @Test(arguments: Dialect.all)
  func theWayInTellsRoleNameAndCounts(_ dialect: Dialect) throws {
    let heard = try walk("enter", Self.orders, dialect)
    #expect(heard.contains("grid") || heard.contains("table"))
    #expect(heard.contains("200 rows"))
    #expect(heard.contains("3 columns"))
    // Orca's key for the next table says captions, but not names; its say-all says both.
    #expect(try (dialect.id == "orca" ? walk("say-all", Self.orders, dialect) : heard).contains("Orders"))
  }

  @Test(arguments: Dialect.all)
  func aHeaderTellsItsRoleAndItsOrder(_ dialect: Dialect) throws {
    let heard = try walk("enter", Self.orders, dialect)
    for word in ["Date", "column header", "sorted ascending"] { #expect(heard.contains(word)) }
  }

  @Test(arguments: Dialect.all)
  func aStepToTheRightTellsTheNewHeaderTheContentAndTheColumn(_ dialect: Dialect) throws {
    // From the second cell of a row, for Orca says headers only on the way from a cell that has some.
    let heard = try lastBlock("enter,down,right,right", dialect)
    for word in ["Total", "$12.00", "column 3"] { #expect(heard.lowercased().contains(word.lowercased())) }
    #expect(!heard.contains("Customer"))
  }

  @Test(arguments: Dialect.all)
  func aStepDownTellsTheContentAndTheRow(_ dialect: Dialect) throws {
    let heard = try lastBlock("enter,down,right,down", dialect)
    for word in ["max noor", "row 3"] { #expect(heard.lowercased().contains(word)) }
  }

  private func lastBlock(_ moves: String, _ dialect: Dialect) throws -> String {
    let heard = try walk(moves, Self.orders, dialect)
    return String(heard[(heard.lastIndex(of: "]") ?? heard.startIndex)...])
  }
}
