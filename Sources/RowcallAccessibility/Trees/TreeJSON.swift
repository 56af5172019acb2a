import RowcallModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the document of a tree piece by piece, byte for byte as ``AccessibilityTree/json()`` does, so that no more than a
/// row is held in memory.
package struct TreeJSON {
  private let write: (Span<UInt8>) throws -> Void
  private let encoder = JSONEncoder.ofTrees
  private var buffer: [UInt8] = []
  /// For each container that is open whether something is in it.
  private var isFilled: [Bool] = []

  /// So many bytes are written at a time.
  private static let chunk = 1 << 16

  /// Begins a document.
  ///
  /// - Parameter write: takes UTF-8 in which nothing is unsafe.
  package init(to write: @escaping (Span<UInt8>) throws -> Void) {
    self.write = write
    append("{\n  \"root\" : ")
  }

  /// Ends the document, with a line break.
  package mutating func end() throws {
    append(",\n  \"version\" : \(AccessibilityTree.currentVersion)\n}\n")
    try write(buffer.span)
    buffer = []
  }

  /// Begins a container, whose children follow.
  package mutating func open() throws {
    try separate()
    append("{\n" + indent(1) + "\"children\" : [\n")
    isFilled.append(false)
  }

  /// Ends the container that was begun last.
  package mutating func close(_ container: AccessibilityContainer) throws {
    isFilled.removeLast()
    append("\n" + indent(1) + "],\n" + indent(0))
    // The other members follow, without the brace before them.
    append(try encoder.safeJSON(of: container).dropFirst("{\n".utf8.count))
  }

  /// Adds a node with all that is in it.
  package mutating func add(_ node: AccessibilityNode) throws {
    if case .container(let container, let children) = node, container.kind != .row {
      try open()
      for child in children { try add(child) }
      return try close(container)
    }
    try separate()
    append(try encoder.safeJSON(of: node)[...])
    if buffer.count > Self.chunk {
      try write(buffer.span)
      buffer.removeAll(keepingCapacity: true)
    }
  }

  /// Puts a comma before all nodes of a container but the first, and the next one on a line of its own.
  private mutating func separate() throws {
    guard let hasOthers = isFilled.last else { return }
    if hasOthers { append(",\n") }
    append(indent(0))
    isFilled[isFilled.count - 1] = true
  }

  /// The blanks before the members of the node at hand.
  private func indent(_ more: Int) -> String {
    String(repeating: "  ", count: isFilled.count * 2 + 1 + more)
  }

  private mutating func append(_ text: String) { buffer.append(contentsOf: text.utf8) }

  /// Appends lines, all but the first further to the right; empty ones, as in empty arrays, stay empty.
  private mutating func append(_ lines: ArraySlice<UInt8>) {
    let blanks = Array(indent(0).utf8)
    var isAtStart = false
    for byte in lines {
      let isBreak = byte == UInt8(ascii: "\n")
      if isAtStart, !isBreak { buffer.append(contentsOf: blanks) }
      buffer.append(byte)
      isAtStart = isBreak
    }
  }
}
