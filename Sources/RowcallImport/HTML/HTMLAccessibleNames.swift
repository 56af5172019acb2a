/// Works out what elements are called for a listener, within a bound on all their texts together.
package struct HTMLAccessibleNames {
  /// By what an element may be called besides what its author says by ARIA.
  package enum Source {
    case content
    /// As a form's control: by its labels, and by what is written on a button.
    case control
    /// As an image: by its alternative.
    case image
  }

  private var names: HTMLNames
  /// Whether the bound has been reached, so that no more names are known.
  package private(set) var isExhausted = false

  /// Starts on a page.
  package init(_ page: HTMLPage, path: String, limits: ImportLimits) {
    names = HTMLNames(page: page, budget: HTMLBudget(path: path, limits: limits))
  }

  /// The accessible name of an element; nil if it has none, and behind the bound.
  package mutating func name(of node: Int, from source: Source) -> String? {
    withinBound { names throws(ImportError) in
      switch source {
      case .content: try names.name(node)
      case .control:
        if let kind = names.page.tree.control(node) {
          try names.controlName(node, kind)
        } else {
          try names.name(node)
        }
      case .image: try names.image(node)?.name
      }
    }
  }

  /// The text in an element, without what is hidden; nil for none, and behind the bound.
  package mutating func text(of node: Int) -> String? {
    withinBound { names throws(ImportError) in try names.content(node) }
  }

  private mutating func withinBound(
    _ words: (inout HTMLNames) throws(ImportError) -> String?
  ) -> String? {
    if isExhausted { return nil }
    do throws(ImportError) {
      return try words(&names)
    } catch {
      isExhausted = true
      return nil
    }
  }
}
