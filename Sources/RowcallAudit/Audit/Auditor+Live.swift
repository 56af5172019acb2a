public import RowcallTableView

extension Auditor {
  /// Audits a live table view with all of its rows, by the rules for interface files.
  ///
  /// Fonts, sizes and localization are known only in files and not checked. The report names the table by its title.
  ///
  /// - Parameters:
  ///   - tableView: the table; it is loaded if it is not yet.
  ///   - title: the title of its screen; nil if it has none.
  /// - Throws: what the table throws when it is loaded, and `TableViewError.noCell` for a row that its data
  ///   source refuses, because its accessibility is then unknown.
  public func audit(_ tableView: TableView, title: String? = nil) throws(TableViewError) -> AuditedFile {
    let subject = try AuditedInterface(tableView, title: title, options: options)
    return audited(subject, path: title ?? tableView.name ?? "table view")
  }

  private func audited(_ subject: AuditedInterface, path: String) -> AuditedFile {
    var file = AuditedFile(path: path)
    file.subject = .interface
    file.outcomes = outcomes(RuleList.interface, of: subject, path: path)
    accept(&file.outcomes, in: path)
    return file
  }
}

extension AuditReport {
  /// The report for a person, in plain text.
  public var text: String { TextReport(self, style: ReportStyle()).text }
}
