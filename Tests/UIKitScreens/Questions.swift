import UIKit

final class QuestionHeaderView: UITableViewHeaderFooterView {
  static let identifier = String(describing: QuestionHeaderView.self)

  let questionLabel = UILabel()
  let markLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    questionLabel.font = .preferredFont(forTextStyle: .headline)
    questionLabel.numberOfLines = 0
    contentView.addSubview(questionLabel)
    contentView.addSubview(markLabel)
    questionLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      questionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      questionLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Sections that open and close when their first row is chosen, under headers of their own class.
final class QuestionsViewController: UITableViewController {
  private struct Topic {
    let question: String
    let answers: [String]
    var isOpen = false
  }

  private var topics = [
    Topic(question: "How do I borrow a bike?", answers: ["Scan its code.", "Unlock it in the app."]),
    Topic(question: "Where can I park?", answers: ["At any green post."]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Questions"
    tableView.register(
      QuestionHeaderView.self, forHeaderFooterViewReuseIdentifier: QuestionHeaderView.identifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Answer")
    let banner = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    banner.text = "City bikes"
    banner.textAlignment = .center
    tableView.tableHeaderView = banner
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 50
  }

  override func numberOfSections(in tableView: UITableView) -> Int { topics.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    topics[section].isOpen ? topics[section].answers.count + 1 : 1
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: QuestionHeaderView.identifier)
      as? QuestionHeaderView
    header?.questionLabel.text = topics[section].question
    header?.markLabel.text = topics[section].isOpen ? "open" : "closed"
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    let topic = topics[indexPath.section]
    cell.indentationLevel = indexPath.row == 0 ? 0 : 1
    cell.textLabel?.text =
      indexPath.row == 0 ? (topic.isOpen ? "Hide answers" : "Show answers") : topic.answers[indexPath.row - 1]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row == 0 else { return }
    topics[indexPath.section].isOpen.toggle()
    tableView.reloadSections(IndexSet(integer: indexPath.section), with: .automatic)
  }
}
