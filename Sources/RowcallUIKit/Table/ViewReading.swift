/// Reads the texts, images and controls below a view, in the order in which a person meets them.
@MainActor struct ViewReading {
  /// One text, image or control, and the view that shows it.
  struct Part {
    var element: ContentElement
    let view: UIView
  }
  private(set) var parts: [Part] = []
  /// Reads a view and what is below it.
  init(_ view: UIView) { read(view) }
  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let kind = view.elementKind {
      parts.append(Part(element: view.element(kind), view: view))
    } else if view.isAccessibilityElement {
      readAsOne(view)
    } else {
      view.childrenInReadingOrder.forEach { read($0) }
    }
  }
  /// Reads a view that its author made one element: its texts in one, unless the author gave a label.
  private mutating func readAsOne(_ view: UIView) {
    let inner = view.childrenInReadingOrder.flatMap { ViewReading($0).parts.compactMap(\.element.text) }
    parts.append(Part(element: view.element(.label(inner.joined(separator: ", "))), view: view))
  }
}

extension UIView {
  fileprivate var childrenInReadingOrder: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? subviews }
  func element(_ kind: ContentElement.Kind) -> ContentElement {
    var element = ContentElement(kind, name: accessibilityIdentifier, tag: tag)
    element.isEnabled = (self as? UIControl)?.isEnabled ?? true
    element.accessibility = authoredAccessibility
    return element
  }
  /// What the view is as an element; `nil` for a view that only holds others, or shows nothing.
  var elementKind: ContentElement.Kind? {
    switch self {
    case let label as UILabel: label.shownText.map { .label($0) }
    case let image as UIImageView: image.image.map { .image(CellImage($0)) }
    case let field as UITextField: .textField(text: field.text ?? "", placeholder: field.placeholder)
    case let text as UITextView: .label(text.text ?? "")
    case let progress as UIProgressView: .progress(Double(progress.progress))
    case let spinner as UIActivityIndicatorView: spinner.isAnimating ? .progress(nil) : nil
    case let control as UIControl: control.controlKind
    default: nil
    }
  }
}

extension UIControl {
  fileprivate var controlKind: ContentElement.Kind? {
    switch self {
    case let control as UISwitch: .switch(isOn: control.isOn)
    case let slider as UISlider:
      .slider(
        value: Double(slider.value),
        in: Double(slider.minimumValue)...Double(max(slider.minimumValue, slider.maximumValue)))
    case let stepper as UIStepper:
      .stepper(
        value: stepper.value, in: stepper.minimumValue...max(stepper.minimumValue, stepper.maximumValue),
        by: stepper.stepValue)
    case let segments as UISegmentedControl:
      .segmentedControl(titles: segments.titles, selected: segments.selection)
    case let button as UIButton: .button(button.shownTitle)
    default: nil
    }
  }
}

extension UILabel {
  /// The text as it is read; `nil` for an empty label.
  var shownText: String? {
    let shown = attributedText?.string ?? text
    return shown?.isEmpty == false ? shown : nil
  }
}

extension UISegmentedControl {
  fileprivate var titles: [String] { (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" } }
  fileprivate var selection: Int? {
    (0..<numberOfSegments).contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
  }
}

extension UIButton {
  /// The title as it is read; `nil` for a button with an image only.
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle ?? configuration?.title }
}

extension CellImage {
  @MainActor init(_ image: UIImage) { self.init(name: image.name, label: image.accessibilityLabel) }
}
