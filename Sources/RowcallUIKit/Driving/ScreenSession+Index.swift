import RowcallCollation
import RowcallText

extension ScreenSession {
  /// Follows a title of the index beside the table.
  public func followIndex(_ title: String) throws {
    try gesture("follow the index to \"\(title)\"") {
      let table = try table()
      let titles = table.engine.sectionIndexTitles
      guard let index = titles.firstIndex(of: title) else {
        throw DrivingError.nothingCalled(title, among: titles, .index)
      }
      try table.engine.followIndexTitle(at: index)
    }
  }

  /// Moves the index beside the table by some titles, as a listener does; back if the number is negative.
  ///
  /// The table goes along, and the cursor is on the index.
  public func adjustIndex(by titles: Int) throws {
    try gesture("move the index by \(titles)") {
      try table().engine.adjustSectionIndex(by: titles)
    }
  }

  /// Types how a row begins, by the letters of the environment's locale: the cursor goes to the next row that begins so.
  public func type(_ text: String) throws {
    try gesture("type \"\(text)\"") {
      let matcher = PrefixMatcher(for: LocalizedIndexedCollation.current.locale)
      try table().engine.search(typed: text, matching: matcher.beginning)
    }
  }
}
