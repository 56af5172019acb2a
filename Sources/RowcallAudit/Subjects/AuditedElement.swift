import RowcallNarration
import RowcallScreens
import RowcallTableView

/// A view or control with its surroundings.
struct AuditedElement: FindingTarget, Sendable {
  /// The element in the document.
  @Shared var element: InterfaceElement
  /// The cell that it is in; nil outside cells.
  @Shared var cell: AuditedCell?
  @Shared var scene: InterfaceScene
  /// The texts next to it, the nearest first: those of its container or the first of its cell.
  let textsBeside: [String]
  /// The text of the only label in its container, if code does not change it.
  let onlyTextBeside: String?
  /// Whether it is the only reachable element in its cell or on its screen.
  let isAlone: Bool
  /// Whether it is all that a cell of a collection shows.
  let isAllOfCollectionCell: Bool
  @Shared private var means: InterfaceMeans

  /// Its content for screen readers.
  var content: ContentElement { element.content }
  var kind: InterfaceElement.Kind { element.kind }
  /// Its accessibility settings.
  var authored: AuthoredAccessibility { element.content.accessibility }
  /// Its design in the file; nil in a live table.
  var design: InterfaceElement.Design? { element.design }

  /// Whether screen readers reach it: neither it nor its cell is hidden.
  var isThere: Bool { !authored.isHidden && cell?.cell.content.accessibility.isHidden != true }

  /// Whether code can reach and change it by an outlet, a tag, a custom class or a runtime attribute.
  var isReachable: Bool {
    guard let design else { return false }
    return design.customClass != nil || !design.outlets.isEmpty || content.tag != 0 || design.isLocalized
  }

  /// Whether its custom class, or that of its cell, may set accessibility properties that the file does not.
  ///
  /// An outlet of the view controller alone is usually for the value.
  var isNamedByCode: Bool {
    guard let design else { return false }
    if design.customClass != nil || design.isOutletOfView { return true }
    return cell?.isFilledByCode == true && (design.isOutletOfCell || content.tag != 0)
  }

  /// Whether it has the name of its cell: as the accessory view, or as the only control of a cell that is one element.
  var standsForItsCell: Bool {
    guard let cell, kind != .button else { return false }
    if cell.cell.accessoryElement == element, cell.content.isNamesake(content) { return true }
    let authored = cell.content.accessibility
    guard authored.isElement ?? (authored.label != nil) else { return false }
    return cell.controlCount == 1
  }

  /// Whether it can be tapped although it may not be a control.
  var isTapped: Bool { design?.hasGesture == true && design?.takesTouches == true }

  /// Its label or its text; nil if it is blank.
  var writtenLabel: String? {
    (authored.label ?? content.text).flatMap { $0.isBlank ? nil : $0 }
  }

  /// What to review where a label is missing; nil if code does not set it.
  var reviewOfLabel: String? {
    isNamedByCode && isSet(SwiftSources.labels) != false
      ? "Check that code sets its accessibilityLabel." : nil
  }

  /// Whether source that was read gives it a label.
  var isLabelledByCode: Bool { isSet(SwiftSources.labels) == true }

  /// Whether the sources of its class and of those with outlets to it set one of some properties of it, or call such a
  /// method; nil where they cannot tell.
  func isSet(_ members: Set<String>) -> Bool? {
    guard let design else { return nil }
    let own = means.sources[design.customClass]
    let owners = design.owners.map { means.sources[$0] }
    let isFound =
      own?.sets(members, on: nil) == true
      || owners.contains { code in design.outlets.contains { code?.sets(members, on: $0) == true } }
    if isFound { return true }
    let read = (owners + [own]).compactMap(\.self)
    let count = owners.count + (design.customClass == nil ? 0 : 1)
    let isMentioned = read.contains { code in members.contains(where: code.mentions) }
    return read.isEmpty || read.count < count || isMentioned || content.tag != 0 ? nil : false
  }

  /// Whether code replaces its texts.
  var isFilledByCode: Bool {
    cell?.isFilledByCode == true || isReachable || (isStandardPart && cell?.cell.design?.isOutlet == true)
  }

  /// Whether it is the title, the detail or the image of a cell of a standard style.
  var isStandardPart: Bool { cell?.cell.standardElements.contains(element) ?? false }

  var place: Place { Place(element.path, at: element.place) }
  /// Its id or its path.
  var key: PlaceKey { PlaceKey([design?.id ?? element.path]) }
  var heard: Heard { Heard(now: means.narrator.heard(content)) }

  /// What is spoken at the element, now and after a change.
  func heard(after change: (inout ContentElement) -> Void) -> Heard {
    var fixed = content
    change(&fixed)
    return Heard(now: means.narrator.heard(content), after: means.narrator.heard(fixed))
  }
}

extension AuditedElement {
  /// The elements of a scene outside its cells.
  static func loose(of scene: InterfaceScene, _ means: Shared<InterfaceMeans>) -> [Self] {
    all(scene.elements, in: nil, of: scene, others: [], means)
  }

