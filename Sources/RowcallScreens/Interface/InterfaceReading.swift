import RowcallImport
import RowcallTableView

/// Turns the XML tree of a storyboard or XIB into an `InterfaceDocument`.
struct InterfaceReading {
  let tree: XMLTree
  /// The texts of a localization, which take the place of those in the tree.
  let table: StringsTable
  /// What leads to an object: the names of outlets, by the object's id.
  private(set) var outlets: [String: [String]] = [:]
  /// The classes of the application's own whose outlets lead to an object, by the object's id.
  private(set) var owners: [String: Set<String>] = [:]
  /// The ids of objects to which an outlet of a cell leads.
  private(set) var outletsOfCells: Set<String> = []
  /// The ids of objects to which an outlet of a view of the application's own leads.
  private(set) var outletsOfViews: Set<String> = []
  /// The elements by their ids; the first of an id counts.
  private(set) var indices: [String: Int] = [:]
  /// The ways that lead on, by the element that they start from.
  private(set) var segues: [Int: [InterfaceSegue]] = [:]
  /// The ids of the controllers that the file's tab bars show; nil where the file has no tab bar.
  let tabbed: Set<String>?

  init(_ tree: XMLTree, texts table: StringsTable) {
    self.tree = tree
    self.table = table
    tabbed = tree.elements.contains { $0.name == "tabBarController" } ? tree.tabs : nil
    for (index, element) in tree.elements.enumerated() {
      if let id = element["id"], indices[id] == nil { indices[id] = index }
      if let (source, segue) = tree.segue(index) { segues[source, default: []].append(segue) }
      guard element.name == "outlet" || element.name == "outletCollection",
        let target = element["destination"],
        let name = element["property"], !Self.unnamed.contains(name)
      else { continue }
      outlets[target, default: []].append(name)
      guard let source = element.parent.flatMap({ tree[$0].parent }) else { continue }
      if let custom = tree[source]["customClass"] { owners[target, default: []].insert(custom) }
      if tree[source].name.hasSuffix("Cell") { outletsOfCells.insert(target) }
      if tree[source].isOwnView { outletsOfViews.insert(target) }
    }
  }

  /// Outlets of the system, which name nothing.
  private static let unnamed: Set<String> = [
    "dataSource", "delegate", "view", "accessoryView", "editingAccessoryView", "gestureRecognizers",
    "nextField",
  ]

  func document(path: String, kind: InterfaceDocument.Kind) -> InterfaceDocument {
    var document = InterfaceDocument(path: path, kind: kind, scenes: roots.map(scene), counts: counts)
    document.isLaunchScreen = tree[0]["launchScreen"] == "YES"
    document.notes = tree.elements.compactMap { element in
      guard element["key"] == "userComments", let parent = element.parent, let text = notes(of: parent) else {
        return nil
      }
      return InterfaceNote(
        text: text, lines: tree[parent].line...max(tree[parent].line, tree[parent].endLine))
    }
    return document
  }

  /// The `objects` of each scene, or of the XIB.
  private var roots: [Int] {
    guard let scenes = tree.child(of: 0, "scenes") else {
      return tree.child(of: 0, "objects").map { [$0] } ?? []
    }
    return tree.children(of: scenes).filter { tree[$0].name == "scene" }.compactMap {
      tree.child(of: $0, "objects")
    }
  }

  private func scene(_ objects: Int) -> InterfaceScene {
    let controller = tree.children(of: objects).first { tree[$0]["sceneMemberID"] == "viewController" }
    var scene = InterfaceScene(title: controller.flatMap(title))
    if let controller {
      let element = tree[controller]
      scene.controller = element.name
      scene.id = element["id"]
      scene.storyboardID = element["storyboardIdentifier"]
      scene.customClass = element["customClass"]
      scene.place = InterfacePlace(element)
      scene.path = scenePath(scene, element)
    }
    var walk = SceneWalk(self, path: scene.path)
    walk.walk(objects)
    (scene.tables, scene.elements) = walk.assembled()
    scene.tappedViews = walk.tappedViews
    let bar = controller.flatMap { tree.child(of: $0, "navigationItem") }
    if let bar, text(of: bar, "title") == scene.title {
      (scene.titlePlace, scene.titleID) = (InterfacePlace(tree[bar]), tree[bar]["id"])
    }
    scene.segues = (objects..<tree[objects].end).flatMap { segues[$0] ?? [] }
    return scene
  }

