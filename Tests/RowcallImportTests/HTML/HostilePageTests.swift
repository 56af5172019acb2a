import RowcallModel
import Testing

@testable import RowcallImport

/// Whatever a page is, reading it ends with its tables or with an error, soon and in bounded memory.
@Suite(.serialized) struct HostilePageTests {
  /// A page, and what comes of it: the number of its tables or the error.
  struct Attack: CustomTestStringConvertible {
    let testDescription: String
    let html: String
    let outcome: String

    init(_ name: String, _ html: String, _ outcome: String) {
      testDescription = name
      self.html = html
      self.outcome = outcome
    }
  }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// Smaller than the usual ones, so that a debug build is soon done; work is in proportion to them.
  private static let limits = ImportLimits(slots: 1 << 16, textBytes: 1 << 20)

  private static let deep =
    "p.html:1: elements nest deeper than the limit of 512 (are they never closed?); raise it with --max-element-depth"
  private static let slots =
    "p.html:1: the page's tables have more slots than the limit of 65536 (are there huge spans?); "
    + "raise it with --max-slots"
  private static let unwieldy =
    "p.html: the page takes more time or memory than one of 16777216 bytes should (are elements left open?); "
    + "raise both with --max-page-bytes"
  private static let text =
    "p.html:1: the page's tables make more text than the limit of 1048576 bytes (is one name used many times?); "
    + "raise it with --max-text-bytes"

  @Test(arguments: [
    Attack("10,000 tables in one another", times(10_000, "<table><tr><td>"), deep),
    Attack("100 tables in one another", times(100, "<table><tr><td>a"), "read: 100"),
    Attack("10,000 tables", times(10_000, "<table></table>"), "read: 10000"),
    Attack(
      "10,001 tables", times(10_001, "<table></table>\n"),
      "p.html:10001: there are more tables than the limit of 10000; raise it with --max-tables"),
    Attack(
      "open formatting elements", times(3000, "<font size=1><i><b class=x>") + times(2000, "<p>x"), deep),
    Attack(
      "huge spans", "<table><tr><td rowspan=65535 colspan=1000000>a<td colspan=99999999999999999999>b",
      "read: 1"),
    Attack(
      "many huge spans", "<table>" + times(2000, "<tr>" + times(3, "<td rowspan=65535 colspan=1000>")), slots),
    Attack(
      "overlapping spans", "<table>" + times(2000, "<tr><td><td rowspan=900 colspan=900>" + times(9, "<td>")),
      slots),
    Attack("many columns", "<table><colgroup>" + times(2000, "<col span=1000>") + "<tr><td>", slots),
    Attack(
      "circular references",
      "<p id=a aria-labelledby='b a'>A<p id=b aria-labelledby=a>B<table aria-labelledby='a b'>", "read: 1"),
    Attack(
      "one long name for many cells",
      "<p id=a>\(times(100_000, "x"))</p><table>" + times(1000, "<tr><td aria-labelledby=a>"), text),
    Attack(
      "many references to one name",
      "<p id=a>\(times(1000, "x"))</p><table aria-labelledby='\(times(100_000, "a "))'>", text),
    Attack(
      "circular owners",
      (0..<300).map { "<div id=d\($0) role=table aria-owns='d\(($0 + 1) % 300) d\($0 * 7 % 300)'>" }.joined(),
      "read: 300"),
    Attack(
      "buttons in each other's labels",
      "<table><tr><td><label for=a>A<input type=button id=b value=B></label>"
        + "<label for=b><input type=button id=a value=A>B</label>", "read: 1"),
    Attack("zero bytes", "<table><tr><td>a\0b<td \0c=1>\0</table>", "read: 1"),
    Attack("a long attribute", "<table><tr><td title='\(times(500_000, "x"))'>", "read: 1"),
    Attack("nothing but brackets", times(100_000, "<"), "read: 0"),
    Attack("nothing but ampersands", times(100_000, "&"), "read: 0"),
    Attack("unclosed comment", "<table><tr><td>a<!--" + times(100_000, "-"), "read: 1"),
    Attack("many unclosed details", "<details>" + times(20_000, "<p>x") + "<table>", "read: 0"),
    Attack("many open selects", "<table><tr><td>" + times(20_000, "<select><option selected>x"), "read: 1"),
    Attack("many nested controls", "<table><tr><td>" + times(400, "<div role=textbox>x"), "read: 1"),
  ])
  func pagesEndInAResultOrAnError(attack: Attack) {
    let clock = ContinuousClock()
    var outcome = ""
    let time = clock.measure { outcome = problem(attack.html, limits: Self.limits) }
    #expect(outcome == attack.outcome)
    #expect(time < .seconds(20), "a debug build on a busy machine; a release build takes a tenth")
  }

