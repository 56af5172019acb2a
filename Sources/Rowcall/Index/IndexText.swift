import RowcallLanguages
import RowcallNarration
import RowcallReadings
import RowcallText

/// An indexed list as text, with unsafe characters escaped.
package struct IndexText {
  private let report: TableIndex
  private let phrases: Phrases
  private let separator: String

  package init(_ report: TableIndex, for locale: LocaleTag) {
    self.report = report
    phrases = Phrases(for: locale)
    separator = phrases.text(.listSeparator)
  }

  /// Each section's title, and its rows below it.
  package var lines: [String] {
    report.sections.flatMap { section in
      [shown(section.title)] + section.rows.map { "  " + line($0) }
    }
  }

  /// `あ: あ行、4行`, and the target for a title without rows.
  package var titleLines: [String] {
    report.titles.map { title in
      let rows = title.count == 0 ? phrases.text(.emptyTable) : count(title.count)
      let leads = title.count == 0 ? title.section.map { leading(to: report.sections[$0].title) } : nil
      let words = [SafeText.string(title.spoken), rows, leads].compactMap(\.self)
      return "\(shown(title.title)): " + words.joined(separator: separator)
    }
  }

  /// The name with its reading: `新宿店 (しんじゅくてん、推定)`.
  private func line(_ row: TableIndex.Row) -> String {
    let source = row.readingSource == .derived ? separator + phrases.text(.readingDerived) : ""
    return shown(row.name) + (row.reading.map { " (\(SafeText.string($0))\(source))" } ?? "")
  }

  private func shown(_ text: String) -> String {
    text.isEmpty ? phrases.text(.blank) : SafeText.string(text)
  }

  private func count(_ rows: Int) -> String { phrases.text(.rowCount, ["count": String(rows)]) }

  private func leading(to title: String) -> String {
    phrases.text(.announceIndexLeads, ["title": shown(title)])
  }
}
