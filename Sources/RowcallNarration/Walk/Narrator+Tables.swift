import RowcallAccessibility

extension Narrator {
  /// What is spoken on entering a table whose rows are read: "Departures, table, 4 rows, 3 columns".
  package func entry(of outline: TableOutline) -> [SpokenLine] {
    TableNarration(outline: outline, narrator: self).entry(dialect.entry)
  }

  /// The titles of the sections of a table: "section index, A, M, T"; nil for a table without any.
  func index(of sections: [RowSection]) -> SpokenLine? {
    if sections.isEmpty { return nil }
    let titles = IndexTitles(sections.map(\.title)).spoken(by: wording.phrases)
    return line(([wording.text(.roleIndex)] + titles).joined(separator: wording.separator))
  }

  /// The heading above the rows of a section: "A, heading".
  func heading(of section: RowSection) -> SpokenLine {
    line([section.title, wording.text(.roleHeading)].joined(separator: wording.separator))
  }

  /// What is spoken on leaving it: "end of table".
  package func end(of outline: TableOutline) -> SpokenLine {
    TableNarration(outline: outline, narrator: self).leaving
  }
}
