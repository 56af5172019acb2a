import RowcallCollation
import RowcallNarration
import RowcallReadings

/// The rows of a table in the sections of an alphabetical index; its JSON has a stable form.
public struct TableIndex: Encodable, Sendable {
  /// A title of the index.
  public struct Title: Encodable, Sendable {
    /// The title as it is shown: `A`.
    public let title: String
    /// Its spoken text.
    public let spoken: String
    /// The zero-based section of the title; nil if there are no rows at all.
    public let section: Int?
    /// How many rows its own section has.
    public let count: Int

    private enum CodingKeys: String, CodingKey { case title, spoken, section }

    /// Writes all members; the section of a title without rows is null.
    public func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(title, forKey: .title)
      try object.encode(spoken, forKey: .spoken)
      // Missing values are null, so that programs find every member.
      try object.encode(section, forKey: .section)
    }
  }

  /// A section with rows.
  public struct Section: Encodable, Sendable {
    /// Its title.
    public let title: String
    /// Its rows, sorted.
    public let rows: [Row]
  }

  /// A row of the table.
  public struct Row: Encodable, Sendable {
    /// Its zero-based number in the file.
    public let row: Int
    /// The name by which it is sorted.
    public let name: String
    /// The reading of the name; nil if it is read as written.
    public let reading: String?
    /// Where the reading comes from; nil without one.
    public let readingSource: ReadingSource?

    private enum CodingKeys: String, CodingKey { case row, name, reading, readingSource }

    /// Writes all members; what is missing is null.
    public func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(row, forKey: .row)
      try object.encode(name, forKey: .name)
      try object.encode(reading, forKey: .reading)
      try object.encode(readingSource, forKey: .readingSource)
    }
  }

  /// The locale that sorts, as a BCP 47 tag.
  public let locale: String
  /// The titles of the index with their spoken text.
  public let titles: [Title]
  /// The sections that have rows, in order.
  public let sections: [Section]

  package init(_ rows: IndexedRows, locale: String, words: IndexTitleWords) {
    self.locale = locale
    let filled = rows.sections.filter { !$0.isEmpty }
    sections = filled.map { Section($0, of: rows) }
    var following = 0
    titles = rows.sections.map { section in
      // A title without rows leads to the next section with rows, or to the last one.
      defer { if !section.isEmpty { following += 1 } }
      let landing = filled.isEmpty ? nil : min(following, filled.count - 1)
      return Title(
        title: section.title, spoken: words.spoken(section.title), section: landing, count: section.count)
    }
  }
}

extension TableIndex.Section {
  fileprivate init(_ section: IndexedSection<Int>, of rows: IndexedRows) {
    title = section.title
    self.rows = section.map { row in
      let reading = rows.readings[row]
      return TableIndex.Row(
        row: row, name: rows.names[row], reading: reading?.text, readingSource: reading?.source)
    }
  }
}

/// The titles of an indexed list as JSON.
package struct IndexTitlesReport: Encodable {
  /// The locale that sorts, as a BCP 47 tag.
  public let locale: String
  let titles: [TableIndex.Title]

  package init(_ report: TableIndex) {
    locale = report.locale
    titles = report.titles
  }
}
