import Foundation
import UIKit

/// A long list in alphabetical sections with an index beside it.
final class StationIndexViewController: UIViewController {
  private lazy var tableView = UITableView(frame: view.bounds, style: .plain)
  private let stations = [
    "Alder Park", "Ash Lane", "Brick Yard", "Canal Street", "Castle", "Cinema", "Dock Road", "Elm Grove",
    "Fountain", "Grand Square", "Hill Top", "Mill Bridge", "Museum", "North Gate", "Opera", "River Bend",
  ]
  private var sections: [(letter: String, names: [String])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stations"
    sections = Dictionary(grouping: stations) { String($0.prefix(1)) }
      .map { (letter: $0.key, names: $0.value.sorted()) }
      .sorted { $0.letter < $1.letter }
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.sectionIndexColor = .systemRed
    view.addSubview(tableView)
  }
}

extension StationIndexViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Station")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Station")
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    sections.firstIndex { $0.letter == title } ?? 0
  }
}

extension StationIndexViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section].names[indexPath.row] == "Opera" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  }
}
