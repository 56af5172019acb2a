public import RowcallTableView

/// One thing that is seen or operated: a label, an image, a control, a view with a word of its designer's.
public struct InterfaceElement: Hashable, Sendable {
  /// What it is, by the names of the file.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case label, button, imageView, `switch`, slider, stepper, segmentedControl, textField, textView,
      searchBar,
      progressView, activityIndicatorView, datePicker, pickerView, pageControl, barButtonItem, tabBarItem
    /// A view of another kind of which its designer said something for listeners.
    case view
  }

  /// What it is.
  public var kind: Kind
  /// What a listener gets of it, with what its designer said for listeners.
  public var content: ContentElement
  /// The way to it for a person: `scene "Settings" > table view > cell "Alerts" > switch`.
  public var path: String
  /// Where it begins; nil for one of a live table.
  public var place: InterfacePlace?
  /// What only the file says; nil for one of a live table.
  public var design: Design?

  /// What only a file says about an element.
  public struct Design: Hashable, Sendable {
    /// The id.
    public var id: String?
    /// The class of the application's own, which may set what the file does not; nil for the system's.
    public var customClass: String?
    /// The outlets that lead to it, through which code may change it.
    public var outlets: [String] = []
    /// Whether one of them is an outlet of the cell around it.
    public var isOutletOfCell = false
    /// Whether one of them is an outlet of a cell or view of the application's own, which may say for listeners what the
    /// file does not.
    public var isOutletOfView = false
    /// The name that its designer gave it; nil for none.
    public var userLabel: String?
    /// Where it lies in the view around it; nil where the file does not say it.
    public var frame: InterfaceFrame?
    /// Whether the file says that the frame is not what constraints make of it.
    public var isMisplaced = false
    /// The width that constraints give it; nil for none.
    public var fixedWidth: Double?
    /// The height that constraints give it; nil for none.
    public var fixedHeight: Double?
    /// The font of its text; nil for one without text.
    public var font: InterfaceFont?
    /// Whether it is hidden, by itself or with a view around it.
    public var isHidden = false
    /// Whether touches reach it.
    public var takesTouches = true
    /// The name of the image that it shows; nil for none.
    public var imageName: String?
    /// Whether that image is one of the system's symbols, which have names of their own.
    public var hasSystemImage = false
    /// Whether the system names it by itself: an info button, a bar button for adding.
    public var isNamedBySystem = false
    /// Which of the standard items a bar button is, by the name of the file; nil for one of the designer's own.
    public var systemItem: String?
    /// Whether touching it does something though it is no control: a gesture recognizer is attached.
    public var hasGesture = false
    /// Whether a view around it is one element for listeners, so that this is none.
    public var isCovered = false
    /// The number of that view in the file; nil where nothing covers this.
    public var cover: Int?
    /// Its own number in the file.
    public var number: Int?
    /// The number of the view around it in the file, the same for elements side by side.
    public var container: Int?
    /// What its designer noted.
    public var notes: String?

    /// Nothing is known.
    public init() {}
  }

  /// An element.
  public init(
    _ kind: Kind, _ content: ContentElement, path: String, place: InterfacePlace? = nil, design: Design? = nil
  ) {
    self.kind = kind
    self.content = content
    self.path = path
    self.place = place
    self.design = design
  }
}

/// Where a view lies, in points.
public struct InterfaceFrame: Hashable, Sendable {
  /// The start from the left.
  public var x: Double
  /// The start from the top.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}

/// The font of a text.
public struct InterfaceFont: Hashable, Sendable {
  /// The text style that its size comes from (`Body`); nil for a size in points.
  public var textStyle: String?
  /// The size in points; nil for one that comes from a style.
  public var size: Double?
  /// The name of a font of the application's own; nil for the system's.
  public var name: String?
  /// Whether the text follows when the reader changes the size while it is shown.
  public var adjusts: Bool
}
