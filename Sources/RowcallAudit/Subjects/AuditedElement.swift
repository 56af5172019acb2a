import RowcallScreens
import RowcallTableView

/// Something that is seen or operated, and what is around it.
struct AuditedElement: Sendable {
  private let own: Shared<InterfaceElement>
  private let cellAround: Shared<AuditedCell>?
  private let sceneAround: Shared<InterfaceScene>
  /// The texts that stand beside it, the nearest first: those of the view around it, else the first of its cell.
  let textsBeside: [String]
  /// Whether a listener comes upon nothing else in its cell, or on its screen.
  let isAlone: Bool

  /// The thing itself.
  var element: InterfaceElement { own.value }
  /// The cell that it is in; nil outside cells.
  var cell: AuditedCell? { cellAround?.value }
  /// The scene that it is in.
  var scene: InterfaceScene { sceneAround.value }
  /// What a listener gets of it.
  var content: ContentElement { element.content }
  /// What it is.
  var kind: InterfaceElement.Kind { element.kind }
  /// What its designer said for listeners.
  var authored: AuthoredAccessibility { element.content.accessibility }
  /// What only a file says about it; nil for one of a live table.
  var design: InterfaceElement.Design? { element.design }

  /// Whether a listener can come upon it: it is not hidden, and neither is its cell.
  var isThere: Bool { !authored.isHidden && cell?.cell.content.accessibility.isHidden != true }

  /// Whether code can reach it and so may change what it shows: an outlet or a tag leads to it, or a class of the
  /// application's own stands behind it.
  var isReachable: Bool {
    guard let design else { return false }
    return design.customClass != nil || !design.outlets.isEmpty || content.tag != 0
  }

  /// Whether a class that stands for it, or for the cell around it, may well say for listeners what the file does not.
  ///
  /// An outlet of the screen's controller alone is mostly there for the value.
  var isNamedByCode: Bool {
    guard let design else { return false }
    if design.customClass != nil || design.isOutletOfView { return true }
    return cell?.isFilledByCode == true && (design.isOutletOfCell || content.tag != 0)
  }

  /// Whether it is the only control of a cell that is one element, and so is heard by the name of the cell.
  var standsForItsCell: Bool {
    guard let cell, kind != .button else { return false }
    let authored = cell.content.accessibility
    guard authored.isElement ?? (authored.label != nil) else { return false }
    return cell.controlCount == 1
  }

  /// Whether its texts stand for others that code puts there.
  var isFilledByCode: Bool { cell?.isFilledByCode == true || isReachable }

  /// What names it for a finding however much is edited: its id, else the way to it.
  var key: [String] { [design?.id ?? element.path] }

  /// Where it is.
  var place: Place { Place(element.path, line: element.place?.line, column: element.place?.column) }
}

extension AuditedElement {
  /// What lies outside the cells of a scene.
  static func loose(of scene: InterfaceScene) -> [Self] {
    all(scene.elements, in: nil, of: scene, others: [])
  }

  /// What a cell holds.
  static func all(in cell: AuditedCell) -> [Self] {
    let elements = cell.cell.allElements
    let isLive = cell.cell.design == nil
    let titles =
      isLive ? [cell.content.title, cell.content.detail].compactMap(\.self).filter { !$0.isEmpty } : []
    return all(elements, in: cell, of: cell.scene, others: titles)
  }

  private static func all(
    _ elements: [InterfaceElement], in cell: AuditedCell?, of scene: InterfaceScene, others: [String]
  ) -> [Self] {
    var labels: [Int?: [InterfaceElement]] = [:]
    // A big view holds many texts; the first tell enough.
    for element in elements where element.kind == .label && element.content.readText != nil {
      if labels[element.design?.container, default: []].count < 16 {
        labels[element.design?.container, default: []].append(element)
      }
    }
    let first = elements.lazy.filter { $0.kind == .label }.compactMap(\.content.readText).prefix(1)
    let shown = elements.lazy.filter { !$0.content.accessibility.isHidden && !$0.kind.isInBar }.count
    let (cellAround, sceneAround) = (cell.map(Shared.init), Shared(scene))
    let isAlone = shown == 1 && others.isEmpty && (cell != nil || scene.tables.isEmpty)
    return elements.map { element in
      let near = (labels[element.design?.container] ?? []).filter { $0 != element }
        .sorted { $0.distance(to: element) < $1.distance(to: element) }.compactMap(\.content.readText)
      let far = cell == nil || !near.isEmpty ? [] : Array(first).filter { $0 != element.content.readText }
      return Self(
        own: Shared(element), cellAround: cellAround, sceneAround: sceneAround,
        textsBeside: near + far + others, isAlone: isAlone)
    }
  }
}

extension InterfaceElement.Kind {
  /// Whether it stands in a bar beside what a screen shows.
  fileprivate var isInBar: Bool { self == .barButtonItem || self == .tabBarItem }
}

extension InterfaceElement {
  /// How far two elements of one view lie apart, so that what stands in the same line comes first; the same for all
  /// where the file does not say it.
  fileprivate func distance(to other: InterfaceElement) -> Double {
    guard let frame = design?.frame, let target = other.design?.frame else { return 0 }
    let vertical = Stretch(frame.y, frame.height), horizontal = Stretch(frame.x, frame.width)
    let (line, column) = (Stretch(target.y, target.height), Stretch(target.x, target.width))
    // What is not laid out yet may be anywhere.
    if frame.height == 0 { return .infinity }
    let otherLine = vertical.share(of: line) < 0.5 ? 10_000.0 : 0
    return otherLine + 4 * vertical.gap(to: line) + horizontal.gap(to: column)
  }
}

/// The part of a line that something takes.
private struct Stretch {
  let start: Double
  let end: Double

  init(_ start: Double, _ length: Double) {
    self.start = start
    end = start + length
  }

  /// How much lies between two; 0 where they overlap.
  func gap(to other: Self) -> Double { max(0, max(start, other.start) - min(end, other.end)) }

  /// How much of the shorter one both take, from 0 to 1.
  func share(of other: Self) -> Double {
    let shorter = min(end - start, other.end - other.start)
    guard shorter > 0 else { return 0 }
    return max(0, min(end, other.end) - max(start, other.start)) / shorter
  }
}

extension ContentElement {
  /// The text that a listener can come upon; nil for none, and for one that is hidden.
  var readText: String? {
    guard !accessibility.isHidden, let text = accessibility.label ?? text else { return nil }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
