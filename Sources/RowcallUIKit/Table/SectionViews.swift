/// The views above and below sections, as they were last given.
struct SectionViews {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

extension UITableView {
  /// The view above a section; `nil` if it was not in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.headers[section] as? UITableViewHeaderFooterView
  }
  /// The view below a section; `nil` if it was not in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.footers[section] as? UITableViewHeaderFooterView
  }

  /// Asks for the view above a section, or puts its title into one, and reads it.
  func readHeader(ofSection section: Int) -> CellContent? {
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    sectionViews.headers[section] = view
    guard let view else { return nil }
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return CellContent(reading: view)
  }

  /// Asks for the view below a section, or puts its text into one, and reads it.
  func readFooter(ofSection section: Int) -> CellContent? {
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    sectionViews.footers[section] = view
    guard let view else { return nil }
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return CellContent(reading: view)
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension CellContent {
  /// Reads a view that stands above or below rows: the first text is its title, if nothing but one text is there.
  ///
  /// `nil` if it has nothing for a listener, like the empty view that apps use as a space.
  @MainActor init?(reading view: UIView) {
    let parts = ViewReading(view).parts.map(\.element)
    guard !parts.isEmpty || view.accessibilityLabel?.isEmpty == false else { return nil }
    if parts.count == 1, case .label(let text) = parts[0].kind {
      self.init(title: text)
    } else {
      self.init(style: .custom, elements: parts)
    }
    accessibility = view.authoredAccessibility
  }
}
