import UIKit

/// Swipe actions on both sides, one of them with a question before it is carried out.
final class InboxViewController: UITableViewController {
  struct Letter {
    let sender: String
    let subject: String
    var isRead = false
  }

  private var letters = [
    Letter(sender: "Library", subject: "Two books are due"),
    Letter(sender: "Marta", subject: "Photos from the hike"),
    Letter(sender: "City council", subject: "New bins on Tuesday"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.sender
    cell.detailTextLabel?.text = letter.subject
    cell.imageView?.image = letter.isRead ? nil : UIImage(systemName: "circle.fill")
    cell.imageView?.image?.accessibilityLabel = "Unread"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = letters[indexPath.row].isRead ? "Mark unread" : "Mark read"
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.letters[indexPath.row].isRead.toggle()
      tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      self.letters.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, completion in
      let question = UIAlertController(
        title: "Archive this letter?", message: nil, preferredStyle: .actionSheet)
      question.addAction(
        UIAlertAction(title: "Archive", style: .default) { _ in
          self.letters.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .left)
          completion(true)
        })
      question.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
      self.present(question, animated: true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete, archive])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
