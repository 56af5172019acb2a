/// One screen of a storyboard, or the objects of a XIB; of a live table view, the screen around it.
public struct InterfaceScene: Hashable, Sendable {
  /// The title that a listener hears when the screen opens; nil if it has none.
  public var title: String?
  /// The kind of its controller as the file calls it (`tableViewController`); nil outside storyboards.
  public var controller: String?
  /// The name by which code asks for the scene; nil if it has none.
  public var storyboardID: String?
  /// The class of the application's own that controls it; nil for one of the system's.
  public var customClass: String?
  /// The id of the controller; nil outside storyboards.
  public var id: String?
  /// The way to it for a person: `scene "Settings"`; empty for a XIB.
  public var path: String
  /// Where the controller begins; nil for a live screen.
  public var place: InterfacePlace?
  /// Where the bar begins that has the title; nil for a title from elsewhere.
  public var titlePlace: InterfacePlace?
  /// The id of that bar; nil for a title from elsewhere.
  public var titleID: String?
  /// The tables, in reading order.
  public var tables: [InterfaceTable]
  /// What is seen and operated outside cells, in reading order.
  public var elements: [InterfaceElement]
  /// The ways that lead from the scene to others.
  public var segues: [InterfaceSegue]

  /// A scene without anything in it.
  public init(
    title: String? = nil, path: String = "", tables: [InterfaceTable] = [], elements: [InterfaceElement] = []
  ) {
    self.title = title
    self.path = path
    self.tables = tables
    self.elements = elements
    segues = []
  }
}

/// A way from one scene to another.
public struct InterfaceSegue: Hashable, Sendable {
  /// How the other scene comes: `show`, `presentation`, `relationship`.
  public var kind: String
  /// The id of what it leads to.
  public var destination: String
  /// The name by which code knows it; nil if it has none.
  public var identifier: String?
  /// The id of what it starts from; nil where that has none.
  public var source: String?
  /// Whether the accessory of a cell leads there, and not the cell.
  public var isFromAccessory: Bool
}
