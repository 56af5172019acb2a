import CGumbo

/// The elements that tables and the names of things depend on.
package enum HTMLTag: String, Sendable {
  // Tables.
  case table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, figure, figcaption
  // Words inside of others.
  case span, b, i, u, em, strong, code, mark, del, ins, s, sub, sup, time, dfn, abbr, cite, kbd, samp, small
  case data, q, font, search
  case variable = "var"
  // What comes from elsewhere.
  case object, embed, canvas, picture, map
  // What is in cells.
  /// A link inside of a picture.
  case drawnLink = "svg:a"
  case a, img, rt, h1, h2, h3, h4, h5, h6, br, hr, wbr, label, svg, math
  case button, input, select, textarea, option, optgroup, datalist, fieldset, legend, output, progress, meter
  // Blocks, whose text is no part of the words around them.
  case address, article, aside, blockquote, body, center, dd, details, dialog, dir, div, dl, dt, footer, form
  case header, hgroup, li, main, menu, nav, ol, p, pre, section, summary, ul, html
  // What is never shown as it is.
  case head, title, base, link, meta, script, style, template, noscript, noframes, noembed, iframe, audio,
    video
  case area, param, source, track, rp
  /// Any other element, and any of SVG or MathML below `svg` and `math`.
  case other
  /// A stretch of text.
  case text = "#text"

  /// The elements by the numbers that the parser gives them.
  static let byNumber: [HTMLTag] = (0..<rowcall_tag_count()).map { number in
    HTMLTag(rawValue: String(cString: rowcall_tag_name(number))) ?? .other
  }

  /// Whether the words in it are apart from those before and after it.
  package var isBlock: Bool { Self.blocks.contains(self) }

  /// Whether nothing of it is ever shown as part of a page.
  var isNeverShown: Bool { Self.neverShown.contains(self) }

  /// The level of a heading element; nil for others.
  package var headingLevel: Int? { Self.headings.firstIndex(of: self).map { $0 + 1 } }

  private static let headings: [HTMLTag] = [.h1, .h2, .h3, .h4, .h5, .h6]

  private static let blocks: Set<HTMLTag> = [
    .table, .caption, .thead, .tbody, .tfoot, .tr, .td, .th, .figure, .figcaption, .h1, .h2, .h3, .h4, .h5,
    .h6, .br, .hr, .option, .optgroup, .fieldset, .legend, .address, .article, .aside, .blockquote, .body,
    .center, .dd, .details, .dialog, .dir, .div, .dl, .dt, .footer, .form, .header, .hgroup, .li, .main,
    .menu, .nav, .ol, .p, .pre, .section, .summary, .ul, .html,
  ]

  // A reader's browser runs scripts, so that what is meant for others is not shown.
  private static let neverShown: Set<HTMLTag> = [
    .head, .title, .base, .link, .meta, .script, .style, .template, .noscript, .noframes, .noembed, .iframe,
    .audio, .video, .area, .param, .source, .track, .rp, .datalist, .col, .colgroup,
  ]
}
