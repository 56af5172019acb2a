import ArgumentParser
import Rowcall
import RowcallLanguages
import RowcallNarration
import RowcallText

/// Shows the rows of a table under the titles of an index.
struct ShowIndex: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Show rows in the sections of an index, sorted as a language sorts its names.",
    discussion: """
      All options: rowcall index --help-hidden

      Japanese and Chinese names are sorted by their readings: those of your own file, those of a column, else derived \
      ones, which are marked.

      Example: rowcall index stocks.csv --by Company
      Example: rowcall index stocks.csv --by Company --titles --locale ja
      """)

  @OptionGroup(title: "File") var file: FileOptions
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Only the titles, with their spoken text and their rows.")
  var titles = false

  @Option(help: "text: sections with their rows; json: a JSON object.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not report uneven rows and other oddities.")
  var quiet = false

  mutating func run() throws {
    try settings.read(for: file).fill(&file.language)
    if !quiet { file.language.reportProblem() }
    if file.isInterface {
      throw WrongUsage("\(file.file): an interface file, but an index needs a data table; name a data table")
    }
    let tables = try TableFile(file.file, file.tableOptions(index.choice))
    let table = try tables.tableToIndex()
    var reader = table.reader
    let rows = try tables.indexedRows(of: &reader, in: table)
    let report = TableIndex(
      rows, locale: table.locale.identifier, words: IndexTitleWords(for: table.locale, labels: tables.list))
    try write(report, for: table.locale)
    let output = Output.standard(isQuiet: quiet)
    tables.reportUnknownTitles(of: rows, to: output)
    tables.reportProblems(of: reader, to: output)
    if rows.names.isEmpty { throw tables.nothingToSay(isSelection: false) }
  }

  private func write(_ report: TableIndex, for locale: LocaleTag) throws {
    let text = IndexText(report, for: locale)
    switch (format, titles) {
    case (.text, false): try text.lines.forEach(StandardOutput.writeLine)
    case (.text, true): try text.titleLines.forEach(StandardOutput.writeLine)
    case (.json, false): try StandardOutput.writeLine(try report.json(.prettyPrinted))
    case (.json, true):
      try StandardOutput.writeLine(
        try IndexTitlesReport(report).json(.prettyPrinted))
    }
  }
}
