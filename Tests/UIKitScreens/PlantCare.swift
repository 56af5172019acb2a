import UIKit

/// A table view controller whose rows are deleted in editing mode and by a swipe; the last row adds one.
class PlantCareViewController: UITableViewController {
  var plants = ["Fern", "Basil", "Aloe", "Monstera"]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plant")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Add")
    tableView.allowsSelectionDuringEditing = true
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let last = IndexPath(row: plants.count, section: 0)
    if editing {
      tableView.insertRows(at: [last], with: .automatic)
    } else {
      tableView.deleteRows(at: [last], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return plants.count + (isEditing ? 1 : 0)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row < plants.count else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Add", for: indexPath)
      cell.textLabel?.text = "New plant"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath)
    cell.textLabel?.text = plants[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    return indexPath.row < plants.count ? .delete : .insert
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      plants.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    case .insert:
      plants.append("Cactus \(plants.count + 1)")
      tableView.insertRows(at: [indexPath], with: .automatic)
    default:
      break
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return "Compost"
  }
}
