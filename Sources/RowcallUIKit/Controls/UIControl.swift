/// A view that is operated, and that notifies targets and actions.
@preconcurrency @MainActor open class UIControl: UIView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true) }
  /// Whether the control can be used, is selected, and is pressed.
  open var isEnabled = true, isSelected = false, isHighlighted = false
  /// The horizontal alignment of the content; stored only.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// True if a press shows the menu.
  open var showsMenuAsPrimaryAction = false
  private var entries: [ControlEntry] = []
  /// Makes a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// The state of the control.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Calls a target at events; the same target and selector get the new events too.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let place = entries.firstIndex(where: { $0.belongs(to: target, action) && $0.call?.target === target })
    {
      entries[place].events.formUnion(controlEvents)
    } else {
      let call = TargetAction(target: target, action: action)
      entries.append(ControlEntry(events: controlEvents, receiver: .target(call)))
    }
  }
  /// Stops calling a target at events; `nil` means every target or every selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    drop(controlEvents) { $0.belongs(to: target, action) }
  }
  /// Runs an action at events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    drop(controlEvents) { $0.identifier == action.identifier }
    entries.append(ControlEntry(events: controlEvents, receiver: .action(action)))
  }
  /// Stops running an action at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    drop(controlEvents) { $0.identifier == actionIdentifier }
  }
  private func drop(_ events: Event, where matches: (ControlEntry) -> Bool) {
    for place in entries.indices where matches(entries[place]) { entries[place].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }
  /// The events at which a target or an action is called.
  open var allControlEvents: Event { entries.reduce(into: Event()) { $0.formUnion($1.events) } }
  /// Calls the targets and actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.receiver {
      case .action(let action): action.run(from: self)
      case .target(let call): call.send(from: self)
      }
    }
  }
  /// Operates the control as a person does; false, and nothing changes, if it is off or knows no such action.
  @discardableResult open func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, action == .press else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }
  /// Presses the control, unless a subclass does something else.
  open override func accessibilityActivate() -> Bool { press() }
  /// Increments the value, if the control has one that goes up and down.
  open override func accessibilityIncrement() { operate(.increment) }
  /// Decrements the value, if the control has one that goes up and down.
  open override func accessibilityDecrement() { operate(.decrement) }
  /// Reports that a person changed the value.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A target or an action, and the events at which it is called.
private struct ControlEntry {
  enum Receiver {
    case target(TargetAction)
    case action(UIAction)
  }
  var events: UIControl.Event
  let receiver: Receiver
  var call: TargetAction? { if case .target(let call) = receiver { call } else { nil } }
  @MainActor var identifier: UIAction.Identifier? {
    if case .action(let action) = receiver { action.identifier } else { nil }
  }
  func belongs(to target: AnyObject?, _ action: Selector?) -> Bool {
    call.map { (target == nil || $0.target === target) && (action == nil || $0.action == action) } ?? false
  }
}

extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let touchDown = Self(rawValue: 1 << 0), touchUpInside = Self(rawValue: 1 << 6),
      touchUpOutside = Self(rawValue: 1 << 7), touchCancel = Self(rawValue: 1 << 8),
      valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13),
      menuActionTriggered = Self(rawValue: 1 << 14), editingDidBegin = Self(rawValue: 1 << 16),
      editingChanged = Self(rawValue: 1 << 17), editingDidEnd = Self(rawValue: 1 << 18),
      editingDidEndOnExit = Self(rawValue: 1 << 19), allTouchEvents = Self(rawValue: 0xFFF),
      allEditingEvents = Self(rawValue: 0xF_0000), allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
  /// States of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let normal: Self = [], highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2),
      selected = Self(rawValue: 4), focused = Self(rawValue: 8)
  }
  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}

/// What a person operates; its methods are not members of the classes, so that an app's subclass may have a `clear()`.
@preconcurrency @MainActor public protocol Operable: AnyObject {}
extension UIControl: Operable {}
extension UISearchBar: Operable {}
extension UITextView: Operable {}

extension Operable where Self: UIControl {
  /// Presses the control as a person does; false if it cannot be used or is not one to press.
  @discardableResult public func press() -> Bool { operate(.press) }
}
