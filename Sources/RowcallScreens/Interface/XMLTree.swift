/// The elements of an XML document as a flat list in document order, so that every walk is a loop.
struct XMLTree: Sendable {
  /// One element.
  struct Element: Sendable {
    /// The name as written.
    let name: String
    /// Names and values in the order in which they are written.
    let attributes: [(name: String, value: String)]
    /// The line of its start tag, counted from one.
    let line: Int
    /// Where its start tag begins in that line, counted from one in Unicode scalars.
    let column: Int
    /// The element around it; nil for the root.
    let parent: Int?
    /// The line of its end tag.
    var endLine: Int
    /// The first element after it that is not inside it.
    var end: Int
    /// The text directly inside, for elements that hold a text by their name; empty for others.
    var text = ""

    /// The value of an attribute; nil if it is not there.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements; the root is the first.
  var elements: [Element] = []

  /// The element of an index.
  subscript(_ index: Int) -> Element { elements[index] }

  /// The children of an element, in order.
  func children(of index: Int) -> Children {
    Children(tree: self, place: index + 1, end: elements[index].end)
  }

  /// The first child of a name and, if asked for, of a key.
  func child(of index: Int, _ name: String, key: String? = nil) -> Int? {
    children(of: index).first { elements[$0].name == name && (key == nil || elements[$0]["key"] == key) }
  }

  /// The first child of a key, whatever its name.
  func child(of index: Int, key: String) -> Int? { children(of: index).first { elements[$0]["key"] == key } }
}

extension XMLTree {
  /// Goes from child to child by jumping over what is inside them.
  struct Children: Sequence, IteratorProtocol {
    let tree: XMLTree
    var place: Int
    let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = tree.elements[place].end }
      return place
    }
  }
}
