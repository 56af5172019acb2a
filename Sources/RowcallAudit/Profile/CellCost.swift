import RowcallNarration

/// What a cell of a column costs to hear, by how much is written in it.
struct CellCost: Hashable, Sendable {
  /// For the header, where it is said with each value, and the pause after the cell, in seconds.
  var fixed: Double
  /// For each unit of `CellScan.weight`.
  var perWeight: Double
  /// For a cell that holds nothing.
  var blank: Double

  /// The silence after a row, in seconds.
  static let afterRow = Double(RowPauses().afterRow) / 1000

  /// How long a cell takes, in seconds.
  @inline(__always)
  func seconds(_ weight: Int, isBlank: Bool) -> Double {
    isBlank ? blank : fixed + perWeight * Double(weight)
  }
}
