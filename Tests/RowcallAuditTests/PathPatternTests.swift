import RowcallAudit
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.csv", "data/stocks.csv"), ("stocks.csv", "data/stocks.csv"), ("data", "data/old/stocks.csv"),
    ("data/", "data/stocks.csv"), ("data/*.csv", "data/stocks.csv"), ("data/*.csv", "./data/stocks.csv"),
    ("data/**", "data/old/stocks.csv"), ("**/old/*", "data/old/stocks.csv"),
    ("data/**/stocks.csv", "data/stocks.csv"),
    ("data/**/stocks.csv", "data/a/b/stocks.csv"), ("stocks.???", "stocks.csv"),
    ("page-*", "page-table-unnamed"),
    ("data/stocks.csv", "/home/ann/data/stocks.csv"), ("/data", "data/stocks.csv"),
    ("/data/*.csv", "./data/a.csv"), ("a/../b/*.csv", "a/../b/x.csv"),
    ("**/**/stocks.csv", "stocks.csv"), ("**/*x", "x"), ("/**/**/old/**/*x", "a/b/old/x"),
    ("**/b/**/c", "a/b/x/y/c"), ("a**/b", "ax/y/b"),
  ])
  func fits(pattern: String, path: String) { #expect(PathPattern(pattern).matches(path)) }

  @Test(arguments: [
    ("*.csv", "data/stocks.tsv"), ("data/*.csv", "data/old/stocks.csv"), ("stocks.c?", "stocks.csv"),
    ("tocks.csv", "stocks.csv"), ("data/*", "database/stocks.csv"), ("data", "database"),
    ("page-*", "data-page-x"),
    ("", "stocks.csv"), ("/data", "old/data/stocks.csv"), ("**/old", "data/cold"), ("**/**/b", "ab"),
    ("data/**/stocks.csv", "data/oldstocks.csv"), ("*/a.csv", "/a.csv"), ("./", "/data/a.csv"),
  ])
  func doesNotFit(pattern: String, path: String) { #expect(!PathPattern(pattern).matches(path)) }

  @Test func takesNoLongerForManyStars() {
    let pattern = PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
  }

  @Test(arguments: ["**/", "*a", "**/*/", "a**/"])
  func aPatternOfAMegabyteCostsNoMoreThanItsPathsAllow(part: String) {
    let pattern = PathPattern(String(repeating: part, count: 100_000) + "z")
    for number in 0..<200 { #expect(!pattern.matches("data/old/stocks\(number).csv")) }
  }
}
