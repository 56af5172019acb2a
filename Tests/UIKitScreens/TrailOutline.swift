import UIKit

/// Regions that open to show their trails, as an outline of one section.
final class TrailOutlineViewController: UIViewController, UITableViewDelegate {
  private enum Section { case main }
  private struct Entry: Hashable {
    let name: String
    var length: Double?
  }

  private static let regions: [(String, [Entry])] = [
    ("North shore", [Entry(name: "Heron loop", length: 4.2), Entry(name: "Lighthouse path", length: 9)]),
    ("High moor", [Entry(name: "Stone circle", length: 12.5)]),
  ]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = UITableViewDiffableDataSource<Section, Entry>(tableView: tableView) {
    [weak self] tableView, indexPath, entry in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = entry.name
    content.secondaryText = entry.length.map { "\($0) km" }
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    cell.contentConfiguration = content
    cell.indentationLevel = self?.outline.level(of: entry) ?? 0
    cell.accessoryType = entry.length == nil ? .none : .disclosureIndicator
    return cell
  }
  private var outline = NSDiffableDataSourceSectionSnapshot<Entry>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
    tableView.delegate = self
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for (name, trails) in Self.regions {
      let region = Entry(name: name)
      outline.append([region])
      outline.append(trails, to: region)
    }
    dataSource.apply(outline, to: .main, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let entry = dataSource.itemIdentifier(for: indexPath) else { return }
    outline = dataSource.snapshot(for: .main)
    guard entry.length == nil else {
      navigationItem.prompt = entry.name
      return
    }
    if outline.isExpanded(entry) { outline.collapse([entry]) } else { outline.expand([entry]) }
    dataSource.apply(outline, to: .main)
  }
}
