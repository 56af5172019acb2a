import RowcallUIKit
import Testing

@MainActor @Suite struct UIAlertControllerTests {
  @Test func anAnswerIsChosenByItsTitleOnceTheQuestionIsGone() {
    let screen = UIViewController()
    let alert = UIAlertController(title: "Name", message: "Of the list", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var saved: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in
        saved.append("\(alert.textFields?.first?.text ?? ""), \(screen.presentedViewController == nil)")
      })
    screen.present(alert, animated: true)
    alert.textFields?.first?.enter("Food")
    #expect(!alert.choose("Delete") && screen.presentedViewController === alert)
    #expect(alert.choose("Save") && saved == ["Food, true"])
  }

  @Test func anAnswerThatIsOffIsNotChosen() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    alert.addAction(action)
    #expect(!alert.choose("Delete"))
    #expect(alert.textFields == nil && alert.preferredStyle == .actionSheet)
  }
}
