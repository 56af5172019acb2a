package import RowcallTableView

/// A cell as a listener comes upon it, and how it was designed.
package struct InterfaceCell: Hashable, Sendable {
  /// What it shows; `elements` describes the same, in the same order.
  package var content: CellContent
  /// The elements of `content`, one for one.
  package var elements: [InterfaceElement]
  /// The labels and the image of a standard style, whose texts are the title and the detail of `content`.
  package var standardElements: [InterfaceElement]
  /// The control that is the accessory; nil for none and for a standard accessory.
  package var accessoryElement: InterfaceElement?
  /// What only the file says; nil for a cell of a live table.
  package var design: Design?
  /// The way to it for a person: `scene "Settings" > table view > section "Sounds" > cell "Alerts"`.
  package var path: String
  /// Where it begins; nil for a live table.
  package var place: InterfacePlace?

  /// What only a file says about a cell.
  package struct Design: Hashable, Sendable {
    /// The id.
    package var id: String?
    /// The name of the queue for reuse; nil if it has none.
    package var reuseIdentifier: String?
    /// The class of the application's own, which may set what the file does not; nil for the system's.
    package var customClass: String?
    /// How high it is; nil for as high as its table says.
    package var rowHeight: InterfaceTable.RowHeight?
    /// Whether touches reach it.
    package var takesTouches = true
    /// Whether it is filled with data, and not shown as it is.
    package var isPrototype = false
    /// The ways that lead on from it.
    package var segues: [InterfaceSegue] = []
    /// What its designer noted.
    package var notes: String?

    /// Nothing is known.
    package init() {}
  }

  /// A cell.
  package init(_ content: CellContent, elements: [InterfaceElement] = [], path: String = "cell") {
    self.content = content
    self.elements = elements
    self.path = path
    standardElements = []
  }

  /// Everything in it: the standard parts, the elements, the control at its end.
  package var allElements: [InterfaceElement] {
    standardElements + elements + [accessoryElement].compactMap(\.self)
  }
}
