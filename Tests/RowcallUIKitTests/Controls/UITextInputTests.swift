import RowcallUIKit
import Testing

@MainActor @Suite struct UITextInputTests {
  @Test func lettersGoWhereTheMarkOfTypingIs() throws {
    let field = UITextField()
    #expect(!field.hasText)
    field.insertText("tea")
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: second, to: second)
    field.insertText("r")
    #expect(field.text == "trea" && field.hasText)
    let mark = try #require(field.selectedTextRange)
    #expect(mark.isEmpty && field.offset(from: field.beginningOfDocument, to: mark.start) == 2)
  }

  @Test func whatIsChosenIsReplacedOrDeleted() {
    let field = UITextField()
    field.text = "green tea"
    field.selectAll(nil)
    field.insertText("mate")
    #expect(field.text == "mate")
    field.selectAll(nil)
    field.deleteBackward()
    #expect(field.text == "")
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test(arguments: [("ab", "a"), ("a👩‍🚀", "a"), ("", "")])
  func oneLetterIsDeletedBeforeTheMark(text: String, left: String) {
    let (field, view) = (UITextField(), UITextView())
    field.text = text
    field.deleteBackward()
    view.text = text
    view.selectedRange = NSRange(location: text.utf16.count, length: 0)
    view.deleteBackward()
    #expect(field.text == left && view.text == left)
  }

  @Test func placesOutsideTheTextAreNone() {
    let field = UITextField()
    field.text = "tea"
    #expect(field.position(from: field.beginningOfDocument, offset: 4) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -3) != nil)
  }

  @Test func aRangeOfAnOlderTextIsCut() throws {
    let field = UITextField()
    field.text = "a long line"
    let all = try #require(field.textRange(from: field.endOfDocument, to: field.beginningOfDocument))
    field.text = "tea"
    #expect(field.text(in: all) == "tea" && field.selectedTextRange?.isEmpty == true)
    field.replace(all, withText: "mate")
    #expect(field.text == "mate")
    #expect(field.compare(all.start, to: all.end) == .orderedAscending)
  }

  @Test func typingLettersIsToldAndNotAskedFor() {
    let field = UITextField()
    var told = 0
    field.addAction(UIAction { _ in told += 1 }, for: .editingChanged)
    field.insertText("a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(told == 2)
  }

  @Test func aTextOfManyLinesTakesLettersToo() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 3, length: 4)
    view.insertText("\n")
    #expect(view.text == "one\n" && view.selectedRange == NSRange(location: 4, length: 0))
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 4) && view.hasText)
  }
}
