import RowcallImport
import RowcallNarration
import RowcallScreens

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
