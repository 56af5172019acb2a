/// Everything that a cell shows, as a value.
///
/// Layers above read it; nothing in it depends on a screen. What an author did not set is `nil` or the default.
public struct CellContent: Hashable, Sendable {
  /// How the standard parts of the cell are laid out.
  public var style: CellStyle
  /// The title; `nil` if there is none.
  public var title: String?
  /// The text beside or below the title; `nil` if there is none.
  public var detail: String?
  /// The image before the title; `nil` if there is none.
  ///
  /// The styles `value1` and `value2` show no image.
  public var image: CellImage?
  /// What stands at the end of the row outside editing mode.
  public var accessory = CellAccessory.none
  /// What stands at the end of the row in editing mode.
  public var editingAccessory = CellAccessory.none
  /// Whether a selected row stays highlighted.
  public var selectionStyle = CellSelectionStyle.default
  /// How deep the row is indented, 0 for the base level.
  public var indentationLevel = 0
  /// The labels, images and controls of a custom cell, in reading order.
  public var elements: [ContentElement]
  /// What the author said about the cell's accessibility; it always wins over what is derived.
  public var accessibility = AuthoredAccessibility()

  /// Makes the content of a cell from its parts.
  public init(
    style: CellStyle = .default, title: String? = nil, detail: String? = nil, image: CellImage? = nil,
    accessory: CellAccessory = .none, elements: [ContentElement] = []
  ) {
    self.style = style
    self.title = title
    self.detail = detail
    self.image = image
    self.accessory = accessory
    self.elements = elements
  }

  /// The texts of the cell in reading order: title, detail, then those of the elements; empty ones are left out.
  public var texts: [String] {
    ([title, detail] + elements.map(\.text)).compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// The texts by which somebody looks for the cell: what its author has said for it, and the first that it shows.
  var searchTexts: [String] { [accessibility.label, texts.first].compactMap(\.self) }
}

/// The layout of a cell's standard parts, by the names that table-view programmers know.
public enum CellStyle: Hashable, Sendable {
  /// Image and title.
  case `default`
  /// Image and title, the detail below the title.
  case subtitle
  /// The title at the start, the detail at the end as its value; no image.
  case value1
  /// The title as a name and the detail beside it; no image.
  case value2
  /// Only the elements that the author put there.
  case custom
}

/// Whether a selected row stays highlighted.
public enum CellSelectionStyle: Hashable, Sendable {
  /// A selected row is highlighted until it is deselected.
  case `default`
  /// A tap reaches the delegate, and nothing stays highlighted.
  case none
}

/// An image by name and by what it shows.
public struct CellImage: Hashable, Sendable {
  /// The name of the image in the application; `nil` for an image made at run time.
  public var name: String?
  /// What the image shows, as its author wrote it; `nil` if the author wrote nothing.
  public var label: String?

  /// Makes an image.
  public init(name: String? = nil, label: String? = nil) {
    self.name = name
    self.label = label
  }
}

/// What stands at the end of a row.
public enum CellAccessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// The row leads to the next level.
  case disclosureIndicator
  /// The row leads to the next level, and a button of its own opens the item's detail.
  case detailDisclosureButton
  /// A button of its own opens the item's detail.
  case detailButton
  /// The row is the chosen one, or one of the chosen ones.
  case checkmark
  /// A control or view of the author's.
  case control(ContentElement)

  /// Whether the accessory holds a button whose tap goes to the delegate and does not select the row.
  package var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
