#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A part of a table that a call names: a section or a row.
public enum TablePart: Hashable, Sendable {
  /// A section, counted from zero.
  case section(Int)
  /// A row.
  case row(IndexPath)
}

extension TablePart: CustomStringConvertible {
  /// Reads as "section 1" or "row 2 of section 0"; numbers count from zero, as in code.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .row(let path): "row \(path.row) of section \(path.section)"
    }
  }
}
