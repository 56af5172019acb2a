import RowcallModel
import RowcallValues

/// Finds columns the way people name them.
///
/// A name is tried exactly, then whatever its capitals, then without the unit of the header, so that `price` finds
/// `Price (USD)`. `#2` is the second column. Of several columns with one name the first is meant.
struct ColumnLookup: Sendable {
  /// The names of all columns in file order; nil for columns without a header.
  let names: [String?]

  /// Creates a lookup for a table's columns.
  init(_ table: Table) {
    names = table.columns.map { $0.name.map(SafeText.string) }
  }

  /// The zero-based column that is meant; nil if there is none.
  func column(named name: String) -> Int? {
    position(name) ?? names.firstIndex { $0 == name }
      ?? names.firstIndex { $0?.lowercased() == name.lowercased() }
      ?? names.firstIndex { $0.map { HeaderName.withoutUnit($0).lowercased() } == name.lowercased() }
  }

  /// The column's name that somebody may have meant; nil if none is near.
  func suggestion(for name: String) -> String? {
    let named = names.compactMap { $0 }
    return NearName.closest(to: name, in: named + named.map(HeaderName.withoutUnit))
  }

  /// What every column can be called, for an error's list: its name, or its number where it has none.
  var list: String {
    let shown = names.prefix(Self.listLimit).enumerated().map { index, name in name ?? "#\(index + 1)" }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many columns an error names.
  private static let listLimit = 20

  private func position(_ name: String) -> Int? {
    guard name.first == "#", let number = Int(name.dropFirst()), names.indices.contains(number - 1) else {
      return nil
    }
    return number - 1
  }
}
