import Rowcall
import ArgumentParser
import RowcallText

/// How names are read, and by what rows are put into the sections of an index.
struct IndexOptions: ParsableArguments {
  // What follows is the value, even if it starts with a dash.
  @Option(
    parsing: .unconditional,
    help: "Sort rows by the text of this column (name or number) under the titles of an index.")
  var by: String?

  @Option(
    parsing: .unconditional,
    help: "The column that tells how the names are read, in kana or pinyin; it is said in their place.")
  var reading: String?

  @Option(
    help: ArgumentHelp(
      """
      A file of your own readings, which win over all others: a name, a tab, its reading on each line. Titles of an \
      index can be among the names.
      """,
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

  /// What was said.
  var choice: IndexChoice {
    IndexChoice(
      by: by, reading: reading, readings: readings, sections: sections,
      titles: sectionOrder.map { $0.split(separator: ",").map { String($0).trimmed } } ?? [],
      hasLatin: latin ?? true)
  }

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
    guard !choice.isWanted, latin != nil else { return }
    throw ValidationError("--latin and --no-latin are about an index; add --by and the column of the names")
  }
}
