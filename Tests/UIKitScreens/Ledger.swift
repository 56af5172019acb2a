import UIKit

/// A content configuration of the app's own, with its view.
struct BalanceConfiguration: UIContentConfiguration {
  var account = ""
  var balance = ""
  var isSelected = false

  func makeContentView() -> UIView & UIContentView {
    BalanceView(self)
  }

  func updated(for state: UIConfigurationState) -> BalanceConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isSelected = state.isSelected
    return updated
  }
}

final class BalanceView: UIView, UIContentView {
  private let accountLabel = UILabel()
  private let balanceLabel = UILabel()
  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: BalanceConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [accountLabel, balanceLabel])
    stack.axis = .horizontal
    addSubview(stack)
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? BalanceConfiguration else { return }
    accountLabel.text = configuration.account
    balanceLabel.text = configuration.balance
    accountLabel.textColor = configuration.isSelected ? .systemBlue : .label
  }
}

/// Rows by content configurations: a custom one, a value row, and one that follows its state.
final class LedgerViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case savings, interest, note
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ledger"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.configurationUpdateHandler = nil
    switch Row(rawValue: indexPath.row) {
    case .savings:
      cell.contentConfiguration = BalanceConfiguration(account: "Savings", balance: "1,204.50")
    case .interest:
      var content = UIListContentConfiguration.valueCell()
      content.text = "Interest"
      content.secondaryText = "2.1 %"
      content.textProperties.color = .systemGreen
      content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
      cell.contentConfiguration = content
    default:
      cell.configurationUpdateHandler = { cell, state in
        var content = cell.defaultContentConfiguration().updated(for: state)
        content.text = "Note"
        content.secondaryText = state.isSelected ? "chosen" : "not chosen"
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = state.isSelected ? .systemYellow : .systemBackground
        cell.backgroundConfiguration = background
      }
    }
    return cell
  }
}
