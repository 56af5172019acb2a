import RowcallAccessibility
import RowcallImport
import RowcallNarration
import RowcallScreens
import RowcallText

/// An open storyboard or XIB and its spoken text.
package struct InterfaceFile {
  let document: InterfaceDocument
  let locale: LocaleTag

  /// Opens a file with the strings file of the listener's language, if there is one.
  package init(_ path: String, locale: LocaleTag, limits: ImportLimits) throws {
    self.locale = locale
    document = try InterfaceDocument.open(path, limits: limits, locale: String(describing: locale))
  }

  /// The tree of the only scene, or of all in a group.
  package func tree() throws -> AccessibilityTree {
    let trees = try document.scenes.map { try $0.tree() }
    if trees.count == 1 { return trees[0] }
    let file = AccessibilityContainer(.group)
    return AccessibilityTree(root: .container(file, children: trees.map(\.root)))
  }

  /// The spoken lines of each scene, one for each reachable element.
  func lines(_ dialect: Dialect, verbosity: Verbosity) throws -> [(
    scene: InterfaceScene, lines: [SpokenLine]
  )] {
    let narrator = Narrator(dialect, locale: locale, verbosity: verbosity)
    let isPhone = dialect.id == Dialect.voiceover.id
    return try document.scenes.map { ($0, narrator.lines(for: try $0.tree(), isPhone: isPhone)) }
  }

  /// Reports prototype rows.
  package func reportPrototypes(to output: Output) {
    let count = document.scenes.flatMap(\.tables).filter { $0.mode == .prototypes }.flatMap(\.cells).count
    guard count > 0 else { return }
    output.note(
      "\(document.path): "
        + (count == 1
          ? "1 row is a prototype and is read once as designed; code fills it with data"
          : "\(count) rows are prototypes and are read once as designed; code fills them with data"))
  }

  /// Why nothing was spoken.
  package var nothingToSay: NothingToSay { NothingToSay(path: document.path, reason: .silentInterface) }
}

/// The counts of storyboards and XIBs, by file and in total.
package struct InterfaceInspection: Encodable {
  /// The counts of one file.
  package struct File: Encodable {
    let file: String
    let kind: String
    let counts: [String: Int]
  }

  let files: [File]
  let total: [String: Int]
  /// Why files could not be counted.
  package let problems: [ImportError]
  private let lines: [String]

  private enum CodingKeys: CodingKey { case files, total }

  /// Opens and counts files; one that cannot be read is left out of the counts.
  package init(_ paths: [String], limits: ImportLimits) {
    var total = InterfaceCounts()
    var files: [File] = []
    var lines: [String] = []
    var problems: [ImportError] = []
    for path in paths {
      do throws(ImportError) {
        let document = try InterfaceDocument.open(path, limits: limits)
        total += document.counts
        files.append(File(file: path, kind: document.kind.rawValue, counts: Self.byName(document.counts)))
        lines.append(Self.line("\(path): a \(document.kind == .xib ? "XIB" : "storyboard")", document.counts))
      } catch {
        problems.append(error)
      }
    }
    if files.count > 1 {
      let which = problems.isEmpty ? "" : " that can be read"
      lines.append(Self.line("All \(files.count) files\(which)", total))
    }
    self.problems = problems
    self.files = files
    self.total = Self.byName(total)
    self.lines = lines
  }

  /// Writes the counts.
  package func write(_ format: TranscriptFormat, to output: Output) throws {
    switch format {
    case .text: try output.writeLine(lines.map(SafeText.escaped).joined(separator: "\n"))
    case .json: try output.writeLine(try json(.prettyPrinted))
    }
  }

  private static func byName(_ counts: InterfaceCounts) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts.named.map { ($0.name, $0.count) })
  }

  /// The counts above zero.
  private static func line(_ name: String, _ counts: InterfaceCounts) -> String {
    let found = counts.named.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" }
    return "\(name): \(found.isEmpty ? "nothing" : found.joined(separator: ", "))"
  }
}

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

/// Speaks a storyboard or XIB line by line.
package struct SpokenInterface: SpokenSource {
  private let file: InterfaceFile
  private let pauses: RowPauses
  private var waiting: ArraySlice<SpokenLine>
  /// The progress in lines.
  package private(set) var position = RowFeed.Position(unit: .lines)

  package init(_ file: InterfaceFile, _ options: NarrationOptions) throws {
    self.file = file
    pauses = options.pauses
    waiting = try file.lines(options.dialect, verbosity: options.verbosity).flatMap(\.lines)[...]
  }

  /// The next line; nil after the last one.
  package mutating func next() -> Utterance? {
    guard let line = waiting.popFirst() else { return nil }
    position.count += 1
    let language = line.language.map { LocaleTag($0) }.flatMap { $0.isKnown ? $0 : nil }
    return Utterance(
      segments: [.text(line.text, language: language), .pause(milliseconds: pauses.afterRow)],
      language: file.locale)
  }

  /// Reports prototypes.
  package func reportProblems(to output: Output) { file.reportPrototypes(to: output) }
}
