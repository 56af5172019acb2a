import ArgumentParser
import Foundation
import RowcallExamples
import RowcallModel
import RowcallText

/// Lists the example applications, or goes through the scripts of some.
struct ExamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall-examples",
    abstract: "Small applications on a table view without a screen, and what happens in them.",
    discussion: """
      Without a name it lists the examples. With one it goes through what a listener does in that example, step by \
      step, and prints below each step the events that it caused. Rows are named by what they show and by their path, \
      [section, row], both counted from zero.

      The applications have their contents in English, Japanese and German. The log itself is for developers and \
      always in English.

      Example: rowcall-examples to-do

      Exit status: 0 done; 2 wrong usage; 70 a fault of an example; 74 the output cannot be written.
      """)

  @Argument(help: "The examples to go through, or \"all\".")
  var names: [String] = []

  @Option(help: "The language of what the examples show, such as ja or de-AT.")
  var locale = "en"

  /// The examples that were asked for.
  private var chosen: [Example] {
    names.flatMap { name in name == "all" ? Example.all : Example.all.filter { $0.name == name } }
  }

  func validate() throws {
    let known = Example.all.map(\.name) + ["all"]
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "there is no example \(unknown.debugDescription); \(Self.advice(on: unknown, known))")
    }
    guard LocaleTag(locale).isKnown else {
      throw ValidationError("--locale \(locale): no such language; take a tag such as ja or de-AT")
    }
  }

  /// Which names are near to a wrong one; all of them if none is near.
  private static func advice(on name: String, _ known: [String]) -> String {
    let near = NearName.nearest(to: name, in: known)
    return near.isEmpty
      ? "there are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: " or "))?"
  }

  func run() throws {
    guard !names.isEmpty else { return try write(list + "\n") }
    let language = try self.language
    let runs = try chosen.map { example in
      let transcript = try example.log(in: language)
      return chosen.count == 1 ? transcript : "\(example.name): \(example.summary)\n\n\(transcript)"
    }
    try write(runs.joined(separator: "\n"))
  }

  /// The language of the contents; a listener of another one is told on standard error, and gets English.
  private var language: ExampleLanguage {
    get throws {
      if let language = ExampleLanguage(locale: locale) { return language }
      try FileHandle.standardError.write(
        contentsOf: Data("no example has contents in \(locale); they are in English here\n".utf8))
      return .english
    }
  }

  private func write(_ text: String) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw OutputFailed(reason: error)
    }
  }

  /// A line for each example: its name, and what it shows.
  private var list: String {
    let width = Example.all.map(\.name.count).max() ?? 0
    return Example.all.map { example in
      let padding = String(repeating: " ", count: width - example.name.count)
      return "\(example.name)\(padding)  \(example.summary)"
    }.joined(separator: "\n")
  }
}

/// Standard output could not be written.
struct OutputFailed: Error, CustomStringConvertible {
  let reason: any Error

  var description: String {
    "standard output cannot be written: \(reason.localizedDescription) Free some space or choose another place."
  }
}
