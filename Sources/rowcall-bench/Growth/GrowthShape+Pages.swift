extension GrowthShape {
  /// A page with one table.
  private static func page(
    _ name: String, count: Int,
    _ rows: @escaping @Sendable (_ count: Int, _ file: inout GrowthText) -> Void
  ) -> GrowthShape {
    GrowthShape(name, count: count, file: "page.html") { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title><table>")
      rows(count, &file)
      file.add("</table>")
    }
  }

  /// Tables of pages.
  static let ofPages: [GrowthShape] = [
    page("rows of a page", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<th>C")
      file.add(count) { "<tr><td>Item \($0)<td>\($0)<td>\($0).5" }
    },
    page("columns of a page", count: 500) { count, file in
      file.add("<tr>")
      file.add(count) { "<th>Header \($0)" }
      file.addRows(3, of: count)
    },
    page("cell length of a page", count: 10_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td>Ann<td>")
      file.add("word ", times: count)
      file.add("<tr><td>Bob<td>short")
    },
    page("links in a cell", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td>Ann<td>")
      file.add(count) { "<a href=x>link \($0)</a> text " }
      file.add("<tr><td>Bob<td>short")
    },
    page("length of a cell over rows", count: 1_000) { count, file in
      file.add("<tr><th>A<th>B<tr><td rowspan=\(min(count, 60_000))>")
      file.add("word ", times: count)
      file.add(count) { "<td>\($0)<tr>" }
    },
    page("cells over columns", count: 200) { count, file in
      file.add("<tr>")
      file.add(count) { "<th colspan=2>Header \($0)" }
      file.add("<tr>")
      file.add(2 * count) { "<td>\($0)" }
      file.add("<tr>")
      file.add(count) { "<td colspan=2>\($0)" }
    },
    page("titles", count: 500) { count, file in
      file.add("<tr><th>A<th>B")
      file.add(count) { "<tr><td colspan=2>Title \($0)<tr><td>Item \($0)<td>\($0)" }
    },
    page("findings on a page", count: 500) { count, file in
      file.add("<tr><th>A<th>B<th>")
      file.add(count) { "<tr><td scope=row>\($0)<th><td headers=z\($0)><img src=a.png><a href=x></a>" }
    },
    GrowthShape("tables", count: 200, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title>")
      file.add(count) { "<table><tr><th>A<th>B<tr><td>\($0)<td>2</table>" }
    },
    GrowthShape("tables in cells", count: 200, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title><table><tr><th>A<th>B")
      file.add(count) { "<tr><td>\($0)<td><table><tr><th>C<td>\($0)</table>" }
      file.add("</table>")
    },
    GrowthShape("tables in tables", count: 10, file: "page.html", leavingOut: ["index"]) { count, file in
      file.add("<!doctype html><html lang=en><title>Growth</title>")
      file.add("<table><tr><th>A<th>B<tr><td>1<td>", times: count)
      file.add("</table>", times: count)
    },
  ]

  /// Headers of tables of pages.
  static let ofHeaders: [GrowthShape] = [
    page("stacked column headers", count: 300) { count, file in
      file.add(count) { "<tr><th>Level \($0)<th>Step \($0)" }
      file.add("<tr><td>1<td>2")
    },
    page("stacked row headers", count: 300) { count, file in
      for value in 1...2 {
        file.add("<tr>")
        file.add(count) { "<th scope=row>Level \($0)" }
        file.add("<td>\(value)")
      }
    },
    page("headers of columns beside those of groups", count: 300) { count, file in
      file.add(count) { "<tr><th scope=col>Level \($0)<th scope=rowgroup>Step \($0)" }
      file.add("<tr><td>1<td>2")
    },
    page("row headers", count: 700) { count, file in
      file.add("<tr><th>A<th>B<th>C")
      file.add(count) { "<tr><th scope=row>Item \($0)<td>\($0)<td>\($0).5" }
    },
    page("row groups", count: 500) { count, file in
      file.add("<thead><tr><th>A<th>B")
      file.add(count) { "<tbody><tr><th scope=rowgroup colspan=2>Group \($0)<tr><td>Item \($0)<td>\($0)" }
    },
    page("headers of one row group", count: 400) { count, file in
      file.add("<tr><th>A<th>B<tbody>")
      file.add(count) { "<tr><th scope=rowgroup>Level \($0)<td>\($0)" }
    },
    page("headers of one column group", count: 300) { count, file in
      file.add("<colgroup span=\(count)></colgroup><tr>")
      file.add(count) { "<th scope=colgroup>Level \($0)" }
      file.addRows(2, of: count)
    },
    page("ids in headers", count: 400) { count, file in
      file.add("<tr>")
      file.add(count) { "<th id=h\($0)>Header \($0)" }
      file.add("<tr><td headers='")
      file.add(count) { "h\($0) " }
      file.add("'>1<td>2<td>3")
    },
    page("cells with ids in headers", count: 700) { count, file in
      file.add("<tr><th id=a>A<th id=b>B")
      file.add(count) { "<tr><th id=r\($0)>Item \($0)<td headers='b r\($0)'>\($0)" }
    },
    page("length of a header with ids", count: 1_000) { count, file in
      file.add("<tr><th id=a>A<th id=b>")
      file.add("word ", times: count)
      file.add(count) { "<tr><td headers=a>Item \($0)<td headers=b>\($0)" }
    },
    page("headers without text", count: 500) { count, file in
      file.add("<tr>")
      file.add("<th>", times: count)
      file.addRows(2, of: count)
    },
  ]
}

extension GrowthText {
  /// Adds rows of so many cells of data.
  fileprivate mutating func addRows(_ rows: Int, of count: Int) {
    for row in 1...rows {
      add("<tr>")
      add(count) { "<td>\($0 * row)" }
    }
  }
}
