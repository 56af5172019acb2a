import RowcallModel

extension HTMLNames {
  /// What an element shows that only tells how far something is, with its name if it has one: "30%"; nil if it tells
  /// nothing yet, and no text at all for other elements.
  mutating func gauge(_ node: Int) throws(ImportError) -> String?? {
    let tree = page.tree
    guard tree.isGauge(node) else { return nil }
    let said = try words(node, .valueText) ?? tree.gaugeValue(node)
    guard let said else { return .some(nil) }
    return try [authored(node), said].compactMap(\.self).joined(separator: " ")
  }
}

extension HTMLTree {
  fileprivate func isGauge(_ node: Int) -> Bool {
    if [.progress, .meter].contains(tag(node)) { return true }
    guard tag(node) != .text, hasAttributes(node), has(.role, node) else { return false }
    return role(node) == .progressbar || role(node) == .meter
  }

  /// The share of the whole in percent; for a meter with ends of its own the value as it is written.
  fileprivate func gaugeValue(_ node: Int) -> String? {
    let isNative = [.progress, .meter].contains(tag(node))
    let written = self[node, isNative ? .value : .valueNow]?.trimmed
    guard let written, let value = Double(written), value.isFinite else { return nil }
    let low = number(of: node, isNative ? .min : .valueMin) ?? 0
    let high = number(of: node, isNative ? .max : .valueMax) ?? (isNative ? 1 : 100)
    let isMeter = tag(node) == .meter || role(node) == .meter
    if isMeter, low != 0 || high != (isNative ? 1 : 100) { return written }
    // Ends that are finite may be infinitely far apart.
    guard high > low, (high - low).isFinite else { return nil }
    let share = (min(max(value, low), high) - low) / (high - low)
    return "\(Int((share * 100).rounded()))%"
  }

  private func number(of node: Int, _ name: HTMLAttribute) -> Double? {
    self[node, name].flatMap { Double($0.trimmed) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
