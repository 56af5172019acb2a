import RowcallAccessibility

/// The page on which a table stands, and which of its tables that is.
package struct PageTable: Hashable, Sendable {
  /// The page with all its tables, as their authors marked them.
  package let page: HTMLTables
  /// Which of the page's tables it is, counted from zero.
  package let index: Int
  /// The table with its headers settled, and why they are.
  package let headers: SettledHeaders

  /// Which of its rows are read, in order: titles, and those below the header rows.
  package let rows: [Int]

  /// How many rows are read from it.
  package var rowCount: Int { rows.count }

  /// The number of the table on its page, counted from one.
  package var number: Int { index + 1 }
}
