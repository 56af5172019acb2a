import ArgumentParser
import RowcallCollation

/// By what the rows of a table are put into the sections of an index.
struct IndexOptions: ParsableArguments {
  // What follows is the value, even if it starts with a dash.
  @Option(
    parsing: .unconditional,
    help: "Sort rows by this column, by name or number, under the titles of an index.")
  var by: String?

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

  /// Whether rows are to stand in sections.
  var isWanted: Bool { by != nil || sections != nil }

  /// The titles of the sections in the order that the user wants; empty for none.
  var orderedTitles: [String] { sectionOrder.map { $0.split(separator: ",").map(String.init) } ?? [] }

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

  /// Throws for an option that has no effect since rows are not put into sections.
  func checkIsWanted() throws {
    guard !isWanted, latin != nil else { return }
    throw ValidationError("--latin and --no-latin are about an index; add --by and the column of the names")
  }
}
