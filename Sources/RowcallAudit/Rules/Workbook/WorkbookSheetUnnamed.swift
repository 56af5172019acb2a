import RowcallImport

struct WorkbookSheetUnnamed: Rule {
  static let description = RuleDescription(
    id: "workbook-sheet-unnamed", subject: .workbook, impact: .minor,
    summary: "In a workbook with several sheets, each has a name that says what is on it.",
    rationale: """
      A listener chooses a sheet by its name. “Sheet1” and “Sheet2” say nothing, and all of them must be entered to find \
      out.
      """,
    remedy: "Name each sheet after what is on it.",
    standards: [.criterion("2.4.6"), .tableTips],
    passing: [
      Example("[Sales]\nItem,Sold\nTea,12\n[Prices]\nItem,Price\nTea,2\n"),
      Example("[Q1]\nItem,Sold\nTea,12\n[Q2]\nItem,Sold\nTea,2\n"),
    ],
    failing: [
      Example("↓[Sheet1]\nItem,Sold\nTea,12\n[Sheet2]\nItem,Price\nTea,2\n"),
      Example("[Preise]\nWare,Preis\nTee,2\n↓[Tabelle2]\nWare,Menge\nTee,12\n"),
    ],
    inapplicable: [
      Example("[Sheet1]\nItem,Sold\nTea,12\n", caption: "Nobody has to choose the only sheet.")
    ])

  func check(_ workbook: AuditedWorkbook, into notes: inout Notes) {
    guard workbook.sheets.count > 1 else { return }
    notes.look(workbook.sheets.count)
    let unnamed = workbook.sheets.filter { Self.isDefault($0.name) }
    guard let first = unnamed.first else { return }
    let names = unnamed.map(\.name)
    notes.add(
      workbook.target(first, nil, key: ["unnamed"], now: first.name),
      names.count == 1
        ? "The name \"\(first.name)\" does not say what is on the sheet."
        : "The names of \(Wording.share(names.count, of: workbook.sheets.count, "sheet")) do not say what is on them: "
          + "\(names.map { "\"\($0.shortened(to: 40))\"" }.firstFew.joinedByAnd).",
      count: names.count)
  }

  /// How spreadsheet programs in many languages call new sheets, before a number.
  private static let defaults: Set<String> = [
    "sheet", "tabelle", "tabellenblatt", "feuil", "feuille", "hoja", "foglio", "planilha", "folha", "blad",
    "ark", "taul", "taulukko", "arkusz", "list", "hárok", "munka", "munkalap", "foaie", "лист", "аркуш",
    "φύλλο",
    "sayfa", "ورقة", "גיליון", "工作表", "시트", "trang tính", "tabel", "full", "лист", "シート", "leht", "lapas",
    "lapa", "radni list", "worksheet", "çalışma sayfası", "página", "แผ่น", "แผ่นงาน", "chart", "diagramm",
  ]

  private static func isDefault(_ name: String) -> Bool {
    let word = name.lowercased().reversed().drop(while: \.isNumber).drop(while: \.isWhitespace)
    return word.count < name.count && defaults.contains(String(word.reversed()))
      || defaults.contains(name.lowercased())
  }
}
