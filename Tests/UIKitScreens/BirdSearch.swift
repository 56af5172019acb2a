import UIKit

/// A diffable data source that a search narrows.
final class BirdSearchViewController: UIViewController, UISearchResultsUpdating {
  enum Section: Hashable {
    case resident
    case visitor
  }

  struct Bird: Hashable {
    let name: String
    let section: Section
  }

  private let birds = [
    Bird(name: "Barn owl", section: .resident), Bird(name: "Blackbird", section: .resident),
    Bird(name: "Robin", section: .resident), Bird(name: "Barn swallow", section: .visitor),
    Bird(name: "Cuckoo", section: .visitor),
  ]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var dataSource = UITableViewDiffableDataSource<Section, Bird>(tableView: tableView) {
    tableView, indexPath, bird in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = bird.name
    content.image = UIImage(systemName: "bird")
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search birds"
    definesPresentationContext = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Bird")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    show(birds, animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    show(
      text.isEmpty ? birds : birds.filter { $0.name.localizedCaseInsensitiveContains(text) }, animated: true)
  }

  private func show(_ birds: [Bird], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Bird>()
    for section in [Section.resident, .visitor] {
      let members = birds.filter { $0.section == section }
      guard !members.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(members, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
