/// A cell of a static table, which keeps there what the listener enters.
final class StaticCell: TableViewCell {
  private let place: RowPlace
  private weak var table: StaticTable?

  /// Makes the cell of a checked place.
  init(_ content: CellContent, at place: RowPlace, of table: StaticTable) {
    self.place = place
    self.table = table
    super.init(style: content.style)
    self.content = content
  }

  override func didOperate(_ element: ContentElement) throws {
    try super.didOperate(element)
    try table?.keep(content, at: place, operated: element)
  }
}
