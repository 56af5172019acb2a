import FoundationEssentials
import RowcallCollation
import RowcallImport
import RowcallModel
import RowcallReadings

/// What a user says about the names of rows: how they are read, and the sections in which they are to stand.
struct IndexChoice {
  /// The column by which rows are sorted; nil for the order of the file, and for the names where there are sections.
  var by: String?
  /// The column that tells how the names are read.
  var reading: String?
  /// The file of the user's own readings.
  var readings: String?
  /// Whether written names have their readings behind them.
  var hasFurigana = false
  /// The column whose texts are the titles of the sections.
  var sections: String?
  /// The titles of that column in the order that the user wants; those that are not among them follow.
  var titles: [String] = []
  /// Whether A to Z stand beside the letters of a language that is written otherwise.
  var hasLatin = true

  /// Whether rows are to stand in sections.
  var isWanted: Bool { by != nil || sections != nil }

  /// What the sections are to be.
  var collation: CollationOptions { CollationOptions(hasEnglishTitles: hasLatin) }

  /// The user's own readings; throws what is wrong with their file.
  func list() throws -> ReadingList {
    guard let readings else { return ReadingList() }
    return try ReadingList(parsing: try bytes(of: readings), path: readings)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard path != "-" else {
      throw WrongUsage(description: "--readings -: expected a file; standard input is for tables")
    }
    guard FileIdentity(path: path) != nil else { throw ImportError.notFound(path: path) }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ImportError.unreadable(path: path, reason: "it is a folder or a pipe, or may not be read")
    }
  }
}
