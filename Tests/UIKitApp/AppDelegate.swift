import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().prefersLargeTitles = true
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HarboursViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {}
}

/// The harbours of a lake, with the depth of each.
class HarboursViewController: UITableViewController {
  private let harbours = [("Birchholm", 3.5), ("Northbay", 4.0), ("Sandwick", 2.25)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbours"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return harbours.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = harbours[indexPath.row].0
    cell.detailTextLabel?.text = "\(harbours[indexPath.row].1) m"
    return cell
  }
}
