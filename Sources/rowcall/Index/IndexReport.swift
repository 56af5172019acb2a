import RowcallCollation
import RowcallNarration
import RowcallReadings

/// An indexed list as it is written: for people as text, for programs as JSON.
struct IndexReport: Encodable {
  /// A title of the index.
  struct Title: Encodable {
    let title: String
    /// What is said for it.
    let spoken: String
    /// The number of the section to which it leads, counted from zero; nil when there are no rows at all.
    let section: Int?
    /// Whether it leads to another section than its own, which is empty.
    fileprivate let leadsTo: String?
    fileprivate let count: Int

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
  /// The sections that have rows, in order; nil where only the titles were asked for.
  let sections: [Section]?

  init(_ rows: IndexedRows, locale: String, words: IndexTitleWords, hasSections: Bool) {
    self.locale = locale
    let filled = rows.sections.indices.filter { !rows.sections[$0].isEmpty }
    titles = rows.sections.titles.indices.map { number in
      let landing = rows.sections.jump(toIndexTitleAt: number)?.landing
      let title = rows.sections.titles[number]
      return Title(
        title: title, spoken: words.spoken(title), section: landing.flatMap { filled.firstIndex(of: $0) },
        leadsTo: landing == number ? nil : landing.map { rows.sections.titles[$0] },
        count: rows.sections[number].count)
    }
    sections = hasSections ? filled.map { Section(rows.sections[$0], of: rows) } : nil
  }

  /// Lines for people; what comes from the table can do no harm in them.
  var lines: [String] {
    sections.map { $0.flatMap(\.lines) } ?? titles.map(\.line)
  }
}

extension IndexReport.Title {
  /// `あ: あ行, 4 rows`, and for an empty section where a listener lands.
  fileprivate var line: String {
    let place = leadsTo.map { "no rows, leads to \($0)" } ?? (count == 1 ? "1 row" : "\(count) rows")
    return SafeText.string("\(title): \(spoken), \(section == nil ? "no rows" : place)")
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

  fileprivate var lines: [String] { [SafeText.string(title)] + rows.map(\.line) }
}

extension IndexReport.Row {
  /// The name with its reading: `新宿店 (しんじゅくてん, derived)`.
  fileprivate var line: String {
    let reading = reading.map { " (\($0)\(readingSource == .derived ? ", derived" : ""))" } ?? ""
    return "  " + SafeText.string((name.isEmpty ? "blank" : name) + reading)
  }
}
