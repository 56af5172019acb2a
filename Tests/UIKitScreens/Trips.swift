import UIKit

struct Trip {
  var name: String
  var days: Int
}

protocol TripDetailViewControllerDelegate: AnyObject {
  func tripDetail(_ controller: TripDetailViewController, didChange trip: Trip)
}

/// The first level: choosing a trip pushes its detail, which hands changes back.
final class TripListViewController: UITableViewController, TripDetailViewControllerDelegate {
  private var trips = [Trip(name: "Coast path", days: 4), Trip(name: "Lake loop", days: 2)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Trip")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Trip")
    let trip = trips[indexPath.row]
    cell.textLabel?.text = trip.name
    cell.detailTextLabel?.text = "\(trip.days) days"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = TripDetailViewController(trip: trips[indexPath.row])
    detail.delegate = self
    navigationController?.pushViewController(detail, animated: true)
  }

  func tripDetail(_ controller: TripDetailViewController, didChange trip: Trip) {
    guard let row = trips.firstIndex(where: { $0.name == trip.name }) else { return }
    trips[row] = trip
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

final class TripDetailViewController: UITableViewController {
  weak var delegate: TripDetailViewControllerDelegate?
  private var trip: Trip

  init(trip: Trip) {
    self.trip = trip
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.name
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "name" : "length"
    cell.detailTextLabel?.text = indexPath.row == 0 ? trip.name : "\(trip.days) days"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 1 else { return }
    trip.days += 1
    tableView.reloadRows(at: [indexPath], with: .automatic)
    delegate?.tripDetail(self, didChange: trip)
  }
}
