import RowcallNarration

/// Writes what is heard on the screens of a storyboard or XIB.
struct InterfaceTranscript {
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

  /// Writes all scenes, with a blank line between them; throws where nothing is heard.
  func write() throws {
    let scenes = try file.lines(dialect, verbosity: verbosity).filter { !$0.lines.isEmpty }
    if scenes.isEmpty { throw file.nothingToSay }
    switch format {
    case .text:
      let texts = scenes.map { $0.lines.map { SafeText.escaped($0.text) }.joined(separator: "\n") }
      try StandardOutput.writeLine(texts.joined(separator: "\n\n"))
    case .json:
      for (scene, lines) in scenes {
        for line in lines {
          try StandardOutput.writeLine(
            Line(scene: scene.title, text: line.text, language: line.language).json())
        }
      }
    }
  }
}
