import UIKit

/// Sections with headers and footers, rows whose detail is their value.
final class MuseumHoursViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case hours, prices

    var title: String { self == .hours ? "Opening hours" : "Tickets" }
    var note: String? { self == .hours ? "Closed on Mondays." : nil }
    var rows: [(String, String)] {
      switch self {
      case .hours: return [("Tuesday to Friday", "10 to 18"), ("Weekend", "11 to 20")]
      case .prices: return [("Adults", "9.50"), ("Students", "6.00"), ("Children", "free")]
      }
    }
  }

  convenience init() {
    self.init(style: .grouped)
    title = "Museum"
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Section(rawValue: section)?.rows.count ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return Section(rawValue: section)?.title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return Section(rawValue: section)?.note
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = "Value"
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: identifier)
    if cell == nil {
      cell = UITableViewCell(style: .value1, reuseIdentifier: identifier)
    }
    let row = Section.allCases[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.0
    cell.detailTextLabel?.text = row.1
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.textColor = .systemTeal
    header.textLabel?.font = UIFont.boldSystemFont(ofSize: 17)
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 44
  }
}
