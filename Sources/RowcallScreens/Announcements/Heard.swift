import RowcallAccessibility
import RowcallTableView

/// What a listener heard last, so that it is not said again.
struct Heard: Sendable {
  /// The table that the listener was in; nil before the first.
  private(set) var table: ObjectIdentifier?
  /// The section whose header was heard last in that table.
  private(set) var section: String?
  /// What the cursor was on.
  private(set) var node: AccessibilityNode?
  /// Where that was.
  private(set) var focus: Focus?
  /// Where that row lay among all; nil for headers and footers.
  private(set) var order: Int?
  /// The control that was operated last, if nothing else has happened since.
  private(set) var control: ControlName?

  /// What has been heard once a moment was told.
  func after(_ moment: Moment, in scene: Scene, at place: Place?) -> Heard {
    var heard = self
    heard.table = ObjectIdentifier(scene.table)
    // Below the last section's end a listener who goes back up hears its name anew.
    heard.section = place?.section
    heard.node = place?.node
    heard.focus = place?.focus
    heard.order = place?.order
    if !moment.isEmpty { heard.control = moment.operated.last.map { ControlName($0.control, in: $0.row) } }
    return heard
  }

  /// Whether a row lies more than a step away from where the listener was, so that they cannot know its place.
  func isFar(from place: Place) -> Bool {
    guard case .row(let path) = place.focus, let now = place.order else { return false }
    switch focus {
    case nil: return true
    case .row: return order.map { abs(now - $0) > 1 } ?? true
    case .tableHeader: return now > 0
    case .sectionIndex: return true
    case .tableFooter: return !place.isLast
    case .sectionHeader(let section):
      return !(path.section == section && path.row == 0) && !(path.section < section && place.isLast)
    case .sectionFooter(let section):
      return !(path.section == section && place.isLast) && !(path.section > section && path.row == 0)
    }
  }
}

/// Which control it is, whatever its value.
struct ControlName: Hashable, Sendable {
  private let row: RowReference
  private let name: String?
  private let tag: Int

  init(_ control: ContentElement, in row: RowReference) {
    self.row = RowReference(row.indexPath, rowsInSection: row.rowsInSection)
    name = control.name
    tag = control.tag
  }
}
