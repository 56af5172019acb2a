import RowcallAccessibility
import RowcallTableView

/// A table as it was designed, or as a live table view shows it.
package struct InterfaceTable: Hashable, Sendable {
  /// Where its rows come from.
  package enum Mode: String, Hashable, Codable, Sendable {
    /// They were fixed when it was designed.
    case `static`
    /// Code fills prototypes with data.
    case prototypes
    /// They are in no table of the file: a XIB that holds a cell.
    case loose
    /// They are what a live table view shows.
    case live
  }

  /// How the sections are set off.
  package var style: TableView.Style
  /// Where its rows come from.
  package var mode: Mode
  /// The sections; prototypes and loose cells stand in one without titles.
  package var sections: [InterfaceSection]
  /// The id in the file; nil for a live table.
  package var id: String?
  /// The class of the application's own; nil for the system's.
  package var customClass: String?
  /// The way to it for a person: `scene "Settings" > table view`.
  package var path: String
  /// Where it begins; nil for a live table, and for cells in no table.
  package var place: InterfacePlace?
  /// How high its rows are; nil where the file does not say it.
  package var rowHeight: RowHeight?
  /// Whether rows can be selected.
  package var allowsSelection: Bool
  /// Whether an index stands beside it; nil where only code knows that.
  package var hasIndex: Bool?

  package init(
    style: TableView.Style = .plain, mode: Mode, path: String = "table view",
    sections: [InterfaceSection] = []
  ) {
    self.style = style
    self.mode = mode
    self.path = path
    self.sections = sections
    allowsSelection = true
  }

  package enum RowHeight: Hashable, Sendable {
    /// As high as what they show.
    case automatic
    /// So many points.
    case fixed(Double)
  }

  package var cells: [InterfaceCell] { sections.flatMap(\.cells) }
}

package struct InterfaceSection: Hashable, Sendable {
  /// The title above it; nil for none.
  package var header: String?
  /// The text below it; nil for none.
  package var footer: String?
  package var cells: [InterfaceCell]
  /// The id in the file; nil for a live table, and where no section is written.
  package var id: String?
  /// The way to it for a person: `scene "Settings" > table view > section "Sounds"`.
  package var path: String
  /// Where it begins; nil for a live table, and where no section is written.
  package var place: InterfacePlace?

  package init(
    header: String? = nil, footer: String? = nil, cells: [InterfaceCell] = [], path: String = ""
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.path = path
  }
}

/// A cell, its elements, and how it was designed.
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
    package var id: String?
    /// The name of the queue for reuse; nil if it has none.
    package var reuseIdentifier: String?
    /// The class of the application's own, which may set what the file does not; nil for the system's.
    package var customClass: String?
    /// Whether an outlet leads to it, through which code may set its texts.
    package var isOutlet = false
    /// How high it is; nil for as high as its table says.
    package var rowHeight: InterfaceTable.RowHeight?
    package var takesTouches = true
    /// Whether it is filled with data, and not shown as it is.
    package var isPrototype = false
    /// The ways that lead on from it.
    package var segues: [InterfaceSegue] = []
    package var notes: String?

    package init() {}
  }

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

extension InterfaceTable {
  /// A table view that shows all rows of the table as it was designed, and its source, which it does not keep alive.
  ///
  /// Of prototypes there is one row each.
  package func designed() throws(TableViewError) -> (source: StaticTable, tableView: TableView) {
    let source = StaticTable(
      sections.map { section in
        StaticTable.Section(
          header: section.header, footer: section.footer,
          rows: section.cells.map { StaticTable.Row($0.content, name: $0.design?.id) })
      })
    let view = TableView(style: style, windowSize: max(1, cells.count))
    view.name = id
    view.allowsSelection = allowsSelection
    source.serve(view)
    try view.reloadData()
    return (source, view)
  }
}

extension InterfaceScene {
  /// The tree of the screen as it was designed: its title, the elements outside cells, then its tables with all rows.
  package func tree() throws(TableViewError) -> AccessibilityTree {
    var children: [AccessibilityNode] = []
    if let title {
      var heading = AccessibilityElement(.heading, label: title)
      heading.level = 1
      children.append(.element(heading))
    }
    children += elements.compactMap(\.node)
    for table in tables { children.append(try table.node()) }
    var screen = AccessibilityContainer(.group, label: title)
    screen.identifier = id
    return AccessibilityTree(root: .container(screen, children: children))
  }
}

extension InterfaceElement {
  /// The node of an element outside cells; narration names standard items.
  fileprivate var node: AccessibilityNode? {
    // Tabs are in the bar of another scene.
    if design?.isHidden == true || kind == .tabBarItem { return nil }
    guard let node = AccessibilityNode(of: content), case .element(var element) = node else {
      return AccessibilityNode(of: content)
    }
    if element.label == nil { element.standard = design?.systemItem.flatMap(StandardControl.init(rawValue:)) }
    return .element(element)
  }
}

extension InterfaceTable {
  /// The list of the table with all of its rows.
  ///
  /// A control without a name has none here, as on a phone; in live tables of ours it is named by its row.
  package func node() throws(TableViewError) -> AccessibilityNode {
    var table = self
    for section in sections.indices {
      for cell in sections[section].cells.indices {
        table.sections[section].cells[cell].content.leaveUnnamed()
      }
    }
    let designed = try table.designed()
    let node = withExtendedLifetime(designed.source) { AccessibilityTree(of: designed.tableView).root }
    return node.withoutEmptyNames
  }
}

extension CellContent {
  /// Gives an empty name to controls without one, so that they do not take that of the row.
  fileprivate mutating func leaveUnnamed() {
    // A cell that is one element is read with its control.
    guard accessibility.isElement != true, accessibility.label == nil else { return }
    for index in elements.indices { elements[index].leaveUnnamed() }
    guard case .control(var control) = accessory else { return }
    if isNamesake(control) {
      accessibility.isElement = elements.contains { $0.isControl } ? nil : true
    } else {
      control.leaveUnnamed()
      accessory = .control(control)
    }
  }
}

extension CellContent {
  /// Whether UIKit names the control at the end of the row by the texts of the row, as it does with a switch.
  package func isNamesake(_ control: ContentElement) -> Bool {
    accessory.element == control && control.hasValue && accessibility.isElement == nil
      && control.accessibility.label == nil && control.accessibility.isElement != false
      && ([title, detail] + elements.map(\.text)).contains { !($0 ?? "").allSatisfy(\.isWhitespace) }
  }
}

extension ContentElement {
  fileprivate mutating func leaveUnnamed() {
    guard accessibility.label == nil else { return }
    switch kind {
    case .switch, .slider, .stepper, .segmentedControl: accessibility.label = ""
    case .button(let title): if title ?? "" == "" { accessibility.label = "" }
    case .textField(_, let placeholder): accessibility.label = placeholder ?? ""
    case .label, .image, .progress: break
    }
  }
}

extension AccessibilityNode {
  /// The same where what has an empty name has none.
  fileprivate var withoutEmptyNames: Self {
    switch self {
    case .element(var element):
      if element.label == "" { element.label = nil }
      if element.hint == element.label { element.hint = nil }
      return .element(element)
    case .cell: return self
    case .container(var container, let children):
      if container.label == "" { container.label = nil }
      return .container(container, children: children.map(\.withoutEmptyNames))
    }
  }
}
