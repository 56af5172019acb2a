import ArgumentParser
import Rowcall
import RowcallText

/// How names are read, and by what rows are put into the sections of an index.
struct IndexOptions: ParsableArguments {
  // The next argument is the value, even if it starts with a dash.
  @Option(
    parsing: .unconditional,
    help: "Sort rows by the text of this column (name or number) under the titles of an index.")
  var by: String?

  @Option(
    parsing: .unconditional,
    help: .rare(
      "The column with the readings of the names, in kana or pinyin; it is spoken instead of the names."))
  var reading: String?

  @Option(
    help: ArgumentHelp(
      """
      A file of your own readings, which come before all others: on each line a name, a tab and its reading. Titles of \
      an index can be among the names.
      """,
      valueName: "file", visibility: .hidden),
    completion: .file(extensions: ["tsv"]))
  var readings: String?

  @Option(
    parsing: .unconditional,
    help: .rare("The column whose texts are the sections, in their order (default: the locale's letters)."))
  var sections: String?

  @Option(
    help: ArgumentHelp(
      "The order of those sections, as in East,West (default: as in the file).", valueName: "titles",
      visibility: .hidden))
  var sectionOrder: String?

  @Flag(
    inversion: .prefixedNo,
    help: .rare("A to Z next to the letters of another script (default: true)."))
  var latin: Bool?

  /// The sections for the library.
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

  /// Throws for options without effect if there is no index.
  func checkIsWanted() throws {
    guard !choice.isWanted, latin != nil else { return }
    throw ValidationError("--latin and --no-latin are about an index; add --by and the column of the names")
  }
}
