import ArgumentParser
import Rowcall

/// Shows the rows of other tables that belong to a row of a database.
struct Related: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "related",
    abstract: "Show the rows of other tables of an SQLite database that belong to a row.",
    discussion: """
      All options: rowcall related --help-hidden

      Rows belong together by the foreign keys of the database, in both directions, and by each --relation. KEY is the \
      primary key of the row; a key of several columns takes a value for each. rowcall inspect shows the keys of a table.

      Example: rowcall related 'shop.db#orders' 20
      Example: rowcall related 'shop.db#orders' --row 3 --depth 2
      Example: rowcall related 'shop.db#orders' 20 --relation orders.item=stock.code
      """)

  @OptionGroup(title: "File") var file: FileOptions

  @Argument(help: ArgumentHelp("The primary key of the row.", valueName: "key"))
  var key: [String] = []

  @Option(help: "The number of the row, from 1, instead of its key.")
  var row: Int?

  @Option(
    help: ArgumentHelp(
      "Two columns with the same values, besides the foreign keys, such as orders.item=stock.code; may be repeated.",
      valueName: "relation"))
  var relation: [String] = []

  @Option(help: "How many relations to follow from the row; each row is shown once.")
  var depth = 1

  @Option(help: "The most rows of each relation.")
  var limit = 100

  @Flag(help: "Write what is spoken instead of what is shown.")
  var spoken = false

  @Option(help: "text: one line for each row; json: a JSON object.")
  var format = TranscriptFormat.text

  @OptionGroup var settings: SettingsOptions

  func validate() throws {
    if row == nil, key.isEmpty {
      throw ValidationError("name a row by its key, or by its number with --row")
    }
    if let row, !key.isEmpty {
      throw ValidationError("a key and --row \(row) both name the row; leave one out")
    }
    guard (1...RelatedTables.mostDepth).contains(depth) else {
      throw ValidationError("--depth takes a number from 1 to \(RelatedTables.mostDepth)")
    }
    guard limit > 0 else { throw ValidationError("--limit takes a number from 1") }
  }

  mutating func run() throws {
    try settings.read(for: file).fill(&file.language)
    file.language.reportProblem()
    let tables = try RelatedTables(path: file.file, relations: relation, options: file.tableOptions())
    let found =
      try row.map { try tables.row(number: $0, depth: depth, limit: limit) }
      ?? tables.row(key: key, depth: depth, limit: limit)
    let report = RelatedReport(found, isSpoken: spoken)
    switch format {
    case .text: try StandardOutput.writeLine(report.lines.joined(separator: "\n"))
    case .json: try StandardOutput.writeLine(try report.json(.prettyPrinted))
    }
  }
}
