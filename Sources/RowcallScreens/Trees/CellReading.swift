import RowcallAccessibility
import RowcallTableView

/// What the content of one cell comes to for a listener: one element, or one for the cell and others in it.
///
/// A cell is one unit if its author says so or gives it a label, or if nothing in it can be operated. Otherwise its
/// controls are elements by themselves, and the first element describes the cell by its texts.
struct CellReading {
  /// The element for the cell as a whole; it may have nothing to say.
  private(set) var main: AccessibilityElement
  /// What speaks for itself, in reading order.
  private(set) var others: [AccessibilityNode]

  /// Reads a cell.
  ///
  /// - Parameters:
  ///   - content: what the cell shows.
  ///   - role: the role of a cell that has no other by nature: a row, a heading.
  ///   - isEditing: whether the table is in editing mode, where cells have another accessory.
  init(_ content: CellContent, as role: AccessibilityRole, isEditing: Bool = false) {
    let elements = content.accessibleElements(isEditing: isEditing)
    let isUnit = content.isUnit(elements)
    let speaking = isUnit ? [] : elements.filter { content.speaks($0) }
    let silent = isUnit ? elements : elements.filter { !content.speaks($0) }
    let control = isUnit ? silent.onlyControlWithValue : nil
    main = AccessibilityElement(role)
    others = []
    describe(content, silent, but: control)
    if let control { become(control) }
    main.apply(content.accessibility)
    others = speaking.filter(\.hasSomethingToSay).map { $0.node(in: main) }
  }

  /// Whether the element for the cell as a whole has anything to say.
  var hasMain: Bool { main.label != nil || main.value != nil || main.number != nil }

  /// Gives the cell its label, and its value where the style sets one off; of a control that will stand for the cell
  /// only the author's label is part of it.
  private mutating func describe(
    _ content: CellContent, _ silent: [ContentElement], but control: ContentElement?
  ) {
    let standard = content.standardTexts
    let parts = silent.flatMap { $0 == control ? [$0.accessibility.label].compactMap(\.self) : $0.labelParts }
    main.setLabel(parts: standard.label + parts)
    main.value = standard.value
    let progress = silent.filter { !$0.isControl }.compactMap(\.number)
    if progress.count == 1 { main.number = progress[0] }
  }

  /// Takes the role of the control that is read with the rest of the cell: a switch and its name.
  private mutating func become(_ control: ContentElement) {
    var element = control.element(in: main)
    if main.label != nil { element.takeLabel(of: main) }
    element.value = element.value ?? main.value
    main = element
  }
}

extension [ContentElement] {
  fileprivate var onlyControlWithValue: ContentElement? {
    let controls = filter(\.hasValue)
    return controls.count == 1 ? controls.first : nil
  }
}

extension CellContent {
  /// What stands at the end of the row in a mode.
  func accessory(isEditing: Bool) -> CellAccessory { isEditing ? editingAccessory : accessory }

  /// The elements that are there for a listener, in the author's order, the control in the accessory among them.
  fileprivate func accessibleElements(isEditing: Bool) -> [ContentElement] {
    let shown: ElementID = isEditing ? .editingAccessory : .accessory
    let other: ElementID = isEditing ? .accessory : .editingAccessory
    let natural = elements.indices.map(ElementID.index) + [shown]
    return (accessibility.elementOrder ?? natural)
      .filter { $0 != other }.compactMap { self[$0] }.filter { !$0.accessibility.isHidden }
  }

  /// Whether the cell is read as one.
  fileprivate func isUnit(_ elements: [ContentElement]) -> Bool {
    accessibility.isElement ?? (accessibility.label != nil || !elements.contains(where: speaks))
  }

  /// Whether an element of a cell that is no unit speaks for itself: controls do, and texts of a cell of which the
  /// author said that it is no element.
  fileprivate func speaks(_ element: ContentElement) -> Bool {
    element.accessibility.isElement ?? (element.isControl || accessibility.isElement == false)
  }

  /// The texts of the standard parts; where the style sets the detail off from the title it is the value.
  fileprivate var standardTexts: (label: [String], value: String?) {
    let parts = [title, detail].compactMap { $0?.nonEmpty }
    switch style {
    case .value1, .value2: return (Array(parts.prefix(1)), parts.dropFirst().first)
    case .default, .subtitle, .custom: return (parts + [image?.label].compactMap { $0?.nonEmpty }, nil)
    }
  }
}
