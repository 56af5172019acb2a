import UIKit

protocol ToppingsDelegate: AnyObject {
  func toppings(_ controller: ToppingsViewController, didChoose toppings: [String])
}

/// Several rows are selected, and the bar button hands them on.
final class ToppingsViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  weak var delegate: ToppingsDelegate?
  private let names = ["Olives", "Peppers", "Rocket", "Walnuts"]
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Toppings"
    view.addSubview(tableView)
    tableView.frame = view.bounds
    tableView.delegate = self
    tableView.dataSource = self
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Topping")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  private func finish() {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).map { names[$0.row] }
    delegate?.toppings(self, didChoose: chosen)
    title = chosen.joined(separator: " and ")
  }

  private func selectionDidChange() {
    navigationItem.rightBarButtonItem?.isEnabled = tableView.indexPathsForSelectedRows != nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Topping", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.multipleSelectionBackgroundView = UIView()
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selectionDidChange() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { selectionDidChange() }
}
