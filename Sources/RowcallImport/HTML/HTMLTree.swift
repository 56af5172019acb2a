/// A page's elements and texts in the order of the source, each with where its content ends.
///
/// A list and not nested values, so that a page may nest as deep as it likes: every walk is a loop, and passing over an
/// element is a jump to its end. Places in the list are called nodes; 0 is the `html` element.
package struct HTMLTree: Sendable {
  /// An element or a text.
  struct Node: Sendable {
    var tag: HTMLTag
    /// The element around it; -1 for the outermost.
    var parent: Int32
    /// The node after the last one inside it.
    var end: Int32
    /// The one-based line of the source; 0 for an element that the parser added.
    var line: UInt32
    /// Where the start tag begins in the source, in bytes; 0 for a text and for what the parser added.
    var offset: UInt32
    /// For an element its attributes, for a text its bytes.
    var start: UInt32
    var count: UInt32
  }

  /// One attribute and the bytes of its value.
  struct Attribute: Sendable {
    var name: HTMLAttribute
    var start: UInt32
    var count: UInt32
  }

  private(set) var nodes: [Node] = []
  private var attributes: [Attribute] = []
  private var bytes: [UInt8] = []

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// The element's kind, or `.text`.
  package func tag(_ node: Int) -> HTMLTag { nodes[node].tag }

  /// The element around a node; nil for the outermost.
  package func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }

  /// The node after a node and everything inside it.
  package func end(_ node: Int) -> Int { Int(nodes[node].end) }

  /// The one-based line of the source where a node begins, or where the nearest one around it does; nil for none.
  package func line(_ node: Int) -> Int? {
    var place: Int? = node
    while let here = place, nodes[here].line == 0 { place = parent(here) }
    return place.map { Int(nodes[$0].line) }
  }

  /// Where the start tag of an element begins in the source, in bytes, or that of the nearest one around it; nil for none.
  package func offset(_ node: Int) -> Int? {
    var place: Int? = node
    while let here = place, tag(here) == .text || nodes[here].line == 0 { place = parent(here) }
    return place.map { Int(nodes[$0].offset) }
  }

  /// The bytes of a text.
  package func text(_ node: Int) -> ArraySlice<UInt8> { slice(nodes[node].start, nodes[node].count) }

  /// The elements directly inside an element.
  package func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var place = node + 1
    while place < end(node) {
      if tag(place) != .text { children.append(place) }
      place = end(place)
    }
    return children
  }

  /// The value of an attribute; nil if the element does not have it.
  package subscript(_ node: Int, _ name: HTMLAttribute) -> String? {
    find(name, of: node).map { String(decoding: slice($0.start, $0.count), as: UTF8.self) }
  }

  /// Whether an element has an attribute, whatever its value.
  package func has(_ name: HTMLAttribute, _ node: Int) -> Bool { find(name, of: node) != nil }

  /// Whether an element has any attribute at all of those that are kept.
  package func hasAttributes(_ node: Int) -> Bool { nodes[node].tag != .text && nodes[node].count > 0 }

  /// The attributes of an element that are kept, each with its value, in the order of the source.
  package func attributes(_ node: Int) -> [(name: HTMLAttribute, value: String)] {
    kept(node).map { ($0.name, String(decoding: slice($0.start, $0.count), as: UTF8.self)) }
  }

  private func find(_ name: HTMLAttribute, of node: Int) -> Attribute? {
    kept(node).first { $0.name == name }
  }

  private func kept(_ node: Int) -> ArraySlice<Attribute> {
    let element = nodes[node]
    return element.tag == .text ? [] : attributes[Int(element.start)..<Int(element.start + element.count)]
  }

  private func slice(_ start: UInt32, _ count: UInt32) -> ArraySlice<UInt8> {
    bytes[Int(start)..<Int(start) + Int(count)]
  }
}

// MARK: - Building

extension HTMLTree {
  /// Appends an element below another; `close` must follow.
  mutating func open(_ tag: HTMLTag, below parent: Int32, line: UInt32, offset: UInt32) {
    nodes.append(
      Node(
        tag: tag, parent: parent, end: Int32(nodes.count) + 1, line: line, offset: offset,
        start: UInt32(attributes.count), count: 0))
  }

  /// Gives the last element an attribute.
  mutating func add(_ name: HTMLAttribute, _ value: some Collection<UInt8>) {
    attributes.append(Attribute(name: name, start: UInt32(bytes.count), count: UInt32(value.count)))
    bytes.append(contentsOf: value)
    nodes[nodes.count - 1].count += 1
  }

  /// Says that everything inside an element has been appended.
  mutating func close(_ node: Int32) { nodes[Int(node)].end = Int32(nodes.count) }

  /// Appends a text.
  mutating func add(text: UnsafeBufferPointer<UInt8>, below parent: Int32, line: UInt32) {
    nodes.append(
      Node(
        tag: .text, parent: parent, end: Int32(nodes.count) + 1, line: line, offset: 0,
        start: UInt32(bytes.count), count: UInt32(text.count)))
    bytes.append(contentsOf: text)
  }
}
