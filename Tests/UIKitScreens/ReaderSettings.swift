import UIKit

/// Settings as an array of cells made once, with a control of each kind.
final class ReaderSettingsViewController: UITableViewController {
  private let nightSwitch = UISwitch()
  private let sizeSlider = UISlider()
  private let marginStepper = UIStepper()
  private let alignmentControl = UISegmentedControl(items: ["Left", "Justified"])
  private let nameField = UITextField()
  private lazy var sections: [(title: String, cells: [UITableViewCell])] = [
    ("Look", [nightCell, sizeCell, marginCell, alignmentCell]), ("Reader", [nameCell, resetCell]),
  ]

  private lazy var nightCell: UITableViewCell = {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Night mode"
    cell.selectionStyle = .none
    cell.accessoryView = nightSwitch
    return cell
  }()
  private lazy var sizeCell = labelledCell("Text size", control: sizeSlider)
  private lazy var marginCell: UITableViewCell = {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Margins"
    cell.accessoryView = marginStepper
    return cell
  }()
  private lazy var alignmentCell = labelledCell("Alignment", control: alignmentControl)
  private lazy var nameCell = labelledCell("Name", control: nameField)
  private lazy var resetCell: UITableViewCell = {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Reset"
    cell.textLabel?.textColor = .systemRed
    return cell
  }()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reader"
    sizeSlider.minimumValue = 10
    sizeSlider.maximumValue = 30
    sizeSlider.accessibilityIdentifier = "size"
    marginStepper.minimumValue = 0
    marginStepper.maximumValue = 5
    alignmentControl.accessibilityIdentifier = "alignment"
    nameField.placeholder = "Your name"
    nameField.accessibilityIdentifier = "name"
    nameField.delegate = self
    nightSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.title = self.nightSwitch.isOn ? "Reader at night" : "Reader"
      }, for: .valueChanged)
    marginStepper.addAction(
      UIAction { [unowned self] _ in
        self.marginCell.detailTextLabel?.text = "\(Int(self.marginStepper.value))"
      }, for: .valueChanged)
    reset()
  }

  private func reset() {
    nightSwitch.setOn(false, animated: false)
    sizeSlider.value = 16
    marginStepper.value = 2
    marginCell.detailTextLabel?.text = "2"
    alignmentControl.selectedSegmentIndex = 0
    nameField.text = nil
  }

  private func labelledCell(_ title: String, control: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = title
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    return cell
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if sections[indexPath.section].cells[indexPath.row] === resetCell { reset() }
  }
}

extension ReaderSettingsViewController: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {
    title = textField.text
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
