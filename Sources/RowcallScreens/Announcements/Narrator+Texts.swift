import RowcallAccessibility
import RowcallNarration
import RowcallTableView
import RowcallText

extension Narrator {
  /// What is heard for a text of an element: as for a text in a cell of a table without columns.
  func words(_ text: String, of element: AccessibilityElement) -> String {
    words(text, in: AccessibleCell(element, span: CellSpan(rows: 0..<1, columns: 0..<1)))
  }

  /// What is heard for a number in a range: how much of the range it is, in percent, or the number itself.
  func words(_ number: NumberInRange, isShare: Bool) -> String {
    guard isShare, let percent = number.percent else { return digits(number.value) }
    return wording.text(.percent, ["amount": String(percent)])
  }

  /// A number in plain digits with at most two after the decimal mark.
  private func digits(_ number: Double) -> String {
    guard number.isFinite else { return String(number) }
    let rounded = (number * 100).rounded() / 100
    let hundredths = rounded.isFinite ? rounded : number
    let text = Int(exactly: hundredths).map { String($0) } ?? String(hundredths)
    return NumberSymbols(for: wording.phrases.language).decimal == "," ? text.replacing(".", with: ",") : text
  }

  /// "row 3 of 10", or "3 of 10" for what is no row.
  func words(_ position: SetPosition, isRow: Bool) -> String {
    let index = String(position.index + 1)
    guard let count = position.count else {
      return isRow ? wording.text(.rowPosition, ["row": index]) : index
    }
    return isRow
      ? wording.text(.rowPositionOf, ["row": index, "total": String(count)])
      : wording.text(.setPosition, ["index": index, "total": String(count)])
  }

  /// The name of a row as it was shown; nil where nobody has seen it.
  func name(of row: CellContent?) -> String? {
    row.flatMap { ElementNarration(element: AccessibilityElement(of: $0), narrator: self).name }
  }
}

extension NumberInRange {
  /// How much of its range it is, 0 to 100; nil where the range has no ends that tell that.
  fileprivate var percent: Int? {
    let width = highest - lowest
    guard width > 0, width.isFinite, value.isFinite else { return nil }
    let share = min(max((value - lowest) / width, 0), 1)
    return Int((share * 100).rounded())
  }
}
