import ArgumentParser
import Rowcall
import RowcallImport
import RowcallNarration
import RowcallScreens

/// Shows what was detected in a file, and why.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract:
      "Show what Rowcall detected in a file and why: encoding, delimiter, header, and each column's type.",
    discussion: """
      All options: rowcall inspect --help-hidden

      Reads the whole file and counts every cell that does not fit its column; such a cell is spoken as written. For a \
      page, lists the tables that are read and those that are left out. For storyboards and XIBs, counts the elements \
      of each kind.

      Example: rowcall inspect stocks.csv
      Example: rowcall inspect alarm.storyboard
      """)

  @OptionGroup(title: "File") var file: FileOptions

  @Argument(help: "More storyboards and XIBs, after one.", completion: .file())
  var others: [String] = []

  @OptionGroup var settings: SettingsOptions

  @Option(help: "text: sentences; json: a JSON object, or an array with one for each of several tables.")
  var format = TranscriptFormat.text

  mutating func run() throws {
    try settings.read(for: file).fill(&file.language)
    if file.isInterface { return try inspectInterfaces() }
    if let other = others.first {
      throw WrongUsage("\(other): data files are inspected one at a time; name only one")
    }
    file.language.reportProblem()
    let tables = try TableFile(file.file, file.tableOptions())
    let inspections = try (0..<tables.tableCount).map { index in
      var table = try tables.table(index)
      return try Inspection(&table, isOneOfSeveral: tables.isSeries)
    }
    switch format {
    case .text:
      let reports = inspections.map { InspectionReport($0).lines.joined(separator: "\n") }
      let leftOut = tables.leftOut.isEmpty ? [] : [tables.leftOut.joined(separator: "\n")]
      try StandardOutput.writeLine((reports + leftOut).joined(separator: "\n\n"))
    case .json:
      try StandardOutput.writeLine(
        tables.isSeries
          ? try inspections.json(.prettyPrinted)
          : try inspections.map { try $0.json(.prettyPrinted) }.joined())
    }
    try tables.checkAllWereRead()
  }

  private func inspectInterfaces() throws {
    try file.checkForInterface()
    if let other = others.first(where: { !InterfaceDocument.isInterface(path: $0) }) {
      throw WrongUsage(
        "\(other): not a storyboard or XIB like \(file.file); inspect data files one at a time"
      )
    }
    let paths = [file.file] + others
    let inspection = InterfaceInspection(paths, limits: file.limits.limits)
    let problems = inspection.problems
    if problems.count < paths.count { try inspection.write(format, to: .standard()) }
    for problem in problems { StandardError.write("rowcall: \(problem)") }
    if let first = problems.first { throw FileProblem(reason: first) }
  }
}
