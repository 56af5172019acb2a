/// Works out what elements are called for a listener, within a bound on all their texts together.
package struct HTMLAccessibleNames {
  /// By what an element may be called besides what its author says by ARIA.
  package enum Source {
    /// By what is in it.
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
    if isExhausted { return nil }
    do throws(ImportError) {
      switch source {
      case .content: return try names.name(node)
      case .control: return try names.controlName(node)
      case .image: return try names.image(node)?.name
      }
    } catch {
      isExhausted = true
      return nil
    }
  }

  /// The text in an element, without what is hidden; nil for none, and behind the bound.
  package mutating func text(of node: Int) -> String? {
    if isExhausted { return nil }
    do throws(ImportError) {
      return try names.content(node)
    } catch {
      isExhausted = true
      return nil
    }
  }

  /// What an element is described by; nil for nothing, and behind the bound.
  package mutating func description(of node: Int) -> String? {
    if isExhausted { return nil }
    do throws(ImportError) {
      return try names.described(node)
    } catch {
      isExhausted = true
      return nil
    }
  }
}

extension HTMLNames {
  /// What a form's control is called; nil if its author gave it no name.
  fileprivate mutating func controlName(_ node: Int) throws(ImportError) -> String? {
    guard let kind = page.tree.control(node) else { return try name(node) }
    return try controlName(node, kind)
  }
}
