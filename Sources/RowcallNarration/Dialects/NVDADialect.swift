extension Dialect {
  /// NVDA, as reconstructed.
  ///
  /// Sources:
  /// - NVDA's user guide, "Reading tables": row and column headers, coordinates and the table's size are reported.
  /// - NVDA's `speech.py`, `getControlFieldSpeech`: row header, row number, column header, column number, each only if
  ///   it changed; "through" for merged cells; chunks are parted by two spaces, so that numbers do not merge.
  /// - Its messages: "with 3 rows and 4 columns", "out of table", "blank".
  public static let nvda = Dialect(
    id: "nvda",
    entry: [LineOrder([.label, .role, .rowCount, .columnCount], joiner: .text(" "))],
    cell: CellOrder([nvdaCell]),
    place: [
      LineOrder(
        [.rowHeaders, .rowNumberOfAll, .columnHeaders, .columnNumberOfAll, .span, .content],
        joiner: .text("  "))
    ],
    reading: ReadingOrder(
      entry: [LineOrder([.label, .role, .rowCount, .columnCount], joiner: .text(" "))],
      cell: CellOrder([LineOrder([.content, .states(CellState.allCases)], joiner: .text("  "))]),
      skipsBlanks: true),
    piece: LineOrder([.role, .label, .states(CellState.allCases), .value], joiner: .text("  ")),
    rules: nvdaRules,
    phrases: [
      .tableEnd: "out of table",
      .rowCount: "{count, plural, one {with # row} other {with # rows}}",
      .columnCount: "{count, plural, one {and # column} other {and # columns}}",
      .roleGrid: "table", .roleTreeGrid: "tree view",
      .roleCheckbox: "check box", .roleTextField: "edit", .roleSearchField: "edit",
      .roleComboBox: "combo box",
      .roleSlider: "slider", .roleStepper: "spin button", .roleImage: "graphic",
      .stateMixed: "half checked", .stateDisabled: "unavailable", .stateReadOnly: "read only",
      .stateInvalid: "invalid entry",
      // What NVDA says when there is no cell that way.
      .edgeRowStart: "edge of table", .edgeRowEnd: "edge of table", .edgeColumnTop: "edge of table",
      .edgeColumnBottom: "edge of table",
    ],
    sentences: [
      .through: "through {last}",
      .columnsOnly: "{count, plural, one {with # column} other {with # columns}}",
    ])

  private static let nvdaCell = LineOrder<CellPart>(
    [
      .rowHeaders, .rowNumber, .columnHeaders, .columnNumber, .span, .content, .role,
      .states(CellState.allCases), .rowStates, .hint,
    ], joiner: .text("  "))

  private static var nvdaRules: DialectRules {
    var rules = DialectRules()
    rules.headerChange = .allLevels
    rules.numbersHeaderRows = true
    // A header cell is called one when it has the focus, as in grids; in tables to read its role is silent.
    rules.namesHeadersIn = [.grid, .treegrid]
    return rules
  }
}
