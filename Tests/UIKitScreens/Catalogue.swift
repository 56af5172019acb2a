import UIKit

/// A long list with prefetched rows that restores its position.
final class CatalogueViewController: UIViewController {
  private let tableView = UITableView()
  private(set) var prefetched: Set<Int> = []
  private var count = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalogue"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.rowHeight = 60
    tableView.keyboardDismissMode = .onDrag
    tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    view.addSubview(tableView)
  }
}

extension CatalogueViewController: UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Item")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Item")
    cell.textLabel?.text = "Item \(indexPath.row + 1)"
    cell.detailTextLabel?.text = prefetched.contains(indexPath.row) ? "ready" : "loading"
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths.map(\.row))
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard indexPath.row == count - 1, count < 43 else { return }
    DispatchQueue.main.async { [weak self] in self?.loadPage() }
  }

  private func loadPage() {
    let new = (count..<count + 3).map { IndexPath(row: $0, section: 0) }
    count += 3
    tableView.insertRows(at: new, with: .none)
  }
}
