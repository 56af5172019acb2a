import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallTableView

extension AuditedInterface {
  /// What is heard where the cursor stops at an element; nil for one at which it does not stop.
  ///
  /// A control without a name is heard without one, whatever stands beside it.
  func heard(_ element: ContentElement) -> String? {
    AccessibilityNode(of: element).flatMap { words($0.elements) }
  }

  /// What is heard on the way through a row, stop by stop; nil for one that is not there for a listener.
  func heard(_ row: CellContent) -> String? {
    let table = InterfaceTable(mode: .static, sections: [InterfaceSection(cells: [InterfaceCell(row)])])
    return (try? table.node()).flatMap { words($0.elements) }
  }

  /// What is heard at an element as it is, and after a change of what a listener gets of it.
  func heard(_ element: AuditedElement, after change: (inout ContentElement) -> Void) -> Heard {
    var mended = element.content
    change(&mended)
    let (now, after) = (heard(element.content), heard(mended))
    return Heard(now: now, after: after == now ? nil : after)
  }

  private func words(_ stops: [AccessibilityElement]) -> String? {
    let lines = stops.map { narrator.bareLine(for: $0).text }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " / ")
  }
}
