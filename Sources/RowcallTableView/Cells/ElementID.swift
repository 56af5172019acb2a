/// How code names an element of a cell.
public enum ElementID: Hashable, Sendable {
  /// By its place in reading order, counted from zero.
  case index(Int)
  /// By the name of its outlet.
  case named(String)
  /// By its tag.
  case tagged(Int)
  /// The control that is the row's accessory.
  case accessory
  /// The control that is the row's accessory in editing mode.
  case editingAccessory
}

extension CellContent {
  /// The element of that name, tag or place; `nil` if there is none.
  ///
  /// Setting an element that is not there does nothing, and neither does setting `nil`; a control that is set as an
  /// accessory takes the place of whatever stood there.
  package subscript(id: ElementID) -> ContentElement? {
    get {
      switch id {
      case .accessory: accessory.element
      case .editingAccessory: editingAccessory.element
      case .index, .named, .tagged: index(of: id).map { elements[$0] }
      }
    }
    set {
      guard let newValue else { return }
      switch id {
      case .accessory: accessory = .control(newValue)
      case .editingAccessory: editingAccessory = .control(newValue)
      case .index, .named, .tagged: if let index = index(of: id) { elements[index] = newValue }
      }
    }
  }

  private func index(of id: ElementID) -> Int? {
    switch id {
    case .index(let index): elements.indices.contains(index) ? index : nil
    case .named(let name): elements.firstIndex { $0.name == name }
    case .tagged(let tag): elements.firstIndex { $0.tag == tag }
    case .accessory, .editingAccessory: nil
    }
  }
}

extension CellAccessory {
  /// The author's control; `nil` for a standard accessory.
  package var element: ContentElement? {
    if case .control(let element) = self { element } else { nil }
  }
}
