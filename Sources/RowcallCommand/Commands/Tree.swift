import ArgumentParser
import Rowcall
import RowcallNarration

/// Shows the reachable elements of a file with their properties.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract:
      "Show the accessible elements of a file: tables, rows, cells with their headers, states and controls.",
    discussion: """
      All options: rowcall tree --help-hidden

      For developers: nothing of it is spoken as written. Without --rows it shows the first \
      \(TreeWindow.usualRowCount) rows of each table. A file of data is read to its end to count its rows, but only the \
      rows that are shown are kept in memory.

      Example: rowcall tree stocks.csv --rows 2-3
      Example: rowcall tree stocks.csv --by Company
      Example: rowcall tree alarm.storyboard
      """)

  @OptionGroup(title: "File") var file: FileOptions
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup var settings: SettingsOptions

  // The next argument is the value, even if it starts with a dash.
  @Option(
    parsing: .unconditional,
    help: "Rows to show, counted from 1 (in a page with header rows): 1-10,15 or 20-."
  )
  var rows: String?

  @Option(help: "text: a line for each element; json: the tree as one JSON document.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not report uneven rows, other oddities or further rows.")
  var quiet = false

  func validate() throws { try index.checkIsWanted() }

  mutating func run() throws {
    try settings.read(for: file).fill(&file.language)
    if !quiet { file.language.reportProblem() }
    if file.isInterface { return try showInterface() }
    let window = TreeWindow(try rows.map { try RowSelection($0) })
    let tables = try TableFile(file.file, file.tableOptions(index.choice))
    let run = TreeRun(tables, window, to: .standard(isQuiet: quiet))
    if try !run.write(format) { throw tables.nothingToSay(isSelection: true) }
    try tables.checkAllWereRead()
  }

  private func showInterface() throws {
    try file.checkForInterface(["--rows": rows != nil])
    try index.checkForInterface(file)
    let interface = try InterfaceFile(file.file, locale: file.listener, limits: file.limits.limits)
    let tree = try interface.tree()
    switch format {
    case .text: try StandardOutput.write(tree.dump)
    case .json: try StandardOutput.writeLine(String(decoding: try tree.json(), as: UTF8.self))
    }
    interface.reportPrototypes(to: .standard(isQuiet: quiet))
  }
}
