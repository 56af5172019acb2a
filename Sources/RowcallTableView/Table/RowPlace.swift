#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place that was checked: section and row, both counted from zero.
struct RowPlace: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  static func < (left: Self, right: Self) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

/// The place of a row: a section and a row inside it, both counted from zero.
///
/// The type is Foundation's own, so that a program may import both. Paths of any other length than two are refused by
/// the table view with an error; `row` and `section` of such a path are `NSNotFound`-like and never in range.
extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The row inside its section, counted from zero; -1 if this path does not name a row.
  public var row: Int { count == 2 ? self[1] : -1 }

  /// The section, counted from zero; -1 if this path does not name a row.
  public var section: Int { count == 2 ? self[0] : -1 }
}