  @Test func workWithoutEndIsStopped() {
    let attributes = (0..<100_000).map { "a\($0)=1" }.joined(separator: " ")
    #expect(problem("<table \(attributes)>") == Self.unwieldy)
  }

  @Test func memoryWithoutEndIsRefused() {
    let limits = ImportLimits(pageBytes: 1 << 16, elementDepth: 100_000)
    let html = (0..<1000).map { "<font size=\($0)>" }.joined() + Self.times(1000, "<p>x")
    #expect(
      problem(html, limits: limits).hasPrefix(
        "p.html: the page takes more time or memory than one of 65536"))
  }

  @Test(arguments: [
    (
      ImportLimits(pageBytes: 10),
      "p.html:1: the file is larger than the limit of 10 bytes; raise it with --max-page-bytes"
    ),
    (
      ImportLimits(tables: 0),
      "p.html:1: there are more tables than the limit of 0; raise it with --max-tables"
    ),
    (
      ImportLimits(tables: -1),
      "p.html:1: there are more tables than the limit of -1; raise it with --max-tables"
    ),
    (
      ImportLimits(slots: 1),
      "p.html:1: the page's tables have more slots than the limit of 1 (are there huge spans?); raise it with --max-slots"
    ),
    (
      ImportLimits(textBytes: 1),
      "p.html:1: the page's tables make more text than the limit of 1 bytes (is one name used many times?); raise it with --max-text-bytes"
    ),
    (
      ImportLimits(elementDepth: 2),
      "p.html:1: elements nest deeper than the limit of 2 (are they never closed?); raise it with --max-element-depth"
    ),
  ])
  func limitsNameTheirFlags(limits: ImportLimits, sentence: String) {
    #expect(problem("<table><tr><td>a<td>b</table>", limits: limits) == sentence)
  }

  @Test func theLargestLimitsAreNoTrap() {
    let limits = ImportLimits(
      pageBytes: .max, elementDepth: .max, tables: .max, slots: .max, textBytes: .max)
    #expect(problem("<table><tr><td>a</table>", limits: limits) == "read: 1")
  }

  @Test(arguments: 0..<300)
  func damagedPagesNeverTrap(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let parts = [
      "<table>", "</table>", "<tr>", "<td rowspan=3>", "<th colspan=0>", "</td>", "<caption>",
      "<colgroup span=2>", "<col>",
      "<thead>", "<tfoot>", "</tbody>", "<p>", "</p>", "<b>", "</b>", "<a href=x>", "<svg>", "<title>",
      "<math>", "<mi>",
      "<select>", "<option>", "<template>", "</template>", "<form>", "<input>", "<textarea>", "text", "&#0;",
      "&amp", "\0",
      "<!--", "-->", "<![CDATA[", "<script>", "</script>", "<label>", "<div role=row aria-owns=x id=x>",
      "<i role=cell>",
      "<div role=grid aria-labelledby=x>", "</div>", "<frameset>", "<body>", "</html>", "<isindex>",
      "<image>", "<nobr>",
      "<foreignObject>", "<desc>", "<ruby><rt>", "<li>", "<dd>", "<button>", "<hr/>", "<plaintext>",
    ]
    let html = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }
    #expect(problem("<p>" + html.joined()).contains("read: "))
  }
}
