import RowcallTableView

/// One thing that is seen or operated: a label, an image, a control, a view with a word of its designer's.
package struct InterfaceElement: Hashable, Sendable {
  /// What it is, by the names of the file.
  package enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case label, button, imageView, `switch`, slider, stepper, segmentedControl, textField, textView,
      searchBar,
      progressView, activityIndicatorView, datePicker, pickerView, pageControl, barButtonItem, tabBarItem
    /// A view of another kind of which its designer said something for listeners.
    case view
  }

  package var kind: Kind
  /// What a listener gets of it, with what its designer said for listeners.
  package var content: ContentElement
  /// The way to it for a person: `scene "Settings" > table view > cell "Alerts" > switch`.
  package var path: String
  /// Where it begins; nil for one of a live table.
  package var place: InterfacePlace?
  /// What only the file says; nil for one of a live table.
  package var design: Design?

  /// What only a file says about an element.
  package struct Design: Hashable, Sendable {
    package var id: String?
    /// The class of the application's own, which may set what the file does not; nil for the system's.
    package var customClass: String?
    /// The outlets that lead to it, through which code may change it.
    package var outlets: [String] = []
    /// The classes of the application's own that have these outlets.
    package var owners: Set<String> = []
    /// Whether a runtime attribute gives it a localized text in place of that of the file.
    package var isLocalized = false
    /// Whether one of them is an outlet of the cell around it.
    package var isOutletOfCell = false
    /// Whether one of them is an outlet of a cell or view of the application's own, which may say for listeners what the
    /// file does not.
    package var isOutletOfView = false
    /// The name that its designer gave it; nil for none.
    package var userLabel: String?
    /// Where it lies in the view around it; nil where the file does not say it.
    package var frame: InterfaceFrame?
    /// Whether the file says that the frame is not what constraints make of it.
    package var isMisplaced = false
    /// The width that constraints give it; nil for none.
    package var fixedWidth: Double?
    /// The height that constraints give it; nil for none.
    package var fixedHeight: Double?
    /// The font of its text; nil for one without text.
    package var font: InterfaceFont?
    /// The contrast of its text with what is behind it, 1 to 21; nil where the file does not say both colours.
    package var contrast: Double?
    /// Whether it is hidden, by itself or with a view around it.
    package var isHidden = false
    package var takesTouches = true
    package var imageName: String?
    /// Whether that image is one of the system's symbols, which have names of their own.
    package var hasSystemImage = false
    /// Whether the system names it by itself: an info button, a bar button for adding.
    package var isNamedBySystem = false
    /// Which of the standard items a bar button is, by the name of the file; nil for one of the designer's own.
    package var systemItem: String?
    /// Whether touching it does something though it is no control: a gesture recognizer is attached.
    package var hasGesture = false
    /// Whether something that listeners reach is inside it, on which they can tap as well.
    package var holdsElements = false
    /// Whether it is the view of the whole screen.
    package var isRoot = false
    /// The number of the cell of a collection around it in the file; nil outside.
    package var collectionCell: Int?
    /// Whether a view around it is one element for listeners, so that this is none.
    package var isCovered = false
    /// The number of that view in the file; nil where nothing covers this.
    package var cover: Int?
    /// Its own number in the file.
    package var number: Int?
    /// The number of the view around it in the file, the same for elements side by side.
    package var container: Int?
    package var notes: String?

    package init() {}
  }

  package init(
    _ kind: Kind, _ content: ContentElement, path: String, place: InterfacePlace? = nil, design: Design? = nil
  ) {
    self.kind = kind
    self.content = content
    self.path = path
    self.place = place
    self.design = design
  }
}

extension InterfaceElement.Kind {
  /// What a person calls one of them.
  package var noun: String {
    switch self {
    case .label: "label"
    case .button: "button"
    case .imageView: "image"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmented control"
    case .textField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .progressView: "progress bar"
    case .activityIndicatorView: "activity indicator"
    case .datePicker: "date picker"
    case .pickerView: "picker"
    case .pageControl: "page control"
    case .barButtonItem: "bar button"
    case .tabBarItem: "tab"
    case .view: "view"
    }
  }
}

/// Where a view lies, in points.
package struct InterfaceFrame: Hashable, Sendable {
  /// The start from the left.
  package var x: Double
  /// The start from the top.
  package var y: Double
  package var width: Double
  package var height: Double
}

package struct InterfaceFont: Hashable, Sendable {
  /// The text style that its size comes from (`Body`); nil for a size in points.
  package var textStyle: String?
  /// The size in points; nil for one that comes from a style.
  package var size: Double?
  /// The name of a font of the application's own; nil for the system's.
  package var name: String?
  /// Whether its strokes are bold.
  package var isBold = false
  /// Whether the text follows when the reader changes the size while it is shown.
  package var adjusts: Bool
}
