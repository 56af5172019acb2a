import UIKit

/// Exactly one row carries the checkmark.
final class LanguageChoiceViewController: UITableViewController {
  var onChoice: ((String) -> Void)?
  private let languages = ["Català", "Deutsch", "English", "Suomi"]
  private var chosen: Int

  init(chosen: Int) {
    self.chosen = chosen
    super.init(style: .grouped)
    title = "Language"
  }

  required init?(coder: NSCoder) {
    chosen = 0
    super.init(coder: coder)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    languages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = languages[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != chosen else { return }
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    chosen = indexPath.row
    onChoice?(languages[chosen])
  }
}
