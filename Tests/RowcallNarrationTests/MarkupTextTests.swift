import Testing

@testable import RowcallNarration

@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""),
    (
      "Read <a href=\"https://example.org/a?b=1\" target=\"_blank\">the report</a> first",
      "Read the report first"
    ),
    ("<b>Tea</b> and <EM class='x'>rum</EM>", "Tea and rum"), ("one<br/>two<BR>three", "one two three"),
    ("<p>One</p><p>Two</p>", " One  Two "), ("H<sub>2</sub>O", "H2O"),
    ("salt &amp; pepper", "salt & pepper"), ("&lt;5 &#38; &#x3E;2&nbsp;km", "<5 & >2 km"),
    ("<td nowrap>x</td>", " x "), ("<a href=\"a > b\" hidden>x</a>", "x"),
    ("see <a href=\"f.pdf\" download>PDF</a> now", "see PDF now"), ("<font color=\"red\"\">x</font>", "x"),
    ("<font color=\"red\", size='2'>x", "x"), ("<a @click=\"go\" data-x.y='1'>x</a>", "x"),
    ("<ol reversed>x</ol>", " x "), ("<b contenteditable>x</B>", "x"), ("<font color=red>x", "x"),
    ("<p>One<p>Two", " One Two"), ("<img src=a.png>x", " x"),
    ("it&rsquo;s &quot;done&quot;", "it’s \"done\""), ("&amp;lt;", "&lt;"),
  ])
  func markupIsLeftOut(text: String, heard: String) {
    #expect(MarkupText.plain(text) == heard)
  }

  @Test(arguments: [
    "if x < 3 and y > 4", "if a<b and c>d then", "if a<b and c=d>e then", "p<i && q==r && s>t", "<unknown>",
    "if a<b c=d>e then", "if a<b and c=\"x\" then d>e", "a<b checked>c", "x<i j=\"1>2", "x<i j=\"1>2</i",
    "a<b>c", "the <em dash> here",
    "<3", "AT&T", "R&D; Q&A", "&;", "&#;",
    "&#xD800;", "&#99999999;",
    "<a", "<a href=", "a < b <i", "<br/>", "<b></b>", "<audio src=\"x.wav\"/>", "<https://example.org>",
  ])
  func whatIsNoMarkupOrNothingElseStands(text: String) {
    #expect(MarkupText.plain(text) == text)
  }

  @Test func manyOpenTagsTakeNoLongTime() {
    let text = String(repeating: "<a ", count: 20_000) + String(repeating: "&", count: 20_000)
    #expect(MarkupText.plain(text) == text)
  }
}
