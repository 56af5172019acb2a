// Swift Testing comes with the toolchain, but not where its libraries are linked statically.
#if canImport(Testing)
  public import RowcallAudit
  public import RowcallTableView
  public import Testing

  /// Expects that the audit of a table view passes; findings fail the test.
  ///
  ///     @Test func everyRowCanBeFollowed() throws {
  ///       try expectAccessible(settings.tableView)
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: the table; all of its rows are read.
  ///   - title: the title of its screen; nil if it has none.
  ///   - auditor: the rules and options.
  ///   - limit: the lowest impact that fails the test.
  ///   - sourceLocation: the place of the failure.
  /// - Throws: what the table throws when it is loaded, or when its data source refuses a row.
  public func expectAccessible(
    _ tableView: TableView, title: String? = nil, by auditor: Auditor = Auditor(),
    failingFrom limit: Impact = .minor, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(TableViewError) {
    let report = AuditReport(files: [try auditor.audit(tableView, title: title)])
    guard FailureLimit.impact(limit).fails(report) else { return }
    Issue.record(Comment(rawValue: report.text), sourceLocation: sourceLocation)
  }
#endif
