public import RowcallModel

/// A part of what a listener comes upon, in reading order.
public indirect enum AccessibilityNode: Hashable, Codable, Sendable {
  /// One thing.
  case element(AccessibilityElement)
  /// A cell of a data table, with its headers.
  case cell(AccessibleCell)
  /// Several things that belong together.
  case container(AccessibilityContainer, children: [AccessibilityNode])
}

/// Something that holds elements and gives them a context, said when it is entered or left.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
  /// What a container is for.
  public enum Kind: Hashable, Codable, Sendable {
    /// Cells in rows and columns, with the sizes that a listener is told; nil where they are not known.
    case dataTable(rows: Int?, columns: Int?)
    /// Rows, one below the other, in sections.
    case list
    /// Some rows of a list that belong together, mostly under a header.
    case section
    /// A row whose parts are elements of their own.
    case row
    /// The bar with the title and the way back.
    case navigationBar
    /// Fields that are filled in and saved together.
    case form
    /// Whatever else belongs together: the bar and the table of a screen, the segments of one control.
    case group
  }

  /// What it is for.
  public var kind: Kind
  /// Its name; nil when it has none.
  public var label: String?
  /// Which kind of data table it is, if more than one to be read; nil for that, and for other containers.
  public var role: TableGrid.Role?
  /// The accessible description; nil when there is none.
  public var hint: String?
  /// What applies to a row as a whole: selected, expanded, and so on.
  public var states: CellStates
  /// How deep a row lies in a tree, 1 for the outermost; nil elsewhere.
  public var level: Int?
  /// Whether what is inside runs from right to left.
  public var isRightToLeft: Bool
  /// The language of what is inside as a BCP 47 tag; nil for that of the container around it.
  public var language: String?
  /// A name for tests, never spoken; nil when there is none.
  public var identifier: String?
  /// Its place among its like, counted from zero, and how many there are; nil where that says nothing.
  public var position: SetPosition?

  /// Creates a container.
  public init(_ kind: Kind, label: String? = nil) {
    self.kind = kind
    self.label = label
    states = CellStates()
    isRightToLeft = false
  }
}
