import FoundationEssentials
import RowcallCollation
import RowcallImport
import RowcallModel
import RowcallReadings

/// Options for readings of names and for the sections of an index.
public struct IndexChoice: Sendable {
  /// The column to sort by; nil for file order, or for the names if there are sections.
  public var by: String?
  /// The column with the readings of the names.
  public var reading: String?
  /// The file with the user's own readings.
  public var readings: String?
  /// Whether written names are followed by their readings.
  public var hasFurigana = false
  /// The column whose texts are the titles of the sections.
  public var sections: String?
  /// The titles of that column in the chosen order; others follow.
  public var titles: [String] = []
  /// Whether A to Z are added to the letters of another script.
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

  /// Whether rows are sorted into sections.
  package var isWanted: Bool { by != nil || sections != nil }

  /// The kind of sections.
  var collation: CollationOptions { CollationOptions(hasEnglishTitles: hasLatin) }

  /// The user's own readings; throws for an invalid file.
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
      throw ImportError.unreadable(path: path, reason: "it is a folder or a pipe, or has no read permission")
    }
  }
}