  /// The views of a scene that can be tapped, although nothing is said of them for listeners.
  static func tapped(of scene: InterfaceScene, _ means: Shared<InterfaceMeans>) -> [Self] {
    all(scene.tappedViews, in: nil, of: scene, others: [], means)
  }

  static func all(in cell: AuditedCell, _ means: Shared<InterfaceMeans>) -> [Self] {
    let isLive = cell.cell.design == nil
    let titles =
      isLive ? [cell.content.title, cell.content.detail].compactMap(\.self).filter { !$0.isEmpty } : []
    return all(cell.cell.allElements, in: cell, of: cell.scene, others: titles, means)
  }

  private init(
    _ element: InterfaceElement, in cell: Shared<AuditedCell?>, of scene: Shared<InterfaceScene>,
    textsBeside: [String], onlyTextBeside: String?, isAlone: Bool, isAllOfCollectionCell: Bool,
    _ means: Shared<InterfaceMeans>
  ) {
    _element = Shared(wrappedValue: element)
    (_cell, _scene, _means) = (cell, scene, means)
    (self.textsBeside, self.onlyTextBeside, self.isAlone) = (textsBeside, onlyTextBeside, isAlone)
    self.isAllOfCollectionCell = isAllOfCollectionCell
  }

  private static func all(
    _ elements: [InterfaceElement], in cell: AuditedCell?, of scene: InterfaceScene, others: [String],
    _ means: Shared<InterfaceMeans>
  ) -> [Self] {
    var labels: [Int?: [InterfaceElement]] = [:]
    // The first texts of a large view are enough.
    for element in elements where element.kind == .label && element.content.readText != nil {
      if labels[element.design?.container, default: []].count < 16 {
        labels[element.design?.container, default: []].append(element)
      }
    }
    let first = elements.lazy.filter { $0.kind == .label }.compactMap(\.content.readText).prefix(1)
    let shown = elements.lazy.filter { !$0.content.accessibility.isHidden && !$0.kind.isInBar }.count
    let (cellAround, sceneAround) = (Shared(wrappedValue: cell), Shared(wrappedValue: scene))
    let isAlone = shown == 1 && others.isEmpty && (cell != nil || scene.tables.isEmpty)
    let inCollections = Dictionary(
      grouping: elements.filter { !$0.content.accessibility.isHidden }, by: { $0.design?.collectionCell })
    return elements.map { element in
      let labels = (labels[element.design?.container] ?? []).filter { $0 != element }
        .sorted { $0.distance(to: element) < $1.distance(to: element) }
      let near = labels.compactMap(\.content.readText)
      let isOnly = labels.count == 1 && labels[0].isFixed
      let far = cell == nil || !near.isEmpty ? [] : Array(first).filter { $0 != element.content.readText }
      return Self(
        element, in: cellAround, of: sceneAround, textsBeside: near + far + others,
        onlyTextBeside: isOnly ? near.first : nil, isAlone: isAlone,
        isAllOfCollectionCell: element.design?.collectionCell != nil
          && inCollections[element.design?.collectionCell]?.count == 1, means
      )
    }
  }
}

extension InterfaceElement.Kind {
  /// Whether it is in a bar outside the content of the screen.
  fileprivate var isInBar: Bool { self == .barButtonItem || self == .tabBarItem }
}

extension InterfaceElement {
  /// Whether the file alone decides its text.
  fileprivate var isFixed: Bool {
    guard let design else { return false }
    return design.customClass == nil && design.outlets.isEmpty && content.tag == 0 && !design.isLocalized
  }

  /// The distance of two elements in one view, smaller on the same line; equal for all without frames.
  fileprivate func distance(to other: InterfaceElement) -> Double {
    guard let frame = design?.frame, let target = other.design?.frame else { return 0 }
    let vertical = Stretch(frame.y, frame.height), horizontal = Stretch(frame.x, frame.width)
    let (line, column) = (Stretch(target.y, target.height), Stretch(target.x, target.width))
    // The frame of a misplaced element is unknown.
    if frame.height == 0 { return .infinity }
    let otherLine = vertical.share(of: line) < 0.5 ? 10_000.0 : 0
    return otherLine + 4 * vertical.gap(to: line) + horizontal.gap(to: column)
  }
}

/// An interval on one axis.
private struct Stretch {
  let start: Double
  let end: Double

  init(_ start: Double, _ length: Double) {
    self.start = start
    end = start + length
  }

  /// The distance between two; 0 if they overlap.
  func gap(to other: Self) -> Double { max(0, max(start, other.start) - min(end, other.end)) }

  /// The overlap as a share of the shorter one, from 0 to 1.
  func share(of other: Self) -> Double {
    let shorter = min(end - start, other.end - other.start)
    guard shorter > 0 else { return 0 }
    return max(0, min(end, other.end) - max(start, other.start)) / shorter
  }
}

extension ContentElement {
  /// The text that screen readers reach; nil without one or if it is hidden.
  var readText: String? {
    guard !accessibility.isHidden, let text = accessibility.label ?? text else { return nil }
    return text.isBlank ? nil : text
  }
}
