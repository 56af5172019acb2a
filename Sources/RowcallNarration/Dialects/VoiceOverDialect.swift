extension Dialect {
  /// VoiceOver on iOS, as reconstructed.
  ///
  /// Source: AccessibilitySnapshot (cashapp/AccessibilitySnapshot), an open-source parser of what VoiceOver says of a view;
  /// it is not Apple's text. In `AccessibilityElement+Description.swift`, `accessibilityDescription`, a cell of a data table
  /// is spoken in this order:
  /// - the headers of its row and of its column, "label: value" each; here those of the row and its number only where the
  ///   row changed, for a walk enters rows anywhere;
  /// - its text, then "Spans 2 rows.", "Spans 2 columns.", "Row 2.", "Column 3."; the column always;
  /// - "Selected:" before all of that;
  /// - its traits with full stops, "Dimmed." first, then the kind of control with its state;
  /// - a full stop is not doubled; the hint is apart and last.
  ///
  /// `Strings.swift` there has the words for traits and hints; those of buttons and links are worded after them. The role
  /// of a header cell, sorting, the way in and the way out are in neither; they are Rowcall's.
  public static let voiceover = Dialect(
    id: "voiceover",
    entry: [LineOrder([.label, .role, .rowCount, .columnCount])],
    cell: CellOrder(lines: [
      LineOrder(
        [
          .rowHeaders, .columnHeaders, .content, .span, .rowNumber, .columnNumber,
          .states([
            .disabled, .checked, .pressed, .expanded, .sorted, .current, .required, .invalid, .readOnly,
          ]),
          .role, .rowLevel, .rowStates([.selected, .expanded, .current, .disabled]), .hint,
        ], joiner: .text(". "), end: ".")
    ]),
    place: [
      LineOrder(
        [.rowHeaders, .columnHeaders, .content, .span, .rowNumberOfAll, .columnNumberOfAll, .role],
        joiner: .text(". "), end: ".")
    ],
    reading: ReadingOrder(
      entry: [LineOrder([.label, .role, .rowCount, .columnCount])],
      cell: CellOrder(lines: [
        LineOrder([.content, .states(DialectState.allCases)], joiner: .text(". "), end: ".")
      ])),
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
      .roleSecureTextField: "Secure Text Field",
      .roleSegment: "Button", .roleTextField: "Text Field", .roleSearchField: "Search Field",
      .rowPosition: "Row {row}", .columnPosition: "Column {column}",
      .spansRows: "{count, plural, one {Spans # row} other {Spans # rows}}",
      .spansColumns: "{count, plural, one {Spans # column} other {Spans # columns}}",
      .hintActivate: "Double tap to activate", .hintOpen: "Double tap to open",
      .hintToggle: "Double tap to toggle setting", .hintEdit: "Double tap to edit",
      .hintAdjust: "Swipe up or down with one finger to adjust the value",
    ],
    sentences: [.selected: "Selected: {text}"])

  private static var voiceOverRules: DialectRules {
    var rules = DialectRules()
    rules.namesTitles = false
    rules.constantHeaders = [.column]
    rules.constantNumbers = [.column]
    rules.numbersHeaderRows = true
    return rules
  }
}
