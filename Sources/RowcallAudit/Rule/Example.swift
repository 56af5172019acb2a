/// A source that shows a rule at work; the rule's tests and its page are made of it.
///
/// `↓` stands in front of each place where a finding must be: before the `<` of an element, before the first character of
/// a cell. What the rule reads is the text without the marks. It is a whole file of data, or a part that is wrapped: a
/// page's body, or the content of a storyboard's `<scene>` (see `ExampleSource`).
public struct Example: Hashable, Sendable {
  /// The source with its marks.
  public var marked: String
  /// What it shows, for the rule's page; nil where the source says it.
  public var caption: String?
  /// The outcome where something is found: failed, or cannot tell.
  public var outcome: Outcome
  /// What the file would be called; nil for the usual name of the subject.
  public var path: String?
  /// The tables of localized texts that lie beside an interface, by their languages; mostly none.
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
