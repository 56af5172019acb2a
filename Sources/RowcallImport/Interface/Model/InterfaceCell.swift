public import RowcallTableView

/// A cell as a listener comes upon it, and how it was designed.
public struct InterfaceCell: Hashable, Sendable {
  /// What it shows; `elements` describes the same, in the same order.
  public var content: CellContent
  /// The elements of `content`, one for one.
  public var elements: [InterfaceElement]
  /// The labels and the image of a standard style, whose texts are the title and the detail of `content`.
  public var standardElements: [InterfaceElement]
  /// The control that is the accessory; nil for none and for a standard accessory.
  public var accessoryElement: InterfaceElement?
  /// What only the file says; nil for a cell of a live table.
  public var design: Design?
  /// The way to it for a person: `scene "Settings" > table view > section "Sounds" > cell "Alerts"`.
  public var path: String
  /// Where it begins; nil for a live table.
  public var place: InterfacePlace?

  /// What only a file says about a cell.
  public struct Design: Hashable, Sendable {
    /// The id.
    public var id: String?
    /// The name of the queue for reuse; nil if it has none.
    public var reuseIdentifier: String?
    /// The class of the application's own, which may set what the file does not; nil for the system's.
    public var customClass: String?
    /// How high it is; nil for as high as its table says.
    public var rowHeight: InterfaceTable.RowHeight?
    /// Whether touches reach it.
    public var takesTouches = true
    /// Whether it is filled with data, and not shown as it is.
    public var isPrototype = false
    /// The ways that lead on from it.
    public var segues: [InterfaceSegue] = []
    /// What its designer noted.
    public var notes: String?

    /// Nothing is known.
    public init() {}
  }

  /// A cell.
  public init(_ content: CellContent, elements: [InterfaceElement] = [], path: String = "cell") {
    self.content = content
    self.elements = elements
    self.path = path
    standardElements = []
  }

  /// Everything in it: the standard parts, the elements, the control at its end.
  public var allElements: [InterfaceElement] {
    standardElements + elements + [accessoryElement].compactMap(\.self)
  }
}
