import UIKit

/// Songs in an order of the listener's; the opening song stays where it is, and no song leaves its part.
final class PlaylistViewController: UITableViewController {
  private var parts = [
    ["Overture", "Northern wind", "Harbour lights"],
    ["Slow river", "Paper boats"],
  ]

  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Playlist"
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isEditing = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { parts.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parts[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "First half" : "Second half"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = parts[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath != IndexPath(row: 0, section: 0)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if proposedDestinationIndexPath.section < sourceIndexPath.section {
      return IndexPath(row: 0, section: sourceIndexPath.section)
    }
    if proposedDestinationIndexPath.section > sourceIndexPath.section {
      return IndexPath(row: parts[sourceIndexPath.section].count - 1, section: sourceIndexPath.section)
    }
    if proposedDestinationIndexPath == IndexPath(row: 0, section: 0) {
      return IndexPath(row: 1, section: 0)
    }
    return proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let song = parts[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    parts[destinationIndexPath.section].insert(song, at: destinationIndexPath.row)
  }
}
