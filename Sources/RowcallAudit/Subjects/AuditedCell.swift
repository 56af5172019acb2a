import RowcallAccessibility
import RowcallNarration
import RowcallScreens
import RowcallTableView

/// A large value that its users share, because copies for each element and cell would take most of the time of an audit.
@propertyWrapper struct Shared<Value: Sendable>: Sendable {
  private let kept: [Value]

  init(wrappedValue: Value) { kept = [wrappedValue] }

  var wrappedValue: Value { kept[0] }
}

/// A cell with its surroundings.
struct AuditedCell: FindingTarget, Sendable {
  /// The cell itself.
  @Shared var cell: InterfaceCell
  /// The table that it is in, without its sections.
  @Shared var table: InterfaceTable
  /// The scene that it is in, without its tables and elements.
  @Shared var scene: InterfaceScene
  /// The parts that screen readers reach.
  let shown: [InterfaceElement]
  /// How many of these are controls with values.
  let controlCount: Int
  @Shared private var means: InterfaceMeans

  fileprivate init(
    _ cell: InterfaceCell, in table: Shared<InterfaceTable>, of scene: Shared<InterfaceScene>,
    _ means: Shared<InterfaceMeans>
  ) {
    _cell = Shared(wrappedValue: cell)
    (_table, _scene, _means) = (table, scene, means)
    shown = cell.allElements.filter { !$0.content.accessibility.isHidden }
    controlCount = shown.count { $0.content.isControl && $0.kind != .button }
  }

  /// What it shows.
  var content: CellContent { cell.content }
  /// Its accessibility settings.
  var authored: AuthoredAccessibility { content.accessibility }
  /// Whether code fills it with data.
  var isFilledByCode: Bool { cell.design?.isPrototype == true }
  /// Whether it has a custom class, which may set what the file does not.
  var isReachable: Bool { cell.design?.customClass != nil || isFilledByCode }
  /// Whether the source of its class gives it a label.
  var isLabelledByCode: Bool {
    means.sources[cell.design?.customClass]?.sets(SwiftSources.labels, on: nil) == true
  }
  /// Whether the row can be selected.
  var takesChoice: Bool { table.allowsSelection && cell.design?.takesTouches != false }
  /// Whether the file shows that selecting the row does something.
  var leadsOn: Bool {
    guard let design = cell.design, takesChoice else { return false }
    return !design.segues.isEmpty || content.accessory == .disclosureIndicator
  }

  var place: Place { Place(cell.path, at: cell.place) }
  /// Its id or its path.
  var key: PlaceKey { PlaceKey([cell.design?.id ?? cell.path]) }
  var heard: Heard { Heard(now: words()) }

  /// What is spoken along the row, now and after a change.
  func heard(after change: (inout CellContent) -> Void) -> Heard { Heard(now: words(), after: words(change)) }

  /// What is spoken along the row after a change, stop by stop.
  func words(_ change: (inout CellContent) -> Void = { _ in }) -> String? {
    var fixed = content
    change(&fixed)
    return means.narrator.heard(fixed)
  }
}

struct AuditedTableView: FindingTarget, Sendable {
  let table: InterfaceTable
  let cells: [AuditedCell]
  /// Whether the source of the screen's class gives sections headers.
  let hasHeadersByCode: Bool

  var place: Place { Place(table.path, at: table.place) }
  /// Its id or its path.
  var key: PlaceKey { PlaceKey([table.id ?? table.path]) }
  var heard: Heard { Heard() }

  static func all(of scene: InterfaceScene, _ means: Shared<InterfaceMeans>) -> [Self] {
    var around = scene
    around.tables = []
    around.elements = []
    let shared = Shared(wrappedValue: around)
    let code = means.wrappedValue.sources[scene.customClass]
    let hasHeaders = ["viewForHeaderInSection", "titleForHeaderInSection"].contains {
      code?.mentions($0) == true
    }
    return scene.tables.map { table in
      var outer = table
      outer.sections = []
      let tableAround = Shared(wrappedValue: outer)
      return Self(
        table: table, cells: table.cells.map { AuditedCell($0, in: tableAround, of: shared, means) },
        hasHeadersByCode: hasHeaders)
    }
  }
}

extension Narrator {
  /// What is spoken at an element; nil if the cursor does not stop there.
  func heard(_ element: ContentElement) -> String? {
    AccessibilityNode(of: element).flatMap { heard($0.elements) }
  }

  /// What is spoken along a row, stop by stop; nil for a hidden one.
  func heard(_ row: CellContent) -> String? {
    let table = InterfaceTable(mode: .static, sections: [InterfaceSection(cells: [InterfaceCell(row)])])
    return (try? table.node()).flatMap { heard($0.elements) }
  }

  private func heard(_ stops: [AccessibilityElement]) -> String? {
    let lines = stops.flatMap(phoneLines).map(\.text).filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " / ")
  }
}
