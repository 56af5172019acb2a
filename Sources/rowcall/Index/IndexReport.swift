import RowcallCollation
import RowcallNarration
import RowcallReadings

/// An indexed list as programs read it.
struct IndexReport: Encodable {
  /// A title of the index.
  struct Title: Encodable {
    let title: String
    /// What is said for it.
    let spoken: String
    /// The number of the section to which it leads, counted from zero; nil when there are no rows at all.
    let section: Int?
    /// How many rows stand in its own section.
    let count: Int

    private enum CodingKeys: String, CodingKey { case title, spoken, section }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(title, forKey: .title)
      try object.encode(spoken, forKey: .spoken)
      // What is not there is null, so that programs find every member.
      try object.encode(section, forKey: .section)
    }
  }

  /// A section with rows.
  struct Section: Encodable {
    let title: String
    let rows: [Row]
  }

  /// A row of the table.
  struct Row: Encodable {
    /// Its number, counted from zero as in the file.
    let row: Int
    let name: String
    let reading: String?
    let readingSource: ReadingSource?

    private enum CodingKeys: String, CodingKey { case row, name, reading, readingSource }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(row, forKey: .row)
      try object.encode(name, forKey: .name)
      try object.encode(reading, forKey: .reading)
      try object.encode(readingSource, forKey: .readingSource)
    }
  }

  let locale: String
  let titles: [Title]
  /// The sections that have rows, in order.
  let sections: [Section]

  init(_ rows: IndexedRows, locale: String, words: IndexTitleWords) {
    self.locale = locale
    let filled = rows.sections.filter { !$0.isEmpty }
    sections = filled.map { Section($0, of: rows) }
    var following = 0
    titles = rows.sections.map { section in
      // A title without rows leads to the next section that has some, else to the last.
      defer { if !section.isEmpty { following += 1 } }
      let landing = filled.isEmpty ? nil : min(following, filled.count - 1)
      return Title(
        title: section.title, spoken: words.spoken(section.title), section: landing, count: section.count)
    }
  }
}

extension IndexReport.Section {
  fileprivate init(_ section: IndexedSection<Int>, of rows: IndexedRows) {
    title = section.title
    self.rows = section.map { row in
      let reading = rows.readings[row]
      return IndexReport.Row(
        row: row, name: rows.names[row], reading: reading?.text, readingSource: reading?.source)
    }
  }
}

/// The titles of an indexed list as programs read them.
struct IndexTitlesReport: Encodable {
  let locale: String
  let titles: [IndexReport.Title]
}
