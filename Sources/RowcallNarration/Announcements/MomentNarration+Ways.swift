import RowcallAccessibility
import RowcallTableView

extension MomentNarration {
  /// The index title that was followed: "N", and that its section is empty if it is.
  var index: [String] {
    guard let (title, section) = moment.index else { return [] }
    let titles = scene.table.sectionIndexTitles
    let label =
      titles.firstIndex(of: title).flatMap(scene.table.accessibilityLabel(forIndexTitleAt:)) ?? title
    let header = section.title == title || section.title == label ? nil : section.title
    let empty = section.rows == 0 ? wording.text(.emptyTable) : nil
    return sentence([words(label), header.map(words), empty].compactMap(\.self))
  }

  /// The rows that are shown now, unless the cursor went there and tells it by itself.
  var window: [String] {
    guard let (rows, total) = moment.scrolled else { return [] }
    guard !moment.isFocusMoved || saysWindowWithCursor else { return [] }
    let arguments = ["first": rows.lowerBound + 1, "last": rows.upperBound, "total": total]
    return [wording.text(.rowsShown, arguments.mapValues { String($0) })]
  }

  private var saysWindowWithCursor: Bool {
    narrator.verbosity.position == .always && (place.map(heard.isFar) ?? false)
  }

  /// What was refused, with the reason that the application gave.
  var refusals: [String] {
    moment.refusals.flatMap { error in
      let refusal = Refusal(error)
      let control = refusal.control.map {
        ElementNarration(element: AccessibilityElement(of: $0, in: CellContent()), narrator: narrator).parts
      }
      return sentence(
        [wording.text(.announceRefused)] + (control ?? []) + [refusal.reason.map(words)].compactMap(\.self))
    }
  }

  /// What is heard for a text of the application.
  func words(_ text: String) -> String { narrator.words(text, of: AccessibilityElement(.text)) }
}
