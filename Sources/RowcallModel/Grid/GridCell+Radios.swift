extension GridCell {
  /// What is chosen among the radio buttons of the cell, behind the text that stands before them; nil where there are not
  /// several.
  ///
  /// A button without a name is called what is written behind it. With none chosen only the text before them is left.
  package var radioChoice: String? {
    guard content.count(where: \.isRadio) > 1 else { return nil }
    let before = content.prefix { !$0.isRadio }.compactMap(\.text)
    let chosen = content.indices.compactMap { index -> String? in
      guard case .control(let control) = content[index], control.kind == .radio, control.states.check == .on
      else { return nil }
      return control.label ?? content.dropFirst(index + 1).first.flatMap { $0.isRadio ? nil : $0.text }
    }
    return (before + chosen).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CellPiece {
  /// Whether it is a radio button.
  fileprivate var isRadio: Bool {
    if case .control(let control) = self { control.kind == .radio } else { false }
  }
}
