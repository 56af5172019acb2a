import UIKit

/// A meter in the house, with the reading of each month; the app's own scene starts it.
final class ReadingCell: UITableViewCell {
  let monthLabel = UILabel()
  let ring = RingView()
  let amountLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [monthLabel, ring, amountLabel])
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    amountLabel.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    amountLabel.adjustsFontForContentSizeCategory = true
    contentView.addSubview(stack)
    contentView.layer.cornerRadius = 8
    stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(month: String, amount: Int, goal: Int) {
    monthLabel.text = month
    amountLabel.text = "\(amount) kWh"
    ring.share = CGFloat(amount) / CGFloat(goal)
    accessoryType = amount > goal ? .detailButton : .none
  }
}

final class ReadingsViewController: UIViewController {
  private var readings = [("January", 310), ("February", 268), ("March", 241)]
  private let goal = 250
  private let tableView = UITableView()
  private let picker = UIDatePicker()

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Readings"
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    tableView.register(ReadingCell.self)
    tableView.dataSource = self
    tableView.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: "addReading")
  }

  private func add(_ amount: Int) {
    readings.append(("April", amount))
    tableView.insertRows(at: [IndexPath(row: readings.count - 1, section: 0)], with: .automatic)
    UIAccessibility.post(notification: .announcement, argument: "April: \(amount) kilowatt hours")
  }
}

// Methods of the data source may stand in an extension as long as they override nothing.
extension ReadingsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    readings.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(ReadingCell.self, for: indexPath)
    let (month, amount) = readings[indexPath.row]
    cell.configure(month: month, amount: amount, goal: goal)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Goal: \(goal) kWh"
  }
}

extension ReadingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let over = readings[indexPath.row].1 - goal
    let alert = UIAlertController(
      title: readings[indexPath.row].0, message: "\(over) kWh over the goal", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }
}

extension ReadingsViewController: SelectorTarget {
  func perform(_ selector: Selector, with sender: Any?) {
    guard selector == "addReading" else { return }
    let alert = UIAlertController(title: "Reading", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "kWh"
      field.keyboardType = .numberPad
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let amount = alert?.textFields?.first?.text.flatMap({ Int($0) }) else { return }
        self?.add(amount)
      })
    present(alert, animated: true)
  }
}

final class ReadingsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: ReadingsViewController())
    window.tintColor = .systemOrange
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
}
