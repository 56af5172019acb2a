import RowcallModel

/// The format of a report.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For a person at a terminal.
  case text
  /// For programs: see `JSONReport`.
  case json
  /// SARIF 2.1.0, for code hosts and editors.
  case sarif
  /// JUnit XML, for continuous integration.
  case junit
  /// Markdown, for comments on changes.
  case markdown
  /// EARL 1.0 as JSON-LD for conformance registers.
  case earl
  /// One HTML page without other files.
  case html
  /// Lines that Xcode and most editors read: `path:line:column: error: text [rule]`.
  case xcode
  /// Commands of GitHub Actions that annotate a change.
  case github

  /// The report in this format, with a line break at its end.
  public func text(of report: AuditReport, style: ReportStyle = ReportStyle()) throws -> String {
    switch self {
    case .text:
      TextHazard.printed(TextReport(report: report, style: style).text, keepingColours: style.isColoured)
    case .json: try JSONReport(report: report).text
    case .sarif: try SARIFReport(report).text
    case .junit: JUnitReport(report: report, limit: style.limit).text
    case .markdown: MarkdownReport(report: report).text
    case .earl: try EARLReport(report: report).text
    case .html: HTMLReport(report, style: style).text
    case .xcode: LineReport.xcode(report, limit: style.limit).text
    case .github: LineReport.github(report, limit: style.limit).text
    }
  }
}

/// Options of a report.
public struct ReportStyle: Sendable {
  /// Whether to use colours.
  public var isColoured = false
  /// Whether the text says why files could not be audited.
  public var tellsProblems = true
  /// The lowest impact that fails, for formats that report failures.
  public var limit = FailureLimit.usual
  /// The language of spoken text, as a BCP 47 tag.
  public var language = "en"
  /// Sound for spoken text: an address for each text (`data:audio/wav;base64,…`).
  public var sounds: [String: String] = [:]

  /// Plain text without colours and sound.
  public init() {}
}
