#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The contrast of a text with what is behind it, where the file has both colours.
extension InterfaceReading {
  /// The contrast ratio of a label, 1 to 21; nil where a colour depends on the device, or something else may be behind it.
  func contrast(of node: Int) -> Double? {
    guard number(tree[node]["alpha"]) ?? 1 >= 1, let ink = luminance(of: node, "textColor"),
      let paper = backgroundLuminance(behind: node)
    else { return nil }
    return (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
  }

  private func backgroundLuminance(behind node: Int) -> Double? {
    var place = node
    while true {
      if tree.child(of: place, key: "backgroundColor") != nil {
        return luminance(of: place, "backgroundColor")
      }
      // A cell without a colour has that of the system.
      guard tree[place].name != "tableViewCell", let parent = tree[place].parent else { return nil }
      // A picture or another view may lie between them.
      let isBehind = tree.children(of: parent).contains { $0 < place && !Self.texts.contains(tree[$0].name) }
      if tree[parent].name == "subviews", isBehind { return nil }
      place = parent
    }
  }

  private static let texts: Set<String> = ["label", "button", "textField", "switch", "slider", "stepper"]

  /// How bright a colour of an object is, 0 to 1 as WCAG computes it; nil for one that is not opaque or not in the file.
  private func luminance(of node: Int, _ key: String) -> Double? {
    guard let index = tree.child(of: node, "color", key: key) else { return nil }
    let color = tree[index]
    let isFixed = ["systemColor", "name", "cocoaTouchSystemColor"].allSatisfy { color[$0] == nil }
    guard isFixed, number(color["alpha"]) ?? 1 >= 1 else { return nil }
    let parts = ["red", "green", "blue"].compactMap { number(color[$0] ?? color["white"]) }
    guard parts.count == 3 else { return nil }
    let linear = parts.map { part in
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
