extension Dialect {
  /// VoiceOver on iOS, as reconstructed.
  ///
  /// Source: AccessibilitySnapshot, an open-source parser of what VoiceOver says of a view (it is not Apple's text):
  /// "Selected:" before the label, traits after it with full stops, "Dimmed." first; cells of data tables with the
  /// headers of the row and the number of the row only where the row begins, the headers and the number of the column
  /// always; "Spans 2 rows."; the hint last.
  public static let voiceover = Dialect(
    id: "voiceover",
    entry: [LineOrder([.label, .role, .rowCount, .columnCount])],
    cell: CellOrder([
      LineOrder(
        [
          .rowHeaders, .columnHeaders, .states([.selected]), .content,
          .states([
            .disabled, .checked, .pressed, .expanded, .sorted, .current, .required, .invalid, .readOnly,
          ]),
          .role, .rowStates, .span, .rowNumber, .columnNumber, .hint,
        ], joiner: .text(". "), end: ".")
    ]),
    place: [
      LineOrder(
        [.rowHeaders, .columnHeaders, .content, .role, .span, .rowNumberOfAll, .columnNumberOfAll],
        joiner: .text(". "), end: ".")
    ],
    reading: ReadingOrder(
      entry: [LineOrder([.label, .role, .rowCount, .columnCount])],
      cell: CellOrder([LineOrder([.content, .states(CellState.allCases)], joiner: .text(". "), end: ".")])),
    piece: LineOrder(
      [
        .labelAndValue, .states([.disabled]), .role,
        .states([.checked, .pressed, .expanded, .selected, .required, .invalid, .readOnly, .current]),
      ], joiner: .text(". ")),
    rules: voiceOverRules,
    phrases: [
      .stateSelected: "Selected", .stateDisabled: "Dimmed", .stateOn: "On", .stateOff: "Off",
      .stateMixed: "Mixed",
      .roleButton: "Button", .roleLink: "Link", .roleImage: "Image", .roleHeading: "Heading",
      .roleSwitch: "Switch Button", .roleSlider: "Adjustable", .roleStepper: "Adjustable",
      .roleTextField: "Text Field", .roleSearchField: "Search Field",
      .rowPosition: "Row {row}", .columnPosition: "Column {column}",
      .spansRows: "{count, plural, one {Spans # row} other {Spans # rows}}",
      .spansColumns: "{count, plural, one {Spans # column} other {Spans # columns}}",
    ],
    sentences: [.selected: "Selected: {content}"])

  private static var voiceOverRules: DialectRules {
    var rules = DialectRules()
    rules.constantHeaders = [.column]
    rules.constantNumbers = [.column]
    rules.numbersHeaderRows = true
    return rules
  }
}
