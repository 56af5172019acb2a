public import RowcallImport

/// The result of an audit for one file.
public struct AuditedFile: Hashable, Sendable {
  /// The path as it was given or found.
  public var path: String
  /// Its kind; nil if it could not be read.
  public var subject: RuleDescription.Subject?
  /// The outcomes in file order, then in rule order.
  public var outcomes: [RuleOutcome] = []
  /// Why it was not audited; nil if it was.
  public var problem: ImportError?
  /// Other remarks, such as that it has no table.
  public var remarks: [String] = []

  /// Creates a file without results.
  public init(path: String) { self.path = path }

  /// The findings to report, in file order.
  public var news: [RuleOutcome] { outcomes.filter(\.isNews) }
}

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
