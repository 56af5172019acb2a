/// An example for a rule, used in its tests and on its page.
///
/// `↓` marks each place of a finding: before the `<` of an element, before the first character of a cell. The rule reads
/// the text without the marks: a data file, or a page's body or a storyboard's `<scene>`, which `ExampleSource` wraps.
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
