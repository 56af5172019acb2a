extension Dialect {
  /// Orca 43 with Firefox, as reconstructed.
  ///
  /// Sources:
  /// - Recordings of moves through pages with tables (order, edges, numbers, spans, what is spoken on entry).
  /// - Orca 43.1, `structural_navigation.py`: `_tablePresentation` says the caption and the size, "Non-uniform" where
  ///   cells are merged, and then the first cell before the caret is in it. So its row still counts as new, and a data
  ///   cell reads the whole row, slot by slot (`speech_generator.py`, `_generateTableCellRow`; header cells do not).
  /// - The same, `_presentCellHeaders`: of the headers of the axis that was moved along, those that the cell before did
  ///   not have; nothing if that cell had no headers at all. `_tableCellPresentation`: headers, content, both numbers,
  ///   span. `goCell`: an edge leaves the place at the last slot; a slot without a cell says nothing.
  /// - `scripts/web/script_utilities.py`, `coordinatesForCell`: gives nothing when the author numbered both row and
  ///   column, and then neither numbers nor span are spoken.
  /// - `formatting.py`: the name, the role and the sort order of headers. A cell around a button or a link is an
  ///   ancestor of what is spoken, and then a header's role and sort order come first, and a data cell's numbers; on a
  ///   step from cell to cell ancestors are not looked at.
  /// - Cells of grids are widgets: said as a whole on a step, left out of say-all, which also leaves out cell headers
  ///   and blank cells. A tree grid is one widget, and no table to enter; nor is a table that Gecko takes for layout.
  /// - Gecko, `TableCellAccessible.cpp`, `HTMLTableAccessible.cpp`: which headers a cell has, the nearest first.
  public static let orca = Dialect(
    id: "orca",
    entry: [
      LineOrder([.caption]), LineOrder([.uniformity, .rowCount, .columnCount], joiner: .text(" ")),
    ],
    firstCell: CellOrder(
      lines: [
        LineOrder([.leadingText, .role], joiner: .text(" "), end: "."),
        LineOrder([.states([.sorted]), .rest], joiner: .line, end: "."),
      ],
      headerWithControl: [LineOrder([.role, .states([.sorted]), .content], joiner: .line, end: ".")],
      dataWithControl: [LineOrder([.rowNumber, .columnNumber, .content], joiner: .line, end: ".")]),
    cell: CellOrder(
      lines: orcaHeaders + [
        LineOrder(
          [.leadingText, .role, .states([.expanded, .required, .invalid])], joiner: .text(" "), end: "."),
        LineOrder([.states([.sorted]), .rest, .details], joiner: .line, end: "."),
      ] + orcaPlace,
      headerWithControl: orcaHeaders + [LineOrder([.content], joiner: .line, end: ".")] + orcaPlace),
    place: [
      LineOrder([.rowHeaders, .columnHeaders, .content], joiner: .line, end: "."),
      LineOrder([.columnNumberOfAll, .rowNumberOfAll], joiner: .text(" "), end: "."),
    ],
    reading: ReadingOrder(
      entry: [
        LineOrder([.captionOrLabel], joiner: .line),
        LineOrder([.rowCount, .columnCount], joiner: .text(" ")),
        LineOrder([.caption, .captionRole], joiner: .line),
      ],
      cell: CellOrder(
        lines: [LineOrder([.leadingText, .role, .states([.sorted]), .rest], joiner: .line)],
        headerWithControl: [LineOrder([.role, .states([.sorted]), .content], joiner: .line)],
        dataWithControl: [LineOrder([.rowNumber, .columnNumber, .content], joiner: .line)]),
      skipsBlanks: true, skipsGridCells: true, closedRoles: [.treegrid]),
    piece: LineOrder([.label, .role, .value, .states(DialectState.allCases)], joiner: .text(" ")),
    rules: orcaRules,
    phrases: [
      .rowCount: "{count, plural, one {table with # row} other {table with # rows}}",
      .tableEnd: "leaving table.",
      .edgeRowStart: "Beginning of row.", .edgeRowEnd: "End of row.",
      .edgeColumnTop: "Top of column.", .edgeColumnBottom: "Bottom of column.",
      .spansRows: "{count, plural, one {Cell spans # row} other {Cell spans # rows}}",
      .spansColumns: "{count, plural, one {Cell spans # column} other {Cell spans # columns}}",
      .roleTreeGrid: "tree table", .roleCheckbox: "check box", .roleTextField: "entry",
      .roleSearchField: "entry", .roleSecureTextField: "password text",
      .roleComboBox: "combo box", .roleSlider: "slider", .roleStepper: "spin button",
      .stateMixed: "partially checked", .stateDisabled: "grayed", .stateReadOnly: "read only",
      .stateInvalid: "invalid entry",
    ],
    sentences: [
      .columnsOnly: "{count, plural, one {table with # column} other {table with # columns}}",
      .nonUniform: "Non-uniform", .noTable: "No more tables.", .notInTable: "Not in a table.",
      .wrapped: "Wrapping to top.",
    ])

  private static let orcaHeaders: [LineOrder<CellPart>] = [
    LineOrder([.rowHeaders], joiner: .line), LineOrder([.columnHeaders], joiner: .line),
  ]

  private static let orcaPlace: [LineOrder<CellPart>] = [
    LineOrder([.rowNumber, .columnNumber], end: ".", isCapitalized: true), LineOrder([.span]),
  ]

  private static var orcaRules: DialectRules {
    var rules = DialectRules()
    rules.namesTitles = false
    rules.headerSource = .adjacent
    rules.saysInnermostFirst = true
    rules.needsFormerHeaders = true
    rules.usesAbbreviations = false
    rules.numbersHeaderRows = true
    rules.saysBothNumbers = true
    rules.losesStatedPositions = true
    rules.sharesSpanVerb = true
    rules.readsFirstRowOnEntry = true
    rules.leapsOverGaps = false
    rules.namesPlainRowHeadersOnly = true
    rules.namesBlankHeaders = false
    rules.flattensGridCells = true
    rules.ignoresGuessedLayout = true
    rules.enters = [.table, .grid]
    return rules
  }
}
