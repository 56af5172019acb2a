import FoundationEssentials
import RowcallCollation
import RowcallImport
import RowcallModel
import RowcallReadings

/// What a user says about the names of rows: how they are read, and the sections in which they are to stand.
public struct IndexChoice: Sendable {
  /// The column by which rows are sorted; nil for the order of the file, and for the names where there are sections.
  public var by: String?
  /// The column that tells how the names are read.
  public var reading: String?
  /// The file of the user's own readings.
  public var readings: String?
  /// Whether written names have their readings behind them.
  public var hasFurigana = false
  /// The column whose texts are the titles of the sections.
  public var sections: String?
  /// The titles of that column in the order that the user wants; those that are not among them follow.
  public var titles: [String] = []
  /// Whether A to Z stand beside the letters of a language that is written otherwise.
  public var hasLatin = true

  /// Creates a choice; by default rows stay in the order of the file.
  public init(
    by: String? = nil, reading: String? = nil, readings: String? = nil, sections: String? = nil,
    titles: [String] = [], hasLatin: Bool = true
  ) {
    self.by = by
    self.reading = reading
    self.readings = readings
    self.sections = sections
    self.titles = titles
    self.hasLatin = hasLatin
  }

  /// Whether rows are to stand in sections.
  package var isWanted: Bool { by != nil || sections != nil }

  /// What the sections are to be.
  var collation: CollationOptions { CollationOptions(hasEnglishTitles: hasLatin) }

  /// The user's own readings; throws what is wrong with their file.
  func list() throws -> ReadingList {
    guard let readings else { return ReadingList() }
    return try ReadingList(parsing: try bytes(of: readings), path: readings)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard path != "-" else {
      throw WrongUsage("--readings -: expected a file; standard input is for tables")
    }
    guard FileIdentity(path: path) != nil else { throw ImportError.notFound(path: path) }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ImportError.unreadable(path: path, reason: "it is a folder or a pipe, or may not be read")
    }
  }
}
