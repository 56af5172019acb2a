/// How many elements of each kind a file holds, as a plain count of its tags would have it.
package struct InterfaceCounts: Hashable, Sendable {
  /// Scenes.
  package var scenes = 0
  /// Tables.
  package var tables = 0
  /// Sections of static tables.
  package var sections = 0
  /// Cells of tables.
  package var cells = 0
  /// Everything that is seen or operated, by kind.
  package var elements: [InterfaceElement.Kind: Int] = [:]

  /// Nothing.
  package init() {}

  /// The names and numbers in a fixed order; kinds that do not come up have 0.
  package var named: [(name: String, count: Int)] {
    let kinds = InterfaceElement.Kind.allCases.filter { $0 != .view }
    return [
      ("scene", scenes), ("tableView", tables), ("tableViewSection", sections), ("tableViewCell", cells),
    ]
      + kinds.map { ($0.rawValue, elements[$0] ?? 0) }
  }

  /// Adds what another file holds.
  package static func += (left: inout Self, right: Self) {
    left.scenes += right.scenes
    left.tables += right.tables
    left.sections += right.sections
    left.cells += right.cells
    left.elements.merge(right.elements, uniquingKeysWith: +)
  }
}
