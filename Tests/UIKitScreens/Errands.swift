import UIKit

/// The bar button asks for a text in an alert and inserts it on top; rows are ticked off by a tap.
final class ErrandsViewController: UITableViewController {
  private var errands: [(name: String, isDone: Bool)] = [("Post the parcel", false)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    add.primaryAction = UIAction { [weak self] _ in self?.askForErrand() }
    navigationItem.rightBarButtonItem = add
  }

  private func askForErrand() {
    let alert = UIAlertController(
      title: "New errand", message: "What has to be done?", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Errand"
      field.autocapitalizationType = .sentences
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
      self?.add(text)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true, completion: nil)
  }

  private func add(_ name: String) {
    errands.insert((name, false), at: 0)
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    } completion: { _ in
      self.title = "Errands (\(self.errands.count))"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath)
    let errand = errands[indexPath.row]
    let attributes: [NSAttributedString.Key: Any] =
      errand.isDone ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue] : [:]
    cell.textLabel?.attributedText = NSAttributedString(string: errand.name, attributes: attributes)
    cell.accessoryType = errand.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    errands[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
