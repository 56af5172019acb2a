import RowcallModel
import RowcallText
import RowcallValues

/// How long it is silent between the parts of a spoken table.
public struct RowPauses: Hashable, Codable, Sendable {
  /// Milliseconds between two cells.
  public var betweenCells: Int
  /// Milliseconds after a row.
  public var afterRow: Int

  /// Creates pauses; the defaults are about those of a comma and of a full stop.
  public init(betweenCells: Int = 200, afterRow: Int = 500) {
    self.betweenCells = betweenCells
    self.afterRow = afterRow
  }
}
