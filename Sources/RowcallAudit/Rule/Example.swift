import RowcallImport

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

/// The check of one example of a rule.
package struct ExampleAudit: Sendable {
  /// The example.
  package let example: Example
  /// The results.
  package let notes: Notes

  /// Checks an example of a page.
  package init(_ rule: any Rule<AuditedPage>, _ example: Example, options: AuditOptions) throws(ImportError) {
    let source = ExampleSource.page(example)
    let subject = try AuditedPage(
      bytes: source.bytes, path: source.path, reading: ImportOptions(), options: options)
    self.init(rule, example, subject, firstLine: source.firstLine)
  }

  /// Checks an example of an interface file.
  package init(
    _ rule: any Rule<AuditedInterface>, _ example: Example, options: AuditOptions
  ) throws(ImportError) {
    let source = ExampleSource.interface(example)
    let subject = try AuditedInterface(
      bytes: source.bytes, path: source.path, texts: example.texts, options: options)
    self.init(rule, example, subject, firstLine: source.firstLine)
  }

  /// Checks an example of data.
  package init(_ rule: any Rule<AuditedData>, _ example: Example, options: AuditOptions) throws(ImportError) {
    let source = ExampleSource.data(example)
    let subject = try AuditedData(
      bytes: source.bytes, path: source.path, reading: ImportOptions(), options: options)
    self.init(rule, example, subject, firstLine: source.firstLine)
  }

  private init<Subject>(_ rule: any Rule<Subject>, _ example: Example, _ subject: Subject, firstLine: Int) {
    self.example = example
    var notes = Notes()
    rule.check(subject, into: &notes)
    self.notes = notes
    self.firstLine = firstLine
  }

  private let firstLine: Int

  /// The places of the findings, counted from the start of the example.
  package var places: [Example.Mark] {
    notes.findings.map { finding in
      Example.Mark(line: (finding.place.line ?? 0) - firstLine + 1, column: finding.place.column ?? 0)
    }
  }
}
