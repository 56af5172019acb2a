import UIKit

/// Pulling down reads the tides anew; the control ends by itself a moment later.
final class TidesViewController: UITableViewController {
  private var reading = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tides"
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Reading the gauge")
    control.addAction(UIAction { [weak self] _ in self?.readAgain() }, for: .valueChanged)
    refreshControl = control
  }

  private func readAgain() {
    DispatchQueue.main.async {
      self.reading += 1
      self.tableView.reloadData()
      self.refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "High water" : "Low water"
    cell.detailTextLabel?.text = String(format: "%.1f m", Double(reading) + (indexPath.row == 0 ? 3.2 : 0.4))
    return cell
  }
}
