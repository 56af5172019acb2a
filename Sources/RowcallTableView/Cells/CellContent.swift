/// Everything that a cell shows, as a value.
///
/// Layers above read it; nothing in it depends on a screen. What an author did not set is `nil` or the default.
public struct CellContent: Hashable, Sendable {
  /// How the standard parts of the cell are laid out.
  public var style: CellStyle
  /// The title; `nil` if there is none.
  public var title: String?
  /// The text beside or below the title; `nil` if there is none.
  public var detail: String?
  /// The image before the title; `nil` if there is none.
  ///
  /// The styles `value1` and `value2` show no image.
  public var image: CellImage?
  /// What stands at the end of the row outside editing mode.
  public var accessory = CellAccessory.none
  /// What stands at the end of the row in editing mode.
  public var editingAccessory = CellAccessory.none
  /// Whether a selected row stays highlighted.
  public var selectionStyle = CellSelectionStyle.default
  /// How deep the row is indented, 0 for the base level.
  public var indentationLevel = 0
  /// The labels, images and controls of a custom cell, in reading order.
  public var elements: [ContentElement]
  /// What the author said about the cell's accessibility; it always wins over what is derived.
  public var accessibility = AuthoredAccessibility()

  /// Makes the content of a cell from its parts.
  public init(
    style: CellStyle = .default, title: String? = nil, detail: String? = nil, image: CellImage? = nil,
    accessory: CellAccessory = .none, elements: [ContentElement] = []
  ) {
    self.style = style
    self.title = title
    self.detail = detail
    self.image = image
    self.accessory = accessory
    self.elements = elements
  }

  /// The texts of the cell in reading order: title, detail, then those of the elements; empty ones are left out.
  public var texts: [String] {
    ([title, detail] + elements.map(\.text)).compactMap { $0?.nonEmpty }
  }

  /// The texts by which somebody looks for the cell: what its author has said for it, and the first that it shows.
  var searchTexts: [String] { [accessibility.label, texts.first].compactMap(\.self) }
}

/// The layout of a cell's standard parts, by the names that table-view programmers know.
public enum CellStyle: Hashable, Sendable {
  /// Image and title.
  case `default`
  /// Image and title, the detail below the title.
  case subtitle
  /// The title at the start, the detail at the end as its value; no image.
  case value1
  /// The title as a name and the detail beside it; no image.
  case value2
  /// Only the elements that the author put there.
  case custom
}

/// Whether a selected row stays highlighted.
public enum CellSelectionStyle: Hashable, Sendable {
  /// A selected row is highlighted until it is deselected.
  case `default`
  /// A tap reaches the delegate, and nothing stays highlighted.
  case none
}

/// An image by name and by what it shows.
public struct CellImage: Hashable, Sendable {
  /// The name of the image in the application; `nil` for an image made at run time.
  public var name: String?
  /// What the image shows, as its author wrote it; `nil` if the author wrote nothing.
  public var label: String?

  /// Makes an image.
  public init(name: String? = nil, label: String? = nil) {
    self.name = name
    self.label = label
  }
}

/// What stands at the end of a row.
public enum CellAccessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// The row leads to the next level.
  case disclosureIndicator
  /// The row leads to the next level, and a button of its own opens the item's detail.
  case detailDisclosureButton
  /// A button of its own opens the item's detail.
  case detailButton
  /// The row is the chosen one, or one of the chosen ones.
  case checkmark
  /// A control or view of the author's.
  case control(ContentElement)

  /// Whether the accessory holds a button whose tap goes to the delegate and does not select the row.
  package var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// One label, image or control inside a cell.
