import RowcallImport

/// The result of an audit of several files.
public struct AuditReport: Hashable, Sendable {
  /// The files in the given order, sorted by name in directories.
  public var files: [AuditedFile]
  /// How many files in directories were skipped because of their suffix.
  public var passedOverCount: Int
  /// The first of them.
  public var passedOver: [String] = []
  /// How many files were left out because they have not changed.
  public var unchangedFileCount = 0
  /// How many findings were left out because of their impact.
  public var lowImpactCount = 0
  /// The impacts of those of them that are problems, and may fail the audit.
  public var hiddenProblems: [Impact] = []
  /// How many findings were left out because their lines have not changed.
  public var unchangedCount = 0
  /// The findings of the baseline that are gone; empty without a baseline.
  public var gone: [Baseline.Entry] = []

  /// Creates a report.
  public init(files: [AuditedFile], passedOverCount: Int = 0) {
    self.files = files
    self.passedOverCount = passedOverCount
  }

  /// The report for a person, in plain text.
  public var text: String { TextReport(report: self, style: ReportStyle()).text }
}
