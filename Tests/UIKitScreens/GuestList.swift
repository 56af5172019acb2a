import Foundation
import UIKit

/// Guests by name, in the sections of the reader's language.
final class GuestListViewController: UITableViewController {
  struct Guest {
    var name: String
    var table: Int
  }

  private let collation = UILocalizedIndexedCollation.current()
  private var sections: [[Guest]] = []
  var guests = [
    Guest(name: "Zoë", table: 2), Guest(name: "Émile", table: 1), Guest(name: "Bo", table: 4),
    Guest(name: "42nd Street Band", table: 7), Guest(name: "Erin", table: 3), Guest(name: "Ben", table: 4),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    sections = Array(repeating: [], count: collation.sectionTitles.count)
    for guest in guests {
      sections[collation.section(for: guest, collationStringSelector: \.name)].append(guest)
    }
    sections = sections.map { collation.sortedArray(from: $0, collationStringSelector: \.name) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let guest = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = guest.name
    cell.detailTextLabel?.text = "Table \(guest.table)"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].isEmpty ? nil : collation.sectionTitles[section]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { collation.section(forSectionIndexTitle: index) }
}
