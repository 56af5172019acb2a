extension Dialect {
  /// NVDA in browse mode, as reconstructed.
  ///
  /// Sources, in its public repository nvaccess/nvda (read in versions of 2021 to 2025):
  /// - `source/speech/speech.py`, `getPropertiesSpeech`: row header, "row 2", column header, "column 3", each half only if
  ///   the row or its span changed, or the column; "through 4" after a number, "through row 4 column 3" after both;
  ///   "with 3 rows and 4 columns".
  /// - The same file, `getControlFieldSpeech`: of a table its name, role, states and size; of a cell the above and then its
  ///   states, but no role; of other controls the role before the states; "out of table".
  /// - The same function, of a row: whether it is open and how deep it lies, and nothing else.
  /// - The same file, `getTextInfoSpeech`: "blank" only where nothing else is spoken, and never in say-all, which says cells
  ///   as steps do.
  /// - `source/documentBase.py`, `_tableMovementScriptHelper`: "Edge of table", then the cell once more; "Not in a table
  ///   cell".
  /// - `source/browseMode.py`, the quick keys: "no next table".
  /// - `tests/system/robot/chromeTests.py`, `test_tableInStyleDisplayTable`, `test_ariaTreeGrid_browseMode`: parts stand two
  ///   spaces apart, so that numbers do not merge; the key for the next table leads to the caption, from which a step
  ///   leads to the first cell (both are spoken here); a tree grid is a table; "expanded, level 1" of a row comes first.
  /// - Which headers a cell has is the browser's business, not NVDA's: here they are found as Gecko does, as for Orca.
  /// - `source/controlTypes/role.py` and `state.py`: the words for roles and states.
  public static let nvda = Dialect(
    id: "nvda",
    entry: [nvdaEntry, LineOrder([.caption])],
    cell: CellOrder(lines: [nvdaCell]),
    place: [
      LineOrder(
        [
          .rowHeaders, .rowNumberOfAll, .columnHeaders, .columnNumberOfAll, .states(DialectState.allCases),
          .content,
        ],
        joiner: .text("  "))
    ],
    reading: ReadingOrder(
      entry: [nvdaEntry, LineOrder([.caption])], cell: CellOrder(lines: [nvdaCell]), skipsBlanks: true,
      announcesChanges: true),
    piece: LineOrder([.role, .states(DialectState.allCases), .label, .value], joiner: .text("  ")),
    rules: nvdaRules,
    phrases: [
      .tableEnd: "out of table",
      .roleGrid: "table", .roleTreeGrid: "table",
      .roleCheckbox: "check box", .roleTextField: "edit", .roleSearchField: "edit",
      .roleSecureTextField: "edit protected",
      .roleComboBox: "combo box",
      .roleSlider: "slider", .roleStepper: "spin button", .roleImage: "graphic",
      .stateMixed: "half checked", .stateDisabled: "unavailable", .stateReadOnly: "read only",
      .stateInvalid: "invalid entry",
      .edgeRowStart: "Edge of table", .edgeRowEnd: "Edge of table", .edgeColumnTop: "Edge of table",
      .edgeColumnBottom: "Edge of table",
    ],
    sentences: [
      .through: "through {last}", .throughBoth: "through row {row} column {column}",
      .size: "with {rows} and {columns}",
      .columnsOnly: "{count, plural, one {with # column} other {with # columns}}",
      .noTable: "no next table", .notInTable: "Not in a table cell",
    ])

  private static let nvdaEntry = LineOrder<TableFact>([.label, .role, .size], joiner: .text("  "))

  private static let nvdaCell = LineOrder<CellPart>(
    [
      .rowStates([.expanded]), .rowLevel, .rowHeaders, .rowNumber, .columnHeaders, .columnNumber, .span,
      .states(DialectState.allCases), .content, .hint,
    ], joiner: .text("  "))

  private static var nvdaRules: DialectRules {
    var rules = DialectRules()
    rules.namesTitles = false
    rules.headerSource = .adjacent
    rules.headerChange = .allLevels
    rules.numbersHeaderRows = true
    rules.comparesCells = true
    rules.repeatsCellAtEdges = true
    rules.saysBlankAlone = true
    rules.namesHeadersIn = []
    return rules
  }
}
