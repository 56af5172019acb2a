import RowcallImport

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
