import RowcallAccessibility
import RowcallNarration

/// The words for what the cursor is on: one element, or a row of several as one unit, in reading order.
struct NodeNarration {
  let narrator: Narrator
  /// What there is to say, the element that describes the row first.
  let elements: [AccessibilityElement]
  /// How many of them can be operated by themselves.
  var controlCount: Int { elements.count { $0.role.isOperated } }

  /// The controls that the table adds to a row: delete, reorder, more info.
  private let controls: [StandardControl]
  /// Where the row lies in its section.
  private let position: SetPosition?

  init(_ node: AccessibilityNode, narrator: Narrator) {
    self.narrator = narrator
    let all = node.elements
    controls = all.compactMap(\.standard)
    elements = all.filter { $0.standard == nil && !$0.isUnchosenSegment }
    position = node.position
    language = node.language
  }

  /// What is said, to be joined as a list.
  ///
  /// - Parameters:
  ///   - lost: what no longer holds, in words.
  ///   - withPosition: whether the place of the row in its section is said.
  ///   - level: the level to be said, 1 for the outermost; nil for none.
  func parts(lost: [String] = [], withPosition: Bool = false, level: Int? = nil) -> [String] {
    let texts = elements.flatMap { narration(of: $0).parts }
    let levels = level.map { [narrator.wording.text(.level, ["level": String($0)])] } ?? []
    return texts + lost + levels + (withPosition ? place : []) + hints
  }

  /// What is another than it was: the states, then the words.
  ///
  /// Everything is said if it is not the same kind of thing any more, and if something only went.
  func changes(since former: NodeNarration) -> [String] {
    guard elements.map(\.role) == former.elements.map(\.role) else { return parts() }
    var changes: [String] = []
    for (now, then) in zip(elements, former.elements) {
      guard let change = narration(of: now).changes(since: former.narration(of: then)) else { return parts() }
      changes += change
    }
    return changes
  }

  /// How deep the row lies, 1 for the outermost; a heading has no depth.
  var depth: Int { isHeading ? 1 : elements.first?.level ?? 1 }

  var isHeading: Bool { elements.first?.role == .heading }

  private var isIndex: Bool { elements.first?.role == .index }

  /// The language of the author's words; nil for the listener's.
  let language: String?

  private func narration(of element: AccessibilityElement) -> ElementNarration {
    var narration = ElementNarration(element: element, narrator: narrator)
    // A control without a name of its own has that of the row, which has just been said.
    if element != elements.first { narration.known = elements.first?.label }
    return narration
  }

  private var place: [String] {
    position.map { [narrator.words($0, isRow: !isIndex)] } ?? []
  }

  private var hints: [String] {
    guard narrator.verbosity.hints else { return [] }
    // Where a row holds a control, that is what a listener wants to operate.
    let main = elements.first { $0.role.isOperated } ?? elements.first
    let actions =
      controls.count + elements.flatMap(\.actions).count { if case .custom = $0 { true } else { false } }
    let count = actions == 0 ? nil : narrator.wording.text(.actionsAvailable, count: actions)
    return [main.flatMap { narration(of: $0).hint }, count].compactMap(\.self)
  }
}

extension AccessibilityNode {
  /// The elements in reading order, without the containers around them.
  package var elements: [AccessibilityElement] {
    switch self {
    case .element(let element): [element]
    case .cell(let cell): [cell.element]
    case .container(_, let children): children.flatMap(\.elements)
    }
  }

  /// Its place among its like.
  fileprivate var position: SetPosition? {
    switch self {
    case .element(let element): element.position
    case .cell(let cell): cell.element.position
    case .container(let container, _): container.position
    }
  }

  /// The language of what is in it; nil for the listener's.
  fileprivate var language: String? {
    switch self {
    case .element(let element): element.language
    case .cell(let cell): cell.element.language
    case .container(let container, let children): container.language ?? children.first?.language
    }
  }
}

extension AccessibilityElement {
  /// Of a row of choices only the chosen one is said.
  fileprivate var isUnchosenSegment: Bool { role == .segment && states.isSelected == false }
}
