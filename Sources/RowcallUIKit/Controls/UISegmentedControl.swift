/// A row of segments, of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The place that says that no segment is chosen.
  public static let noSegment = -1

  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  /// The place of the chosen segment, counted from zero, or ``noSegment``; setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// True if a segment is let go at once; kept.
  open var isMomentary = false
  /// True if segments are as wide as what is in them; kept.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment; kept.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes a row without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a row without segments; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a row of titles, pictures and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map(Segment.init)
  }
  /// Makes a row of actions, each done when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Puts a segment at a place counted from zero; a place outside the row is the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Puts a segment at a place counted from zero; a place outside the row is the nearest end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Puts a segment at a place counted from zero; a place outside the row is the nearest end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }
  private func insert(_ segment: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
  }
  /// Takes a segment out, if it is there.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
  }
  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    chosen = Self.noSegment
  }

  private func change<Part>(_ place: Int, _ part: WritableKeyPath<Segment, Part>, to new: Part) {
    if segments.indices.contains(place) { segments[place][keyPath: part] = new }
  }
  private func segment(_ place: Int) -> Segment? { segments.indices.contains(place) ? segments[place] : nil }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment, \.title, to: title) }
  /// The title of a segment; `nil` if it has none or is not there.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment, \.image, to: image) }
  /// The picture of a segment; `nil` if it has none or is not there.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets the action of a segment, with its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(action) }
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, \.isEnabled, to: enabled)
  }
  /// True if a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  /// Keeps the width of a segment, in points.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment, \.width, to: width) }
  /// The width of a segment, in points; 0 for that of what is in it.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Keeps how titles look in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
  }
  /// How titles look in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Chooses a segment as a listener does; only a change is told, and the action of the segment is done.
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
    var width: CGFloat = 0

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }
    @MainActor init(_ item: Any) {
      action = item as? UIAction
      title = item as? String ?? action?.title.nonEmpty
      image = item as? UIImage ?? action?.image
    }
  }
}
