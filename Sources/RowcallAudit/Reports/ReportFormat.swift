import RowcallModel

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
    case .text:
      TextHazard.printed(TextReport(report, style: style).text, keepingColours: style.isColoured)
    case .json: try JSONReport(report).text
    case .sarif: try SARIFReport(report).text
    case .junit: JUnitReport(report, limit: style.limit).text
    case .markdown: MarkdownReport(report).text
    case .earl: try EARLReport(report).text
    case .html: HTMLReport(report, style: style).text
    }
  }
}

/// What is up to whoever asks for a report.
public struct ReportStyle: Sendable {
  /// Whether a terminal is there that shows colours.
  public var isColoured = false
  /// Whether the text says of files that could not be audited why; who gets it otherwise need not read it twice.
  public var tellsProblems = true
  /// From which impact on findings fail, for formats that tell success from failure.
  public var limit = FailureLimit.impact(.minor)
  /// The language in which things are heard, as a BCP 47 tag.
  public var language = "en"
  /// Sound for what is heard: the words, and an address at which they can be listened to (`data:audio/wav;base64,…`).
  public var sounds: [String: String] = [:]

  /// Plain and short.
  public init() {}
}
