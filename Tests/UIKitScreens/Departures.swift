import Foundation
import UIKit

struct DepartureService {
  func departures() async throws -> [String] {
    try await Task.sleep(nanoseconds: 1_000_000)
    return ["Bus 4 in 3 minutes", "Tram 11 in 7 minutes"]
  }
}

/// Rows that come later: while a task fetches them a spinner turns, and a notice follows on the main queue.
final class DeparturesViewController: UIViewController {
  private let service = DepartureService()
  private var departures: [String] = []
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Departure")
    return table
  }()
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Departures"
    view.addSubview(tableView)
    view.addSubview(spinner)
    spinner.hidesWhenStopped = true
    spinner.startAnimating()
    Task { await load() }
  }

  private func load() async {
    do {
      departures = try await service.departures()
      tableView.reloadData()
      spinner.stopAnimating()
      DispatchQueue.main.async {
        self.title = "Departures (\(self.departures.count))"
      }
    } catch {
      departures = []
    }
  }
}

extension DeparturesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return departures.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Departure", for: indexPath)
    cell.textLabel?.text = departures[indexPath.row]
    cell.textLabel?.accessibilityLabel = departures[indexPath.row].replacingOccurrences(
      of: "in", with: "leaves in")
    return cell
  }
}
