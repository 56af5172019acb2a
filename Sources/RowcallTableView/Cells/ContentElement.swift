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
