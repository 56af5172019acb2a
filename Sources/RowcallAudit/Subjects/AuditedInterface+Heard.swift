import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallTableView

extension AuditedInterface {
  /// What is spoken at an element; nil if the cursor does not stop there.
  func heard(_ element: ContentElement) -> String? {
    AccessibilityNode(of: element).flatMap { words($0.elements) }
  }

  /// What is spoken along a row, stop by stop; nil for a hidden one.
  func heard(_ row: CellContent) -> String? {
    let table = InterfaceTable(mode: .static, sections: [InterfaceSection(cells: [InterfaceCell(row)])])
    return (try? table.node()).flatMap { words($0.elements) }
  }

  /// What is spoken at an element, now and after a change.
  func heard(_ element: AuditedElement, after change: (inout ContentElement) -> Void) -> Heard {
    var fixed = element.content
    change(&fixed)
    let (now, after) = (heard(element.content), heard(fixed))
    return Heard(now: now, after: after == now ? nil : after)
  }

  private func words(_ stops: [AccessibilityElement]) -> String? {
    let lines = stops.map { narrator.bareLine(for: $0).text }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " / ")
  }
}
