import UIKit

struct Ferry {
  let time: String
  let route: String
  let pier: Int
}

final class FerryDataSource: NSObject, UITableViewDataSource {
  private let ferries: [Ferry]

  init(ferries: [Ferry]) {
    self.ferries = ferries
    super.init()
  }

  func ferry(at indexPath: IndexPath) -> Ferry { ferries[indexPath.row] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ferries.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Ferry")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Ferry")
    let ferry = ferries[indexPath.row]
    cell.textLabel?.text = "\(ferry.time) \(ferry.route)"
    cell.detailTextLabel?.text = "Pier \(ferry.pier)"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .detailButton
    return cell
  }
}

final class FerryDelegate: NSObject, UITableViewDelegate {
  var onSelect: ((IndexPath) -> Void)?
  var onDetail: ((IndexPath) -> Void)?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    onDetail?(indexPath)
  }
}

/// A table with constraints, and objects of its own as data source and delegate.
final class FerryTimetableViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let statusLabel = UILabel()
  private let dataSource = FerryDataSource(ferries: [
    Ferry(time: "07:10", route: "Old Town to Gull Island", pier: 2),
    Ferry(time: "08:40", route: "Old Town to Lighthouse", pier: 1),
    Ferry(time: "10:05", route: "Gull Island to Lighthouse", pier: 4),
  ])
  private let delegate = FerryDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ferries"
    view.backgroundColor = .systemBackground
    delegate.onSelect = { [weak self] indexPath in
      guard let self = self else { return }
      self.statusLabel.text = "Next: \(self.dataSource.ferry(at: indexPath).route)"
    }
    delegate.onDetail = { [weak self] indexPath in
      guard let self = self else { return }
      let ferry = self.dataSource.ferry(at: indexPath)
      let alert = UIAlertController(
        title: ferry.route, message: "Leaves at \(ferry.time)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
      self.present(alert, animated: true)
    }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    layOut()
  }

  private func layOut() {
    tableView.translatesAutoresizingMaskIntoConstraints = false
    statusLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    view.addSubview(statusLabel)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      statusLabel.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
      statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      statusLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
