import CGumbo

/// Parses a page by the rules of the HTML standard, which give every text a tree however broken it is.
struct HTMLParser {
  let path: String
  let limits: ImportLimits

  /// The page's tree; throws when it nests too deep, or takes more time or memory than pages of the allowed size do.
  func tree(of text: [UInt8]) throws(ImportError) -> HTMLTree {
    let result = text.withUnsafeBufferPointer { text in
      Result { () throws(ImportError) in try tree(of: text) }
    }
    return try result.get()
  }

  private func tree(of text: UnsafeBufferPointer<UInt8>) throws(ImportError) -> HTMLTree {
    var outcome: Int32 = 0
    let size = limits[.pageBytes]
    let seconds = (0.3 + Double(text.count) * Self.secondsPerByte) * Double(size) / Self.usualSize
    let page = text.withMemoryRebound(to: CChar.self) { text in
      rowcall_page_parse(text.baseAddress, text.count, size * Self.memoryPerByte, seconds, &outcome)
    }
    defer { rowcall_page_free(page) }
    guard let page, Int(outcome) == ROWCALL_PAGE_PARSED else { throw .unwieldyPage(path: path, limit: size) }
    return try tree(of: page, size: size)
  }

  // A page of short rows takes 21 bytes of memory for each of its own and 100 ns; one of nothing but cells takes 57.
  // A larger limit for the page buys more of both.
  private static let memoryPerByte = 32
  private static let secondsPerByte = 200e-9
  private static let usualSize = Double(ImportLimits().pageBytes)

  private func tree(of page: OpaquePointer, size: Int) throws(ImportError) -> HTMLTree {
    var tree = HTMLTree()
    var path: [Int32] = []
    while true {
      let node = rowcall_page_next(page)
      let parent = path.last ?? -1
      switch Int(node.kind) {
      case ROWCALL_NODE_OPEN:
        guard path.count < limits[.elementDepth] else {
          throw .limitExceeded(
            path: self.path, line: tree.line(Int(parent)) ?? 1, limit: .elementDepth,
            value: limits[.elementDepth])
        }
        path.append(Int32(tree.count))
        tree.open(Self.tag(of: node), below: parent, line: node.line, offset: node.offset)
        addAttributes(of: node, on: page, to: &tree)
      case ROWCALL_NODE_CLOSE:
        if let element = path.popLast() { tree.close(element) }
      case ROWCALL_NODE_TEXT:
        tree.add(text: Self.buffer(node.text, node.text_length), below: parent, line: node.line)
      case ROWCALL_NODE_FAILED: throw .unwieldyPage(path: self.path, limit: size)
      default: return tree
      }
    }
  }

  private static func tag(of node: rowcall_node) -> HTMLTag {
    guard node.name == nil else {
      let name = String(decoding: buffer(node.name, min(node.name_length, 16)), as: UTF8.self)
      return HTMLTag(rawValue: name.lowercased()) ?? .other
    }
    let tag = HTMLTag.byNumber.indices.contains(Int(node.tag)) ? HTMLTag.byNumber[Int(node.tag)] : .other
    // Inside a picture or a formula only its title and its links matter.
    if node.is_html || [.svg, .math, .title].contains(tag) { return tag }
    return tag == .a ? .drawnLink : .other
  }

  private func addAttributes(of node: rowcall_node, on page: OpaquePointer, to tree: inout HTMLTree) {
    for index in 0..<node.attribute_count {
      let attribute = rowcall_page_attribute(page, index)
      guard let name = attribute.name.map({ String(cString: $0) }) else { continue }
      if let known = HTMLAttribute.byName[name] {
        tree.add(known, Self.buffer(attribute.value, attribute.value_length))
      } else if name.hasPrefix("aria-") {
        tree.add(.unknownARIA, name.utf8)
      }
    }
  }

  private static func buffer(_ text: UnsafePointer<CChar>?, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
  }
}
