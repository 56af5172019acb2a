import ArgumentParser
import Rowcall
import RowcallModel
import RowcallNarration

/// Lists every setting in effect.
struct ListSettings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List every setting in effect and where it comes from.",
    discussion: """
      Flags given here are listed as they would work with transcript and speak.

      Example: rowcall settings list --for stocks.csv
      """)

  @OptionGroup var selection: SettingsSelection
  @OptionGroup var settings: SettingsOptions

  @Option(help: "text: a line for each; json: one JSON object.")
  var format = TranscriptFormat.text

  @OptionGroup(title: "Narration") var narration: NarrationArguments
  @OptionGroup var locale: LocaleOptions
  @OptionGroup(title: "Sound") var voice: VoiceOptions
  @OptionGroup(title: "Keys") var keys: KeyOptions
  @OptionGroup var typing: TypingOptions

  func run() throws {
    let place = settings.place
    let found = try Settings(place: place, table: selection.table)
    let given = [narration.given, locale.given, voice.given, keys.given, typing.given].reduce([:]) {
      $0.merging($1) { $1 }
    }
    let report = SettingsReport(found, given: given, place: place)
    switch format {
    case .text: try StandardOutput.writeLine(report.lines.map(SafeText.escaped).joined(separator: "\n"))
    case .json: try StandardOutput.writeLine(try report.json(.prettyPrinted))
    }
    for oddity in found.oddities { StandardError.write(oddity) }
  }
}
