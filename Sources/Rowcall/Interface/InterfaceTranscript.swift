import RowcallNarration

/// Writes the spoken text of a storyboard or XIB.
package struct InterfaceTranscript {
  /// A line as a JSON object.
  private struct Line: Encodable {
    let scene: String?
    let text: String
    let language: String?
  }

  let file: InterfaceFile
  let dialect: Dialect
  let verbosity: Verbosity
  let format: TranscriptFormat
  let output: Output

  package init(
    _ file: InterfaceFile, _ options: NarrationOptions, _ format: TranscriptFormat, to output: Output
  ) {
    self.file = file
    dialect = options.dialect
    verbosity = options.verbosity
    self.format = format
    self.output = output
  }

  /// Writes all scenes with a blank line between them; throws if nothing is spoken.
  package func write() throws {
    let scenes = try file.lines(dialect, verbosity: verbosity).filter { !$0.lines.isEmpty }
    if scenes.isEmpty { throw file.nothingToSay }
    switch format {
    case .text:
      let texts = scenes.map { $0.lines.map { SafeText.escaped($0.text) }.joined(separator: "\n") }
      try output.writeLine(texts.joined(separator: "\n\n"))
    case .json:
      for (scene, lines) in scenes {
        for line in lines {
          try output.writeLine(
            Line(scene: scene.title, text: line.text, language: line.language).json())
        }
      }
    }
  }
}
