/// An example for a rule, used in its tests and on its page.
///
/// `↓` marks each place of a finding: before the `<` of an element, before the first character of a cell. The rule reads
/// the text without the marks: a data file, or a page's body or a storyboard's `<scene>`.
public struct Example: Hashable, Sendable {
  /// The source with its marks.
  public var marked: String
  /// A caption for the rule's page; nil if the source is clear.
  public var caption: String?
  /// The outcome of its findings: `failed` or `cantTell`.
  public var outcome: Outcome
  /// The path of the file; nil for the default of the subject.
  public var path: String?
  /// The strings files next to an interface, by language.
  public var texts: [String: String] = [:]

  /// An example of a source.
  public init(_ marked: String, caption: String? = nil, outcome: Outcome = .failed, path: String? = nil) {
    self.marked = marked
    self.caption = caption
    self.outcome = outcome
    self.path = path
  }

  /// The source as a rule reads it.
  public var text: String { marked.replacing("↓", with: "") }
}

extension Example {
  /// A place in the example, counted from one as in `Place`.
  package struct Mark: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var line: Int
    /// The place in the line, in Unicode scalars.
    package var column: Int

    package static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }

    /// `line:column`.
    package var description: String { "\(line):\(column)" }
  }

  /// The places of the expected findings.
  package var marks: [Mark] {
    var marks: [Mark] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "↓": marks.append(Mark(line: line, column: column))
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
    }
    return marks
  }
}

// MARK: - Pages

extension Example {
  /// An example of a table by its rows, each on a line; `isFound` marks the table.
  static func table(
    _ rows: String..., isFound: Bool = false, table attributes: String = "", caption: String? = nil,
    outcome: Outcome = .failed
  ) -> Self {
    let lines = [(isFound ? "↓" : "") + "<table\(attributes)>"] + rows.map { "  " + $0 } + ["</table>"]
    return Self(lines.joined(separator: "\n"), caption: caption, outcome: outcome)
  }
}

// MARK: - Interface files

extension Example {
  /// An example of a view with a strings file for another language.
  init(localized subviews: String, _ language: String, _ texts: String, caption: String? = nil) {
    self = .view(
      subviews, caption: caption ?? "The strings file for \"\(language)\" is `\(texts)`")
    self.texts = [language: texts]
  }

  /// An example of the content of one cell in a static table.
  static func cell(_ subviews: String, caption: String? = nil, outcome: Outcome = .failed) -> Self {
    cells(
      """
      <tableViewCell id="c1"><tableViewCellContentView key="contentView"><subviews>
      \(subviews.indented)
      </subviews></tableViewCellContentView></tableViewCell>
      """, caption: caption, outcome: outcome)
  }

  /// An example of the cells of a static table.
  static func cells(
    _ cells: String, table attributes: String = "", caption: String? = nil, outcome: Outcome = .failed
  ) -> Self {
    Self(
      """
      <tableView dataMode="static" style="grouped"\(attributes)><sections><tableViewSection headerTitle="Sound"><cells>
      \(cells.indented)
      </cells></tableViewSection></sections></tableView>
      """, caption: caption, outcome: outcome)
  }

  /// An example of prototype cells of a table.
  static func prototypes(
    _ prototypes: String, table attributes: String = "", caption: String? = nil, outcome: Outcome = .failed
  ) -> Self {
    Self(
      """
      <tableView dataMode="prototypes"\(attributes)><prototypes>
      \(prototypes.indented)
      </prototypes></tableView>
      """, caption: caption, outcome: outcome)
  }

  /// An example of a view outside tables.
  static func view(_ subviews: String, caption: String? = nil, outcome: Outcome = .failed) -> Self {
    Self(
      """
      <view key="view"><subviews>
      \(subviews.indented)
      </subviews></view>
      """, caption: caption, outcome: outcome)
  }
}

extension String {
  /// The lines, indented by two spaces.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
