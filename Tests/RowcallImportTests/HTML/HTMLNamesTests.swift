import RowcallModel
import Testing

@testable import RowcallImport

/// Names and descriptions of tables, rows and cells.
@Suite struct HTMLNamesTests {
  @Test(
    arguments: [
      ("<table><caption>Prices <b>to</b>day</caption><tr><td>1</table>", "Prices today"),
      ("<table aria-label=' A\n B '><caption>Prices</caption><tr><td>1</table>", "A B"),
      (
        "<h2 id=h>Sales</h2><p id=y>2023</p><table aria-label=X aria-labelledby='h y'><tr><td>1</table>",
        "Sales 2023"
      ),
      ("<table aria-label=' ' title=Tip><tr><td>1</table>", "Tip"),
      ("<table aria-labelledby=nowhere aria-label=X><tr><td>1</table>", "X"),
      ("<table title=Tip><caption>Prices</caption><tr><td>1</table>", "Prices"),
      ("<table><caption hidden>Prices</caption><tr><td>1</table>", nil),
      ("<figure><figcaption>Rain</figcaption><table><tr><td>1</table></figure>", "Rain"),
      ("<figure><table><caption>Own</caption><tr><td>1</table><figcaption>Rain</figcaption></figure>", "Own"),
      ("<figure><table><tr><td>1</table><p>more</p><figcaption>Rain</figcaption></figure>", nil),
      ("<figure>words <table><tr><td>1</table><figcaption>Rain</figcaption></figure>", nil),
      ("<table summary=S><tr><td>1</table>", nil),
      // A hidden element names others all the same.
      ("<p id=h hidden>Secret <i>name</i></p><table aria-labelledby=h><tr><td>1</table>", "Secret name"),
      ("<p id=h>Seen <i hidden>not</i></p><table aria-labelledby=h><tr><td>1</table>", "Seen"),
      // Inside a reference, labels count and references do not.
      ("<p id=h>A <b aria-label=bee>B</b></p><table aria-labelledby=h><tr><td>1</table>", "A bee"),
      (
        "<p id=a aria-labelledby='b a'>A</p><p id=b aria-labelledby=a>B</p><table aria-labelledby='a b'><tr><td>1</table>",
        "A B"
      ),
      ("<table id=t aria-labelledby='t h' aria-label=Own></table><h1 id=h>T</h1>", "Own T"),
      (
        "<p id=h><img alt=Logo src=x>Inc<style>x</style></p><table aria-labelledby=h><tr><td>1</table>",
        "LogoInc"
      ),
      ("<label id=h>Rows <input value=5></label><table aria-labelledby=h><tr><td>1</table>", "Rows 5"),
    ] as [(String, String?)])
  func tablesAreCalledByTheirAuthors(html: String, title: String?) throws {
    #expect(try page(html).tables.map(\.title) == [title])
  }

  @Test(
    arguments: [
      ("<p id=d>Day <i>by</i> day</p><table aria-describedby=d summary=S><tr><td>1</table>", "Day by day"),
      ("<table aria-description=D summary=S><tr><td>1</table>", "D"),
      ("<table summary=' S ' title=T><tr><td>1</table>", "S"),
      ("<table aria-label=A title=T><tr><td>1</table>", "T"),
      ("<table title=T><tr><td>1</table>", nil), ("<table><tr><td>1</table>", nil),
    ] as [(String, String?)])
  func descriptionsFallBack(html: String, details: String?) throws {
    #expect(try grid(html).details == details)
  }

  @Test func cellsAndRowsAreNamedToo() throws {
    let table = try grid(
      "<p id=d>in dollars</p><table><tr aria-label=First><td aria-labelledby=n aria-describedby=d>1<td id=n>one</table>"
    )
    #expect(table.rows.map(\.label) == ["First"])
    #expect(table.cells.map(\.label) == ["one", nil])
    #expect(table.cells.map(\.details) == ["in dollars", nil])
  }
}
