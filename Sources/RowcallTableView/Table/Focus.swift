#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
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
  /// The section index as a whole, beside the table: what follows after all else.
  case sectionIndex
}

/// A step of the cursor.
///
/// The section index comes last. Its ends are not those of the table: `last` leads past it to the table, and pages move
/// it by as many titles as the window shows rows. Once it was moved, every step off it starts from the row to which it
/// leads, and the next and the previous step lead to that row.
public enum FocusStep: Hashable, Sendable, CaseIterable {
  /// To what follows: header, rows, footer, next section, and after the last of all the section index.
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
