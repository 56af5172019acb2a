/// How a report is written.
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
  /// EARL 1.0 as JSON-LD, for registers of conformance.
  case earl
  /// One page for a browser, with nothing beside it.
  case html

  /// The report in this format, with a line break at its end.
  public func text(of report: AuditReport, style: ReportStyle = ReportStyle()) throws -> String {
    switch self {
    case .text: TextReport(report, style: style).text
    case .json: try JSONReport(report).text()
    default: ""
    }
  }
}

/// What is up to whoever asks for a report.
public struct ReportStyle: Sendable {
  /// Whether a terminal is there that shows colours.
  public var isColoured = false
  /// Whether rules that found nothing are told of, too, where the format leaves it open.
  public var isVerbose = false

  /// Plain and short.
  public init() {}
}
