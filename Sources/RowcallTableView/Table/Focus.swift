#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the listener's cursor can be on.
public enum Focus: Hashable, Sendable {
  /// The table's own header.
  case tableHeader
  /// The header of a section.
  case sectionHeader(Int)
  /// A row.
  case row(IndexPath)
  /// The footer of a section.
  case sectionFooter(Int)
  /// The table's own footer.
  case tableFooter
}

/// A step of the cursor.
public enum FocusStep: Hashable, Sendable, CaseIterable {
  /// To what follows: header, rows, footer, next section.
  case next
  /// To what comes before.
  case previous
  /// To the first thing in the table.
  case first
  /// To the last thing in the table.
  case last
  /// Forward by as many rows as the window shows.
  case nextPage
  /// Back by as many rows as the window shows.
  case previousPage
  /// To the start of the next section.
  case nextSection
  /// To the start of this section, or from there to the start of the one before.
  case previousSection
}
