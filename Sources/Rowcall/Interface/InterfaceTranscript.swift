import RowcallNarration

extension InterfaceFile {
  /// A line as a JSON object.
  private struct Line: Encodable {
    let scene: String?
    let text: String
    let language: String?
  }

  /// Writes what is spoken of all scenes with a blank line between them; throws if nothing is.
  package func write(
    _ options: NarrationOptions, _ format: TranscriptFormat, to output: Output
  ) throws {
    let scenes = try lines(options.dialect, verbosity: options.verbosity).filter { !$0.lines.isEmpty }
    if scenes.isEmpty { throw nothingToSay }
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
