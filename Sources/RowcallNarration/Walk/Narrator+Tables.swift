public import RowcallAccessibility

extension Narrator {
  /// What is said on the way into a table whose rows are read: "Departures, table, 4 rows, 3 columns".
  public func entry(of outline: TableOutline) -> [SpokenLine] {
    TableNarration(outline: outline, narrator: self).entry(dialect.entry)
  }

  /// What is said on the way out of it: "end of table".
  public func end(of outline: TableOutline) -> SpokenLine {
    TableNarration(outline: outline, narrator: self).leaving
  }
}