public struct ContentElement: Hashable, Sendable {
  /// What the element is, with its present value.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case label(String)
    /// An image.
    case image(CellImage)
    /// A switch.
    case `switch`(isOn: Bool)
    /// A slider between two values.
    case slider(value: Double, in: ClosedRange<Double>)
    /// A stepper between two values.
    case stepper(value: Double, in: ClosedRange<Double>, by: Double)
    /// A button with its title; `nil` for one that shows an image only.
    case button(String?)
    /// A field for text, with the hint that stands in it while it is empty.
    case textField(text: String, placeholder: String?)
    /// A row of segments with the chosen one, counted from zero; `nil` if none is chosen.
    case segmentedControl(titles: [String], selected: Int?)
    /// A bar that shows a value from 0 to 1, or `nil` while the end is not known.
    case progress(Double?)
  }

  /// The name of the outlet; `nil` if it has none.
  public var name: String?
  /// The number by which code finds the element; 0 unless set.
  public var tag: Int
  /// What the element is.
  public var kind: Kind
  /// Whether a control can be operated.
  public var isEnabled = true
  /// Whether a field does not show its text, as those for passwords.
  public var isSecure = false
  /// What the author said about the element's accessibility.
  public var accessibility = AuthoredAccessibility()

  /// Makes an element.
  public init(_ kind: Kind, name: String? = nil, tag: Int = 0) {
    self.kind = kind
    self.name = name
    self.tag = tag
  }

  /// The text that the element shows; `nil` for one that shows none.
  public var text: String? {
    switch kind {
    case .label(let text): text
    case .image(let image): image.label
    case .button(let title): title
    case .textField(let text, let placeholder): text.isEmpty ? placeholder : text
    case .segmentedControl(let titles, let selected):
      selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    case .switch, .slider, .stepper, .progress: nil
    }
  }

  /// Whether the element is one that a listener operates.
  package var isControl: Bool {
    switch kind {
    case .label, .image, .progress: false
    case .switch, .slider, .stepper, .button, .textField, .segmentedControl: true
    }
  }
}

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

/// What a listener does to a control inside a row.
public enum ControlAction: Hashable, Sendable {
  /// Presses a button, turns a switch over.
  case press
  /// Turns a switch on or off.
  case setOn(Bool)
  /// Sets a slider or stepper; a value outside its range becomes the nearest end.
  case setValue(Double)
  /// One step up: a tenth of a slider's range, a stepper's own step.
  case increment
  /// One step down.
  case decrement
  /// Chooses a segment, counted from zero.
  case select(Int)
  /// Replaces the text of a field.
  case enter(String)
}

extension ContentElement {
  /// Carries out an action of the listener's on the element's value.
  ///
  /// - Throws: `TableViewError.controlRefused` if the element is disabled, is no control, or knows no such action;
  ///   the element is then as it was.
  public mutating func apply(_ action: ControlAction) throws(TableViewError) {
    guard isEnabled, let changed = kind.applying(action) else {
      throw .controlRefused(element: self, action: action)
    }
    kind = changed
  }
}

extension ContentElement.Kind {
  /// The kind after an action; `nil` if it knows no such action.
  fileprivate func applying(_ action: ControlAction) -> Self? {
    switch (self, action) {
    case (.button, .press): self
    case (.switch(let isOn), .press): .switch(isOn: !isOn)
    case (.switch, .setOn(let isOn)): .switch(isOn: isOn)
    case (.textField(_, let placeholder), .enter(let text)): .textField(text: text, placeholder: placeholder)
    case (.segmentedControl(let titles, _), .select(let index)) where titles.indices.contains(index):
      .segmentedControl(titles: titles, selected: index)
    case (.slider(let value, let range), _):
      action.value(from: value, step: (range.upperBound - range.lowerBound) / 10).map {
        .slider(value: $0.clamped(to: range), in: range)
      }
    case (.stepper(let value, let range, let step), _):
      action.value(from: value, step: step).map {
        .stepper(value: $0.clamped(to: range), in: range, by: step)
      }
    default: nil
    }
  }
}

extension ControlAction {
  /// The value that the action asks for; `nil` if it asks for none, or for one that is no number.
  package func value(from value: Double, step: Double) -> Double? {
    let wanted: Double? =
      switch self {
      case .setValue(let wanted): wanted
      case .increment: value + step
      case .decrement: value - step
      case .press, .setOn, .select, .enter: nil
      }
    return wanted.flatMap { $0.isNaN ? nil : $0 }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
