/// A row of segments, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1
  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  /// The index of the selected segment, or ``noSegment``; setting it notifies nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// True if a segment is deselected at once.
  open var isMomentary = false
  /// The colour of the selected segment; stored only.
  open var selectedSegmentTintColor: UIColor?
  /// Makes a row of titles, images and actions.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map(Segment.init)
  }
  /// Makes a row of actions, each done when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }
  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  private func segment(_ place: Int) -> Segment? { segments.indices.contains(place) ? segments[place] : nil }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  /// The title of a segment; `nil` if it has none or is not there.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// True if a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  /// Does nothing.
  open func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for state: State) {}
  /// Selects a segment as a person does; only a change is reported, and runs the action of the segment.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, case .select(let place) = action, isEnabledForSegment(at: place) else { return false }
    guard place != chosen else { return true }
    chosen = place
    segment(place)?.action?.choose(sender: self)
    sendValueChanged()
    if isMomentary { chosen = Self.noSegment }
    return true
  }
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    @MainActor init(_ item: Any) {
      action = item as? UIAction
      title = item as? String ?? action?.title.nonEmpty
      image = item as? UIImage ?? action?.image
    }
  }
}
