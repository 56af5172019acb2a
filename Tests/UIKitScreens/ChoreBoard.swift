import UIKit

enum ChoreState: String, CaseIterable {
  case open = "To do"
  case done = "Done"
}

struct Chore: Hashable {
  let id: Int
  var name: String
}

/// A subclass of the diffable data source that gives titles, deletes and moves.
final class ChoreDataSource: UITableViewDiffableDataSource<ChoreState, Chore> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return snapshot().sectionIdentifiers[section].rawValue
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let chore = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([chore])
    apply(snapshot)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let source = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath else {
      return
    }
    let destination = itemIdentifier(for: destinationIndexPath)
    var snapshot = self.snapshot()
    if let destination = destination {
      if let sourceIndex = snapshot.indexOfItem(source), let index = snapshot.indexOfItem(destination) {
        let isAfter =
          index > sourceIndex
          && snapshot.sectionIdentifier(containingItem: source)
            == snapshot.sectionIdentifier(containingItem: destination)
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      }
    } else {
      let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
      snapshot.deleteItems([source])
      snapshot.appendItems([source], toSection: section)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

final class ChoreBoardViewController: UITableViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: ChoreDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chores"
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Chore")
    dataSource = ChoreDataSource(tableView: tableView) { tableView, indexPath, chore in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Chore", for: indexPath)
      cell.textLabel?.text = chore.name
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<ChoreState, Chore>()
    snapshot.appendSections(ChoreState.allCases)
    snapshot.appendItems(
      [Chore(id: 1, name: "Dishes"), Chore(id: 2, name: "Windows"), Chore(id: 3, name: "Compost")],
      toSection: .open)
    snapshot.appendItems([Chore(id: 4, name: "Laundry")], toSection: .done)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let chore = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    let target: ChoreState = snapshot.sectionIdentifier(containingItem: chore) == .open ? .done : .open
    snapshot.deleteItems([chore])
    snapshot.appendItems([chore], toSection: target)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
