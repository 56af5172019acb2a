extension UIView {
  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.margins) }
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) }
  /// The rectangle that is not too wide to read.
  public var readableContentGuide: UILayoutGuide { guide(\.readable) }
  /// The edges that bars cover; none here.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The guides that the app added.
  public var layoutGuides: [UILayoutGuide] { layoutKept.guides }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutKept.guides.append(layoutGuide)
  }
  /// Takes a guide out.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutKept.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  private func guide(_ path: WritableKeyPath<KeptLayout, UILayoutGuide?>) -> UILayoutGuide {
    if let known = layoutKept[keyPath: path] { return known }
    let made = UILayoutGuide()
    made.owningView = self
    layoutKept[keyPath: path] = made
    return made
  }
}

extension UIView: LayoutAnchored {
  var owningViewOfAnchors: UIView? { self }
}

extension UIView {
  /// The text line that others align with at the top.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The text line that others align with at the bottom.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}
