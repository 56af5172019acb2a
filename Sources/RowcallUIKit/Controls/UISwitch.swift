/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: [.button, .toggleButton])
  }

  /// True if the switch is on; setting it tells nobody.
  open var isOn = false
  /// The colour while on; kept.
  open var onTintColor: UIColor?
  /// The colour of the part that moves; kept.
  open var thumbTintColor: UIColor?
  /// The title beside the switch; kept.
  open var title: String?

  /// Makes a switch that is off; it is always 51 by 31 points large.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  /// Makes a switch that is off; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off; tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Turns the switch as a listener does; only a change is told.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    if action == .press { return operate(.setOn(!isOn)) }
    guard isEnabled, case .setOn(let on) = action else { return false }
    guard on != isOn else { return true }
    isOn = on
    sendValueChanged()
    return true
  }
}
