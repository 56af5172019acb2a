import ArgumentParser
import FoundationEssentials
import RowcallCollation
import RowcallImport
import RowcallReadings

/// By what the rows of a table are put into the sections of an index.
struct IndexOptions: ParsableArguments {
  // What follows is the value, even if it starts with a dash.
  @Option(parsing: .unconditional, help: "The column by which rows are sorted, by name or number.")
  var by: String

  @Option(parsing: .unconditional, help: "The column that tells how the names are read: kana or pinyin.")
  var reading: String?

  @Option(
    help: ArgumentHelp(
      "A file of your own readings, which win over all others: a name, a tab, its reading on each line.",
      valueName: "file"),
    completion: .file(extensions: ["tsv"]))
  var readings: String?

  @Option(
    parsing: .unconditional,
    help:
      "The column whose texts are the sections, in the order in which they come; the locale's letters otherwise."
  )
  var sections: String?

  @Option(
    help: ArgumentHelp(
      "The order of those sections, as in East,West; in which they come otherwise.", valueName: "titles"))
  var sectionOrder: String?

  @Flag(
    inversion: .prefixedNo,
    help: "A to Z beside the letters of a language that is written otherwise. (default: true)")
  var latin: Bool?

  /// The titles of the sections in the order that the user wants; nil for none.
  var orderedTitles: [String]? {
    sectionOrder.map { $0.split(separator: ",").map(String.init) }
  }

  /// What the sections are to be.
  var collation: CollationOptions { CollationOptions(hasEnglishTitles: latin ?? true) }

  func validate() throws {
    if sectionOrder != nil, sections == nil {
      throw ValidationError("--section-order is about the sections of a column; name it with --sections")
    }
    if sections != nil, latin != nil {
      throw ValidationError("--sections takes its titles from a column; leave out --latin and --no-latin")
    }
  }

  /// The author's own readings; throws what is wrong with their file.
  func readingList() throws -> ReadingList {
    guard let readings else { return ReadingList() }
    return try ReadingList(parsing: try bytes(of: readings), path: readings)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard FileIdentity(path: path) != nil else { throw ImportError.notFound(path: path) }
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ImportError.unreadable(path: path, reason: "it is a folder, or may not be read")
    }
  }
}
