import RowcallTableView

extension InterfaceReading {
  /// What an element shows.
  func content(of node: Int, _ kind: InterfaceElement.Kind) -> ContentElement.Kind {
    let element = tree[node]
    switch kind {
    case .label: return .label(label(of: node))
    case .button: return .button(buttonTitle(of: node))
    case .barButtonItem: return .button(texts.text(of: node, "title").flatMap { $0.isEmpty ? nil : $0 })
    // No role of ours is that of a tab, so that it is heard by its title alone.
    case .tabBarItem: return .label(texts.text(of: node, "title") ?? "")
    case .imageView: return .image(CellImage(name: imageName(of: node)))
    case .switch: return .switch(isOn: element["on"] == "YES")
    case .slider:
      let range = range(of: element, "minValue", "maxValue", usual: 1)
      return .slider(value: number(element["value"]) ?? range.lowerBound, in: range)
    case .stepper:
      let range = range(of: element, "minimumValue", "maximumValue", usual: 100)
      let value = number(element["value"]) ?? range.lowerBound
      return .stepper(value: value, in: range, by: number(element["stepValue"]) ?? 1)
    case .segmentedControl: return segments(of: node)
    case .textField, .searchBar:
      return .textField(
        text: texts.text(of: node, "text") ?? "", placeholder: texts.text(of: node, "placeholder"))
    case .textView:
      let text = texts.text(of: node, "text") ?? texts.attributed(of: node, "attributedText") ?? ""
      return element["editable"] == "NO" ? .label(text) : .textField(text: text, placeholder: nil)
    case .progressView: return .progress(number(element["progress"]) ?? 0)
    case .activityIndicatorView: return .progress(nil)
    case .datePicker, .pickerView, .pageControl, .view: return .label("")
    }
  }

  private func label(of node: Int) -> String {
    texts.text(of: node, "text") ?? texts.attributed(of: node, "attributedText") ?? ""
  }

  /// The title of a button in its normal state, as a configuration or the state gives it; nil for none.
  private func buttonTitle(of node: Int) -> String? {
    let id = tree[node]["id"] ?? ""
    let titles = [
      texts.table["\(id).configuration.title"], texts.table["\(id).normalTitle"],
      buttonParts(of: node).lazy.flatMap { part in
        [texts.text(of: part, "title"), texts.attributed(of: part, "attributedTitle")].compactMap(\.self)
      }.first { !$0.isEmpty },
    ]
    return titles.compactMap(\.self).first { !$0.isEmpty }
  }

  /// What gives a button its title and image: its configuration, then its normal state.
  private func buttonParts(of node: Int) -> [Int] {
    [tree.child(of: node, "buttonConfiguration"), tree.child(of: node, "state", key: "normal")].compactMap(
      \.self)
  }

  /// What names the image that an element shows; nil if it shows none.
  func imageOwner(of node: Int) -> Int? {
    let owners = tree[node].name == "button" ? buttonParts(of: node) : [node]
    return owners.first { tree[$0]["image"] != nil }
      ?? owners.first { tree[$0]["backgroundImage"] != nil }
  }

  func imageName(of node: Int) -> String? {
    imageOwner(of: node).flatMap { tree[$0]["image"] ?? tree[$0]["backgroundImage"] }
  }

  private func segments(of node: Int) -> ContentElement.Kind {
    let id = tree[node]["id"] ?? ""
    let segments = tree.child(of: node, "segments").map { Array(tree.children(of: $0)) } ?? []
    let titles = segments.enumerated().map { index, segment in
      texts.table["\(id).segmentTitles[\(index)]"] ?? texts.text(of: segment, "title") ?? ""
    }
    let selected = tree[node]["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
    return .segmentedControl(titles: titles, selected: titles.indices.contains(selected) ? selected : nil)
  }

  /// A number that can be counted with; nil for any other text.
  func number(_ text: String?) -> Double? { text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  private func range(
    of element: XMLTree.Element, _ lowest: String, _ highest: String, usual: Double
  ) -> ClosedRange<Double> {
    let low = number(element[lowest]) ?? 0
    return low...max(low, number(element[highest]) ?? usual)
  }
}
