extension TableView {
  /// The author's element above a section, else its title as one; `nil` if it has no header or is not there.
  package func header(ofSection section: Int) -> CellContent? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    let custom = ask("tableView(_:headerForSection:)") {
      delegate?.tableView(self, headerForSection: section)
    }
    return custom
      ?? ask("tableView(_:titleForHeaderInSection:)") {
        dataSource?.tableView(self, titleForHeaderInSection: section)
      }.flatMap(CellContent.init(headerText:))
  }

  /// The author's element below a section, else its text as one; `nil` if it has no footer or is not there.
  package func footer(ofSection section: Int) -> CellContent? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    let custom = ask("tableView(_:footerForSection:)") {
      delegate?.tableView(self, footerForSection: section)
    }
    return custom
      ?? ask("tableView(_:titleForFooterInSection:)") {
        dataSource?.tableView(self, titleForFooterInSection: section)
      }.flatMap(CellContent.init(headerText:))
  }

  /// The text of a section's header; `nil` if there is none: a header without a text is not there at all.
  func headerText(ofSection section: Int) -> String? { header(ofSection: section)?.joinedTexts }

  /// The text of a section's footer; `nil` if there is none.
  func footerText(ofSection section: Int) -> String? { footer(ofSection: section)?.joinedTexts }
}

extension CellContent {
  /// A header with a text; `nil` if the text is empty.
  fileprivate init?(headerText: String) {
    guard !headerText.isEmpty else { return nil }
    self.init(title: headerText)
  }

  /// The author's label, else the texts in one line; `nil` if there are none.
  var joinedTexts: String? {
    if let label = accessibility.label, !label.isEmpty { return label }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
