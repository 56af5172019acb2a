import Testing

@testable import RowcallImport

/// What stands in a cell, piece by piece.
@Suite struct HTMLContentTests {
  @Test(arguments: [
    (" a \n\t b ", ["a b"]), ("a<b>b</b>c", ["abc"]), ("a<br>b", ["a b"]), ("<p>a</p><p>b</p>c", ["a b c"]),
    ("a<div>b</div>c", ["a b c"]), ("<ul><li>a<li>b</ul>", ["a b"]), ("&nbsp;", []),
    ("1&nbsp;000", ["1\u{A0}000"]),
    ("", []), ("a<!-- no -->b", ["ab"]),
    ("a<script>x</script><style>y</style><template>z</template>b", ["ab"]),
    ("<details><summary>More</summary>folded</details>", ["button:More collapsed"]),
    ("a<wbr>b&amp;c", ["ab&c"]), ("<del>5</del> <ins>4</ins>", ["5 4"]),
    // Links, images, headings.
    ("see <a href=/x>the <i>docs</i></a>.", ["see", "link:the docs", "."]),
    ("<a name=x>no link</a>", ["no link"]),
    ("<a href=x></a>", ["link:-"]), ("<a href=x><img alt=Home></a>", ["link:Home"]),
    ("<a href=x title=T></a>", ["link:T"]),
    ("<a href=x aria-label='Read more'>more</a>", ["link:Read more"]),
    ("<span role=link>x</span>", ["link:x"]),
    ("<img alt='A cat'>", ["image:A cat"]), ("<img alt=''>", []), ("<img src=x>", ["image:-"]),
    ("<img title=T>", ["image:T"]),
    ("<img alt='' title=T>", ["image:T"]), ("<img role=none alt=x>", []),
    ("<span role=img aria-label=Star>*</span>", ["image:Star"]),
    ("<svg><title>Chart</title><text>x</text></svg>", ["image:Chart"]), ("<svg><path/></svg>a", ["a"]),
    ("<h3>Title</h3>x", ["h3:Title", "x"]), ("<div role=heading aria-level=4>T</div>", ["h4:T"]),
    ("<div role=heading>T</div>", ["h2:T"]),
    ("<h3></h3>", []),
    // Hidden things.
    ("a<span hidden>b</span>c", ["ac"]), ("a <span aria-hidden=true>b</span>c", ["a c"]),
    ("<span style='visibility:hidden'>a<b style='visibility:visible'>b</b></span>", ["b"]),
    ("<span aria-hidden=true>a<b aria-hidden=false>b</b></span>", []),
    ("<dialog>a</dialog><dialog open>b</dialog>", ["b"]),
    ("<div popover>a</div><p popover=manual>b</p><p>c</p>", ["c"]),
    ("<ruby>朝<rp>(</rp><rt>あさ</rt><rp>)</rp></ruby>日", ["朝日"]),
    // Labels are said by their controls, unless those are elsewhere.
    ("<label>Count <input type=checkbox></label>", ["checkbox:Count off"]),
    ("<label for=q>Count</label>", ["Count"]),
    ("<label>Show <input type=checkbox hidden></label>", ["Show"]),
    ("<label>Count <input aria-label=Number></label>", ["Count", "textField:Number"]),
    // Tables inside.
    ("a<table><tr><td>x</table>b", ["a", "table:1", "b"]),
    ("a<table role=none><tr><td>x<td>y<table><tr><td>z</table></table>b", ["a x y", "table:2", "b"]),
  ])
  func piecesComeInReadingOrder(content: String, expected: [String]) throws {
    #expect(try pieces(content) == expected)
  }
}
