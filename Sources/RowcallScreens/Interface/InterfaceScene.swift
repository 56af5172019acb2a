/// One screen of a storyboard, or the objects of a XIB; of a live table view, the screen around it.
package struct InterfaceScene: Hashable, Sendable {
  /// The title that a listener hears when the screen opens; nil if it has none.
  package var title: String?
  /// The kind of its controller as the file calls it (`tableViewController`); nil outside storyboards.
  package var controller: String?
  /// The name by which code asks for the scene; nil if it has none.
  package var storyboardID: String?
  /// The class of the application's own that controls it; nil for one of the system's.
  package var customClass: String?
  /// The id of the controller; nil outside storyboards.
  package var id: String?
  /// The way to it for a person: `scene "Settings"`; empty for a XIB.
  package var path: String
  /// Where the controller begins; nil for a live screen.
  package var place: InterfacePlace?
  /// Where the bar begins that has the title; nil for a title from elsewhere.
  package var titlePlace: InterfacePlace?
  /// The id of that bar; nil for a title from elsewhere.
  package var titleID: String?
  /// The tables, in reading order.
  package var tables: [InterfaceTable]
  /// What is seen and operated outside cells, in reading order.
  package var elements: [InterfaceElement]
  /// The ways that lead from the scene to others.
  package var segues: [InterfaceSegue]

  /// A scene without anything in it.
  package init(
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
package struct InterfaceSegue: Hashable, Sendable {
  /// How the other scene comes: `show`, `presentation`, `relationship`.
  package var kind: String
  /// The id of what it leads to.
  package var destination: String
  /// The name by which code knows it; nil if it has none.
  package var identifier: String?
  /// The id of what it starts from; nil where that has none.
  package var source: String?
  /// Whether the accessory of a cell leads there, and not the cell.
  package var isFromAccessory: Bool
}
