#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StaticTable {
  /// The row at a path; `nil` if there is none.
  public func row(at indexPath: IndexPath) -> Row? {
    guard let rows = section(indexPath.section)?.rows, rows.indices.contains(indexPath.row) else {
      return nil
    }
    return rows[indexPath.row]
  }

  /// The path of the row of that name; `nil` if there is none.
  public func indexPath(ofRowNamed name: String) -> IndexPath? { place(ofRowNamed: name)?.indexPath }

  /// The label, image or control of that name with its present value, in a cell or as its accessory; `nil` if there is
  /// none.
  public func element(named name: String) -> ContentElement? {
    sections.lazy.flatMap(\.rows).compactMap { $0.content.element(named: name) }.first
  }

  /// The section of a number; `nil` if there is none.
  func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

  func place(ofRowNamed name: String) -> RowPlace? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.name == name }) {
        return RowPlace(section: number, row: row)
      }
    }
    return nil
  }
}

extension CellContent {
  /// The element of that name, in the cell or as its accessory.
  fileprivate func element(named name: String) -> ContentElement? {
    let accessories = [accessory, editingAccessory].compactMap(\.element)
    return self[.named(name)] ?? accessories.first { $0.name == name }
  }
}
