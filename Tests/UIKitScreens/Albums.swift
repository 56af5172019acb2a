import UIKit

/// Each row has a menu with a submenu; one entry takes the row away.
final class AlbumsViewController: UITableViewController {
  private var albums = ["Summer", "Workshop", "Garden"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Album")
    cell.textLabel?.text = albums[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "photo.on.rectangle")
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let copy = UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { _ in
        self?.duplicate(at: indexPath)
      }
      let remove = UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) {
        _ in
        self?.remove(at: indexPath)
      }
      let share = UIMenu(
        title: "Share",
        children: [UIAction(title: "By mail") { _ in }, UIAction(title: "As a link") { _ in }])
      return UIMenu(title: "", children: [copy, share, remove])
    }
  }

  private func duplicate(at indexPath: IndexPath) {
    albums.insert(albums[indexPath.row] + " copy", at: indexPath.row + 1)
    tableView.insertRows(
      at: [IndexPath(row: indexPath.row + 1, section: indexPath.section)], with: .automatic)
  }

  private func remove(at indexPath: IndexPath) {
    albums.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
