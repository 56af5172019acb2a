/// Items of which one, or any number, is chosen.
///
/// The choice is state of its own, shown by checkmarks; the selection of a table never stands for it. Rows are counted
/// from zero in the order of the items.
public struct ChoiceList<Item> {
  /// How many items can be chosen.
  public enum Rule: Hashable, Sendable {
    /// Exactly one; choosing another one takes its place.
    case exclusive
    /// Any number; choosing an item again takes it out.
    case inclusive
  }

  /// The items.
  public let items: [Item]
  /// How many items can be chosen.
  public let rule: Rule
  private var chosen: Set<Int>

  /// Makes a list of which exactly one item is chosen; of an empty list, none.
  ///
  /// - Parameters:
  ///   - items: the items, one for each row.
  ///   - chosen: the row that is chosen at first; one that is not there becomes the nearest that is.
  public init(exclusive items: [Item], chosen: Int = 0) {
    self.items = items
    rule = .exclusive
    self.chosen = items.isEmpty ? [] : [max(0, min(chosen, items.count - 1))]
  }

  /// Makes a list of which any number of items is chosen.
  ///
  /// - Parameters:
  ///   - items: the items, one for each row.
  ///   - chosen: the rows that are chosen at first; those that are not there are left out.
  public init(inclusive items: [Item], chosen: Set<Int> = []) {
    self.items = items
    rule = .inclusive
    self.chosen = chosen.filter(items.indices.contains)
  }

  /// The rows that are chosen, in order.
  public var chosenRows: [Int] { chosen.sorted() }

  /// The items that are chosen, in order.
  public var chosenItems: [Item] { chosenRows.map { items[$0] } }

  /// Whether a row is chosen.
  public func isChosen(_ row: Int) -> Bool { chosen.contains(row) }

  /// Chooses a row as a tap does.
  ///
  /// - Returns: the rows that changed, in order: none for the chosen row of an exclusive list, and for a row that is
  ///   not there.
  public mutating func choose(_ row: Int) -> [Int] {
    guard items.indices.contains(row) else { return [] }
    let former = chosen
    switch rule {
    case .exclusive: chosen = [row]
    case .inclusive: chosen.formSymmetricDifference([row])
    }
    return chosen.symmetricDifference(former).sorted()
  }
}

extension ChoiceList: Equatable where Item: Equatable {}
extension ChoiceList: Hashable where Item: Hashable {}
extension ChoiceList: Sendable where Item: Sendable {}

extension ChoiceList {
  /// What stands at the end of a row: a checkmark if it is chosen.
  public func accessory(ofRow row: Int) -> CellAccessory { isChosen(row) ? .checkmark : .none }
}

extension TableView {
  /// Shows what a tap on a row of a choice list changed: the row is deselected, and the changed rows are reloaded.
  ///
  /// Call it in `tableView(_:didSelectRowAt:)`, once the list has changed:
  ///
  ///     try tableView.showChoice(at: indexPath, changedRows: categories.choose(indexPath.row))
  ///
  /// - Parameters:
  ///   - indexPath: the row that was tapped.
  ///   - changedRows: the rows of its section that changed.
  public func showChoice(at indexPath: IndexPath, changedRows: [Int]) throws(TableViewError) {
    try deselectRow(at: indexPath)
    try reloadRows(at: changedRows.map { IndexPath(row: $0, section: indexPath.section) })
  }
}
