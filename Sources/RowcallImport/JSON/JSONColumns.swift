/// The columns of a table of JSON objects: one for each path of keys to a value that is no object.
///
/// A tree of keys; records mostly have the same keys in the same order, so the key after the last one found is tried
/// first.
struct JSONColumns: Sendable {
  private struct Node: Sendable {
    var key: [UInt8]
    var parent: Int
    /// Its place among its parent's children.
    var place = 0
    var column: Int?
    var children: [Int] = []
    /// The children by key.
    var index: [[UInt8]: Int] = [:]
    /// Which child is expected next.
    var cursor = 0
  }

  private var nodes = [Node(key: [], parent: -1)]
  private var columnNodes: [Int] = []

  /// The node above all keys.
  static let root = 0

  var count: Int { columnNodes.count }

  /// Expects the first key of an object again.
  mutating func enter(_ node: Int) { nodes[node].cursor = 0 }

  /// The node of a key below another, made if it is new.
  mutating func child(of parent: Int, key: UnsafeBufferPointer<UInt8>) -> Int {
    let cursor = nodes[parent].cursor
    if cursor < nodes[parent].children.count {
      let expected = nodes[parent].children[cursor]
      if nodes[expected].key.elementsEqual(key) {
        nodes[parent].cursor = cursor + 1
        return expected
      }
    }
    return find(Array(key), below: parent)
  }

  private mutating func find(_ key: [UInt8], below parent: Int) -> Int {
    if let known = nodes[parent].index[key] {
      nodes[parent].cursor = nodes[known].place + 1
      return known
    }
    nodes.append(Node(key: key, parent: parent, place: nodes[parent].children.count))
    let node = nodes.count - 1
    nodes[parent].children.append(node)
    nodes[parent].index[key] = node
    nodes[parent].cursor = nodes[parent].children.count
    return node
  }

  /// The column of a node, made if it is new.
  mutating func column(of node: Int) -> Int {
    if let column = nodes[node].column { return column }
    nodes[node].column = columnNodes.count
    columnNodes.append(node)
    return columnNodes.count - 1
  }

  /// The path of keys to a column, joined by dots.
  func name(of column: Int) -> String {
    var keys: [String] = []
    var node = columnNodes[column]
    while node != Self.root {
      keys.append(String(decoding: nodes[node].key, as: UTF8.self))
      node = nodes[node].parent
    }
    return keys.reversed().joined(separator: ".")
  }
}
