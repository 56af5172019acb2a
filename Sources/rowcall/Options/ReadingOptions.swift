import ArgumentParser
import FoundationEssentials
import RowcallImport
import RowcallReadings

/// How names are read that do not tell it by their letters.
struct ReadingOptions: ParsableArguments {
  // What follows is the value, even if it starts with a dash.
  @Option(parsing: .unconditional, help: "The column that tells how the names are read: kana or pinyin.")
  var reading: String?

  @Option(
    help: ArgumentHelp(
      "A file of your own readings, which win over all others: a name, a tab, its reading on each line.",
      valueName: "file"),
    completion: .file(extensions: ["tsv"]))
  var readings: String?

  /// The author's own readings; throws what is wrong with their file.
  func list() throws -> ReadingList {
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
