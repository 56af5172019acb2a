public import RowcallImport

/// What came of the audit of one file.
public struct AuditedFile: Hashable, Sendable {
  /// The path as it was given or found.
  public var path: String
  /// As what it was audited; nil when it could not be read.
  public var subject: RuleDescription.Subject?
  /// What came of each rule, in the order of the file and then of the rules.
  public var outcomes: [RuleOutcome] = []
  /// Why it was not audited; nil when it was.
  public var problem: ImportError?
  /// What is worth saying about the file besides findings, such as that there is no table in it.
  public var remarks: [String] = []

  /// A file of which nothing is known yet.
  public init(path: String) { self.path = path }

  /// The findings that are to be told, in the order of the file.
  public var news: [RuleOutcome] { outcomes.filter(\.isNews) }
}

/// What came of the audit of several files.
public struct AuditReport: Hashable, Sendable {
  /// The files in the order in which they were named, those of a directory by their names.
  public var files: [AuditedFile]
  /// How many files in directories were passed over because of what their names end in.
  public var passedOverCount: Int
  /// What the baseline knows and is not there any more; empty without a baseline.
  public var gone: [Baseline.Entry] = []

  /// Puts files together.
  public init(files: [AuditedFile], passedOverCount: Int = 0) {
    self.files = files
    self.passedOverCount = passedOverCount
  }
}
