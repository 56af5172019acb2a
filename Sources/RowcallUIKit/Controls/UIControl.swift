/// A view that is operated and tells targets and actions so.
@preconcurrency @MainActor open class UIControl: UIView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true) }

  /// False if the control cannot be used.
  open var isEnabled = true
  /// True while the control is chosen.
  open var isSelected = false
  /// True while the control is pressed.
  open var isHighlighted = false
  /// How content lies from top to bottom; kept.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// How content lies from left to right; kept.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// True if a press shows the menu.
  open var showsMenuAsPrimaryAction = false
  /// True if a long press shows the menu.
  open var isContextMenuInteractionEnabled = false
  /// Text shown when a pointer rests on the control; kept.
  open var toolTip: String?
  private var entries: [ControlEntry] = []

  /// Makes a control that tells nobody yet.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control that tells nobody yet; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is at present.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // MARK: Who is told

  /// Keeps a target that is called by name at events; one of the same target and name gets the events too.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let place = entries.firstIndex(where: { $0.names(target, action) }) {
      entries[place].events.formUnion(controlEvents)
    } else {
      let call = TargetAction(target: target, action: action)
      entries.append(ControlEntry(events: controlEvents, receiver: .target(call)))
    }
  }
  /// Stops telling a target of events; `nil` stands for every target or every name.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    drop(controlEvents) { $0.belongs(to: target, action) }
  }
  /// Keeps an action for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    drop(controlEvents) { $0.identifier == action.identifier }
    entries.append(ControlEntry(events: controlEvents, receiver: .action(action)))
  }
  /// Stops an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Stops an action for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    drop(controlEvents) { $0.identifier == actionIdentifier }
  }
  private func drop(_ events: Event, where matches: (ControlEntry) -> Bool) {
    for place in entries.indices where matches(entries[place]) { entries[place].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The events that somebody is told of.
  open var allControlEvents: Event { entries.reduce(into: Event()) { $0.formUnion($1.events) } }
  /// The targets that are called by name.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { $0.call?.target as? NSObject })
  }
  /// The names that a target is called by at an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = entries.filter { $0.belongs(to: target, nil) && !$0.events.isDisjoint(with: controlEvent) }
    return names.isEmpty ? nil : names.compactMap { $0.call?.action?.name }
  }

  /// Tells everybody who waits for one of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.receiver {
      case .action(let action): sendAction(action)
      case .target(let call):
        if let name = call.action { sendAction(name, to: call.target, for: nil) }
      }
    }
  }
  /// Calls a target by name.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target: target.map { $0 as AnyObject }, action: action).send(from: self)
  }
  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  // MARK: Use

  /// Does what a listener does: the value changes first, then everybody is told.
  ///
  /// False if the control is off or knows no such action; nothing has changed then.
  @discardableResult open func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, action == .press else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Presses the control, unless a subclass has another way.
  open override func accessibilityActivate() -> Bool { press() }

  /// Tells that a person changed the value.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// Somebody who is told of events.
struct ControlEntry {
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

  func names(_ target: AnyObject?, _ action: Selector) -> Bool {
    call.map { $0.target === target && $0.action == action } ?? false
  }

  func belongs(to target: AnyObject?, _ action: Selector?) -> Bool {
    call.map { (target == nil || $0.target === target) && (action == nil || $0.action == action) } ?? false
  }
}
