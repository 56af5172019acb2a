import RowcallImport

/// What rules check, read from an example.
package protocol ExampleSubject {
  /// The one-based line of the file where examples start.
  static var firstLineOfExamples: Int { get }

  /// What an example holds: one subject, or several tables of a file.
  static func subjects(in example: Example, options: AuditOptions) throws(ImportError) -> [Self]
}

/// The check of one example of a rule.
package struct ExampleAudit: Sendable {
  /// The results.
  package let notes: Notes
  private let firstLine: Int

  /// Checks an example.
  package init<Subject: ExampleSubject>(
    _ rule: any Rule<Subject>, _ example: Example, options: AuditOptions
  ) throws(ImportError) {
    var notes = Notes()
    for subject in try Subject.subjects(in: example, options: options) { rule.check(subject, into: &notes) }
    self.notes = notes
    firstLine = Subject.firstLineOfExamples
  }

  /// The places of the findings, counted from the start of the example.
  package var places: [Example.Mark] {
    notes.findings.map { finding in
      Example.Mark(line: (finding.place.line ?? 0) - firstLine + 1, column: finding.place.column ?? 0)
    }
  }
}

extension AuditedData: ExampleSubject {
  package static let firstLineOfExamples = 1

  package static func subjects(in example: Example, options: AuditOptions) throws(ImportError)
    -> [AuditedData]
  {
    try tables(
      bytes: Array(example.text.utf8), path: example.path ?? "example.csv", reading: ImportOptions(),
      options: options)
  }
}

extension AuditedWorkbook: ExampleSubject {
  package static let firstLineOfExamples = 1

  package static func subjects(
    in example: Example, options: AuditOptions
  ) throws(ImportError) -> [AuditedWorkbook] {
    let path = example.path ?? "example.xlsx"
    let workbook = ExampleWorkbook(example.text)
    let bytes = workbook.bytes
    let tables = try AuditedData.tables(
      bytes: bytes, path: path, reading: ImportOptions(), options: options)
    guard let survey = try WorkbookSurvey.read(path, bytes: bytes) else { return [] }
    return [AuditedWorkbook(survey, tables: tables, path: path, example: workbook)]
  }
}

extension AuditedInterface: ExampleSubject {
  package static let firstLineOfExamples = 2

  /// Reads an example as the content of the only scene's view controller.
  package static func subjects(
    in example: Example, options: AuditOptions
  ) throws(ImportError) -> [AuditedInterface] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="scene">\
      <objects><tableViewController title="Example" id="controller" sceneMemberID="viewController">
      \(example.text)
      </tableViewController></objects></scene></scenes></document>
      """
    return [
      try AuditedInterface(
        bytes: Array(text.utf8), path: example.path ?? "Example.storyboard", texts: example.texts,
        options: options)
    ]
  }
}

extension AuditedPage: ExampleSubject {
  package static let firstLineOfExamples = 3

  /// Reads an example as the content of a page's body.
  package static func subjects(in example: Example, options: AuditOptions) throws(ImportError)
    -> [AuditedPage]
  {
    let head = "<!DOCTYPE html>\n<html lang=\"en\"><head><title>Example</title></head><body>\n"
    let page = try AuditedPage(
      bytes: Array((head + example.text + "\n</body></html>\n").utf8), path: example.path ?? "example.html",
      reading: ImportOptions(), options: options)
    return [page]
  }
}
