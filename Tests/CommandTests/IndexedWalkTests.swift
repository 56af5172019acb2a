import Testing

/// Walks and trees of rows under the titles of an index.
@Suite struct IndexedWalkTests {
  @Test func aWalkHearsTheTitleOnEnteringItsSection() throws {
    let walk = try Command.output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--moves", "enter,down,down,where"]
        + ["--locale", "en"])
    #expect(
      walk == """
        [enter]
        stocks.csv, table, 5 rows, 3 columns
        section index, A, B, C, E, M
        Company, column header, column 1
        [down]
        A, Apple Inc., row header, row 1
        [down]
        B, Boeing, row header, row 2
        [where]
        B, Company, Boeing, row header, row 2 of 5, column 1 of 3

        """)
  }

  @Test func otherScreenReadersReadTheListToo() throws {
    let read = try Command.output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--dialect", "nvda", "--locale", "en"])
    #expect(read.contains("\nB, heading\nrow 3  Company  column 1  Boeing\n"), "\(read)")
    let inOneGo = try Command.output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--moves", "say-all", "--locale", "en"])
    #expect(
      inOneGo.contains("\nB, heading\nBoeing, $75.10, unchanged\nC, heading\n"), "\(inOneGo)")
  }

  @Test func aTreeHasSections() throws {
    let tree = try Command.output(["tree", "fixtures/stocks.csv", "--by", "Company", "--rows", "2"])
    #expect(tree.contains("├─ section \"B\"\n") || tree.contains("└─ section \"B\"\n"), "\(tree)")
    #expect(!tree.contains("section \"A\""))
  }

  @Test func aRowIsCalledByTheColumnOfItsOrder() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let towns = try scratch.write("State,Town,No\nwest,Varde,1\neast,Køge,2\n", as: "towns.csv")
    let walk = try Command.output(
      ["transcript", towns, "--by", "Town", "--sections", "State", "--moves", "enter,down,right,right"]
        + ["--locale", "en"])
    #expect(
      walk.hasSuffix(
        "[down]\nwest, Varde, west, row 1\n[right]\nTown, Varde, row header, column 2\n[right]\nNo, 1, column 3\n"
      ),
      "\(walk)")
  }

  @Test func aTitleIsNoValueOfAColumn() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Price ($),Group,Name\n5,1,Al\n7,2,Bo\n", as: "prices.csv")
    let walk = try Command.output(
      ["transcript", table, "--sections", "Group", "--by", "Name", "--moves", "enter,down", "--locale", "en"])
    #expect(walk.hasSuffix("[down]\n1, Al, $5, row 1\n"), "\(walk)")
  }
}
