import RowcallAccessibility
import RowcallTableView
import RowcallText

extension Narrator {
  /// What is heard for a text of an element: as for a text in a cell of a table without columns.
  func words(_ text: String, of element: AccessibilityElement) -> String {
    words(text, in: AccessibleCell(element, span: CellSpan(rows: 0..<1, columns: 0..<1)))
  }

  /// What is heard for a number in a range: how much of the range it is, in percent, or the number itself.
  func words(_ number: NumberInRange, isShare: Bool) -> String {
    guard isShare, number.highest > number.lowest, number.value.isFinite else { return digits(number.value) }
    let share = (number.value - number.lowest) / (number.highest - number.lowest)
    return wording.text(.percent, ["amount": String(Int((share * 100).rounded()))])
  }

  /// A number in plain digits with at most two after the decimal mark.
  private func digits(_ number: Double) -> String {
    guard number.isFinite else { return String(number) }
    let hundredths = (number * 100).rounded() / 100
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
