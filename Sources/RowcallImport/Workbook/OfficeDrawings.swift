extension OfficeWorkbook {
  /// The title in the properties of the document; nil without one, and where they cannot be read.
  func title() -> String? {
    let part = try? relations(of: "").values.first { $0.type == "core-properties" }?.part
    return (try? zip.title(in: part ?? "docProps/core.xml", limits)) ?? nil
  }

  /// The pictures and charts on a sheet, as far as they can be read.
  func drawings(of sheet: Sheet) -> [SheetSurvey.Drawing] {
    var drawings: [SheetSurvey.Drawing] = []
    for target in ((try? relations(of: sheet.part)) ?? [:]).values where target.type == "drawing" {
      guard let tree = try? tree(target.part) else { continue }
      for (index, element) in tree.elements.enumerated() where element.localName.hasSuffix("Anchor") {
        drawings += Self.drawings(in: tree, index..<element.end)
      }
    }
    return drawings
  }

  /// The drawings inside an anchor (ECMA-376, part 1, 20.5); text boxes and lines are none.
  private static func drawings(in tree: XMLTree, _ range: Range<Int>) -> [SheetSurvey.Drawing] {
    let row = number("row", in: tree, range)
    let place = number("col", in: tree, range).flatMap { column in
      // Places that no sheet has are left out.
      row.flatMap { row in
        (0..<CellRange.mostRows).contains(row) && (0..<CellRange.mostColumns).contains(column)
          ? CellPlace(row: row + 1, column: column) : nil
      }
    }
    return range.compactMap { index in
      let element = tree[index]
      guard element.localName == "cNvPr", let kind = kind(of: index, in: tree) else { return nil }
      var drawing = SheetSurvey.Drawing(kind, name: element["name"] ?? "")
      drawing.alternative = [element["descr"], element["title"]].compactMap(\.self).first {
        $0.contains { !$0.isWhitespace }
      }
      drawing.isDecorative = tree.elements[index..<element.end].contains {
        $0.localName == "decorative" && $0["val"] != "0"
      }
      drawing.place = place
      return element["hidden"] == "1" ? nil : drawing
    }
  }

  private static func kind(of index: Int, in tree: XMLTree) -> SheetSurvey.Drawing.Kind? {
    switch tree[index].parent.map({ tree[$0].localName }) {
    case "nvPicPr": .picture
    case "nvGraphicFramePr": .chart
    default: nil
    }
  }

  private static func number(_ name: Substring, in tree: XMLTree, _ range: Range<Int>) -> Int? {
    tree.elements[range].first { $0.localName == name }.flatMap { Int($0.text) }
  }
}
