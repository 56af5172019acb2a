import RowcallScreens
import RowcallTableView

/// A cell with its surroundings.
struct AuditedCell: Sendable {
  private let own: Shared<InterfaceCell>
  private let tableAround: Shared<InterfaceTable>
  private let sceneAround: Shared<InterfaceScene>
  /// The parts that screen readers reach.
  let shown: [InterfaceElement]
  /// How many of these are controls with values.
  let controlCount: Int

  private init(_ cell: InterfaceCell, in table: Shared<InterfaceTable>, of scene: Shared<InterfaceScene>) {
    (own, tableAround, sceneAround) = (Shared(cell), table, scene)
    shown = cell.allElements.filter { !$0.content.accessibility.isHidden }
    controlCount = shown.count { $0.content.isControl && $0.kind != .button }
  }

  /// The cell itself.
  var cell: InterfaceCell { own.value }
  /// The table that it is in, without its sections.
  var table: InterfaceTable { tableAround.value }
  /// The scene that it is in, without its tables and elements.
  var scene: InterfaceScene { sceneAround.value }
  /// What it shows.
  var content: CellContent { cell.content }
  /// Whether code fills it with data.
  var isFilledByCode: Bool { cell.design?.isPrototype == true }
  /// Whether it has a custom class, which may set what the file does not.
  var isReachable: Bool { cell.design?.customClass != nil || isFilledByCode }
  /// Whether the row can be selected.
  var takesChoice: Bool { table.allowsSelection && cell.design?.takesTouches != false }
  /// Whether the file shows that selecting the row does something.
  var leadsOn: Bool {
    guard let design = cell.design, takesChoice else { return false }
    return !design.segues.isEmpty || content.accessory == .disclosureIndicator
  }
  /// Where it is.
  var place: Place { Place(cell.path, line: cell.place?.line, column: cell.place?.column) }
  /// Its key for findings: its id or its path.
  var key: [String] { [cell.design?.id ?? cell.path] }

  /// The cells of a scene.
  static func all(of scene: InterfaceScene) -> [Self] {
    var around = scene
    around.tables = []
    around.elements = []
    let shared = Shared(around)
    return scene.tables.flatMap { table in
      var outer = table
      outer.sections = []
      let tableAround = Shared(outer)
      return table.cells.map { Self($0, in: tableAround, of: shared) }
    }
  }
}

extension InterfaceTable {
  /// Where it is.
  var auditPlace: Place { Place(path, line: place?.line, column: place?.column) }
}
