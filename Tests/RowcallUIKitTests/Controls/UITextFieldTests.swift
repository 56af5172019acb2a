import RowcallUIKit
import Testing

@MainActor @Suite struct UITextFieldTests {
  private final class Keeper: NSObject, UITextFieldDelegate {
    var told: [String] = []
    var allowed = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowed }
    func textFieldDidBeginEditing(_ textField: UITextField) { told.append("begin") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      told.append("\(range.length) to \(string)")
      return string.count < 5
    }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func typingAsksThenChangesThenNotifies() {
    let (field, keeper) = (UITextField(), Keeper())
    field.delegate = keeper
    field.addAction(UIAction { _ in keeper.told.append("changed") }, for: .editingChanged)
    #expect(field.enter("Oslo") && !field.enter("Stockholm"))
    #expect(field.text == "Oslo" && field.isEditing)
    field.pressReturn()
    #expect(!field.isEditing)
    #expect(keeper.told == ["begin", "0 to Oslo", "changed", "4 to Stockholm", "end"])
  }

  @Test func aFieldThatMayNotBeginKeepsItsText() {
    let (field, keeper) = (UITextField(), Keeper())
    field.delegate = keeper
    keeper.allowed = false
    #expect(!field.enter("a") && field.text == "")
    keeper.allowed = true
    field.isEnabled = false
    #expect(!field.enter("a") && !field.operate(.enter("a")))
  }

  @Test func oneFieldTypesAtATime() {
    let (first, second) = (UITextField(), UITextField())
    #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    let top = UIView()
    top.addSubview(second)
    #expect(top.endEditing(false) && !second.isFirstResponder)
  }

  @Test func typingGoesIntoATextOfManyLines() {
    let text = UITextView()
    #expect(text.enter("One\nTwo") && text.text == "One\nTwo")
    text.isEditable = false
    #expect(!text.enter("Three"))
    text.resignFirstResponder()
  }
}
