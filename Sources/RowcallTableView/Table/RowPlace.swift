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
