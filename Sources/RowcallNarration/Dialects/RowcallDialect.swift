extension Dialect {
  /// Rowcall's own way, in every language.
  ///
  /// The order is what listeners ask for: what changed, then the content and its state, the numbers last, so that they
  /// can be cut off.
  public static let rowcall = Dialect(
    id: "rowcall",
    entry: [LineOrder([.label, .role, .rowCount, .columnCount, .details])],
    cell: CellOrder([
      LineOrder([
        .rowHeaders, .columnHeaders, .content, .states(CellState.allCases), .role, .title, .rowLevel,
        .rowStates([.selected, .expanded, .current, .disabled]), .span,
        .rowNumber,
        .columnNumber, .hint,
      ])
    ]),
    place: [
      LineOrder([
        .rowHeaders, .columnHeaders, .content, .states(CellState.allCases), .role, .title, .rowLevel,
        .rowStates([.selected, .expanded, .current, .disabled]), .span,
        .rowNumberOfAll, .columnNumberOfAll,
      ])
    ],
    reading: ReadingOrder(
      entry: [LineOrder([.label, .role, .rowCount, .columnCount, .details])],
      cell: CellOrder([
        LineOrder([
          .labelledContent, .states(CellState.allCases), .title,
          .rowStates([.selected, .expanded, .current, .disabled]),
        ])
      ]),
      rowJoiner: .list),
    piece: LineOrder([.label, .value, .states(CellState.allCases), .role]))
}
