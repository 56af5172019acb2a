import ArgumentParser
import FoundationEssentials
import RowcallNarration

/// Says what was decided about a file, and why.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say what was decided about a file and why: encoding, delimiter, header, and each column's type.",
    discussion: """
      The whole file is read, so that every exception is counted; a cell that does not fit its column is spoken as \
      written.

      Example: rowcall inspect stocks.csv
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var settings: SettingsOptions

  @Option(help: "text: sentences; json: one JSON object.")
  var format = TranscriptFormat.text

  mutating func run() throws {
    try settings.read(for: file).fill(&file.language)
    var source = try OpenTable(file)
    let inspection = try Inspection(&source)
    switch format {
    case .text:
      try StandardOutput.writeLine(InspectionReport(inspection: inspection).lines.joined(separator: "\n"))
    case .json: try StandardOutput.writeLine(try json(inspection))
    }
  }

  private func json(_ inspection: Inspection) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(inspection), as: UTF8.self)
  }
}
