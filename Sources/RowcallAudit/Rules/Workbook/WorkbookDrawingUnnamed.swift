import RowcallImport

struct WorkbookDrawingUnnamed: Rule {
  static let description = RuleDescription(
    id: "workbook-drawing-unnamed", subject: .workbook, impact: .serious,
    summary: "Every picture and chart has an alternative text.",
    rationale: "A listener hears that there is a picture or a chart, but not what it shows.",
    remedy:
      "Say in the alternative text what it shows, and mark a picture that only decorates as decorative.",
    standards: [.criterion("1.1.1"), .failure("F65")],
    passing: [
      Example("[Sales]\nItem,Sold\nTea,12\nCake,7\n{chart: Tea sells best.},\n"),
      Example("[Sales]\nItem,Sold{picture: The shop at the pier.}\nTea,12\n"),
    ],
    failing: [
      Example("[Sales]\nItem,Sold\nTea,12\nCake,7\n↓{chart},\n"),
      Example("[Sales]\n↓Item{picture},Sold\nTea,12\nCake,7\n"),
    ],
    inapplicable: [Example("[Sales]\nItem,Sold\nTea,12\n")])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    for sheet in workbook.sheets {
      for drawing in sheet.survey.drawings {
        notes.look()
        let isFileName = drawing.alternative.map(WrittenForPrograms.isFileName) ?? false
        guard drawing.alternative == nil || isFileName, !drawing.isDecorative else { continue }
        let kind = drawing.kind.rawValue
        let name = drawing.name.isBlank ? "" : " \"\(drawing.name.shortened(to: 60))\""
        notes.add(
          workbook.target(
            sheet, drawing.place.map { CellRange($0) }, key: ["drawing", drawing.name],
            now: drawing.alternative ?? (drawing.name.isBlank ? kind : drawing.name)),
          isFileName
            ? "The alternative text of the \(kind)\(name) is the name of a file."
            : "The \(kind)\(name) has no alternative text.")
      }
    }
  }
}