  /// What a person calls a scene.
  private func scenePath(_ scene: InterfaceScene, _ controller: XMLTree.Element) -> String {
    let name = scene.title ?? controller["userLabel"] ?? scene.storyboardID ?? scene.customClass
    return name.map { "scene \(quoted($0))" } ?? "scene \(scene.id ?? controller.name)"
  }

  /// The title of a screen: that of its bar, else its own.
  private func title(of controller: Int) -> String? {
    let item = tree.child(of: controller, "navigationItem").flatMap { text(of: $0, "title") }
    let own = text(of: controller, "title")
    return [item, own].compactMap(\.self).first { !$0.isEmpty }
  }

  private var counts: InterfaceCounts {
    var counts = InterfaceCounts()
    for element in tree.elements {
      switch element.name {
      case "scene": counts.scenes += 1
      case "tableView": counts.tables += 1
      case "tableViewSection": counts.sections += 1
      case "tableViewCell": counts.cells += 1
      case "view": break
      default:
        if let kind = InterfaceElement.Kind(rawValue: element.name) { counts.elements[kind, default: 0] += 1 }
      }
    }
    return counts
  }
}

extension XMLTree {
  /// The way that an element describes, and the element from which it starts; nil if it is none.
  fileprivate func segue(_ index: Int) -> (source: Int, segue: InterfaceSegue)? {
    let element = self[index]
    guard element.name == "segue", let destination = element["destination"], let parent = element.parent
    else {
      return nil
    }
    let source = self[parent].name == "connections" ? self[parent].parent ?? parent : parent
    let segue = InterfaceSegue(
      kind: element["kind"] ?? "show", destination: destination, identifier: element["identifier"],
      source: self[source]["id"], isFromAccessory: element["trigger"] == "accessoryAction")
    return (source, segue)
  }

  /// The ids of what tab bars lead to.
  fileprivate var tabs: Set<String> {
    let ways = elements.lazy.filter { $0.name == "segue" && $0["relationship"] == "viewControllers" }
    return Set(ways.compactMap { $0["destination"] })
  }
}

extension XMLTree.Element {
  /// Whether it is a view of the application's own class; the owner of a XIB counts if it is called one.
  fileprivate var isOwnView: Bool {
    guard let custom = self["customClass"] else { return false }
    if name == "placeholder" { return custom.hasSuffix("View") || custom.hasSuffix("Cell") }
    return name == "view" || name.hasSuffix("Cell") || name.hasSuffix("View")
  }
}

extension InterfacePlace {
  init(_ element: XMLTree.Element) { self.init(line: element.line, column: element.column) }
}

/// A name between quotation marks, on one line and not longer than a person reads.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return "\"\(line.count > 40 ? line.prefix(39) + "…" : line[...])\""
}

// The texts of a document in every spelling that it has for them, or those of a localization in their place.
extension InterfaceReading {
  /// The text of an object under a key: the localization's, an attribute, or a child; nil if there is none.
  func text(of index: Int, _ key: String) -> String? {
    if let id = tree[index]["id"], let text = table["\(id).\(key)"] { return text }
    return tree[index][key] ?? tree.child(of: index, key: key).flatMap(heldText)
  }

  /// The text of an attributed string under a key; nil if there is none.
  func attributed(of index: Int, _ key: String) -> String? {
    guard let string = tree.child(of: index, "attributedString", key: key) else { return nil }
    let fragments = tree.children(of: string).filter { tree[$0].name == "fragment" }
    return fragments.map { tree[$0]["content"] ?? tree.child(of: $0, key: "content").flatMap(heldText) ?? "" }
      .joined()
  }

  /// The text that an element holds; nil for one that holds none.
  private func heldText(_ index: Int) -> String? {
    let element = tree[index]
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder writes line breaks among the digits, and no padding.
    let written = element.text.utf8.filter(Self.base64Digits.contains)
    // One digit alone is less than a byte.
    let digits = written.dropLast(written.count % 4 == 1 ? 1 : 0)
    let padding = repeatElement(UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: Data(digits + padding)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static let base64Digits = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
