extension UITableViewCell {
  /// Everything that the cell shows, as the engine and the layers above it read it.
  var content: CellContent {
    updateConfigurationIfNeeded()
    var content = CellContent(style: style)
    if let list = contentConfiguration as? UIListContentConfiguration {
      content.style = list.layout
      content.title = list.title
      content.detail = list.detail
      content.image = list.image.map { CellImage($0) }
    } else if contentConfiguration == nil {
      fillFromStandardParts(&content)
    }
    content.elements = ownParts.map(\.element)
    if content.title == nil, content.detail == nil, content.image == nil, !content.elements.isEmpty {
      content.style = .custom
    }
    content.accessory = accessory(accessoryView, accessoryType)
    content.editingAccessory = accessory(editingAccessoryView, editingAccessoryType)
    content.selectionStyle = selectionStyle == .none ? .none : .default
    content.indentationLevel = max(0, indentationLevel)
    content.accessibility = authoredAccessibility
    return content
  }

  /// The texts, images and controls that the app put into the content view.
  var ownParts: [ViewReading.Part] {
    if contentConfiguration is UIListContentConfiguration {
      return added(to: contentView, but: configuredContent.view)
    }
    return added(to: contentView, but: nil) + added(to: self, but: nil)
  }

  /// The parts of the views that the app added below a view.
  private func added(to view: UIView, but excluded: UIView?) -> [ViewReading.Part] {
    guard !view.isHidden else { return [] }
    let standard = [contentView, standardTextLabel, standardDetailLabel, standardImageView, excluded]
    return view.subviews.filter { subview in !standard.contains { $0 === subview } }
      .flatMap { ViewReading($0).parts }
  }

  private func fillFromStandardParts(_ content: inout CellContent) {
    content.title = standardTextLabel?.visibleText
    content.detail = standardDetailLabel?.visibleText
    if let view = standardImageView, !view.isHidden { content.image = view.image.map { CellImage($0) } }
  }

  private func accessory(_ view: UIView?, _ type: AccessoryType) -> CellAccessory {
    guard let view else { return CellAccessory(type) }
    guard let part = ViewReading(view).parts.first else { return .none }
    return .control(part.element)
  }
}

extension UILabel {
  /// The text of a label that is not hidden.
  fileprivate var visibleText: String? { isHidden ? nil : shownText }
}
