public import RowcallAccessibility
public import RowcallTableView

extension AccessibilityTree {
  /// Builds the tree of what is in front: the open form, else the top screen, each with its bar.
  public init(of navigation: NavigationStack) {
    let bar = AccessibilityNode.container(
      AccessibilityContainer(.navigationBar), children: navigation.barNodes)
    let list = ListBuilder(table: navigation.tableInFront).node
    let front = AccessibilityContainer(
      navigation.form == nil ? .group : .form, label: navigation.titleInFront)
    self.init(root: .container(front, children: [bar, list]))
  }
}

extension NavigationStack {
  /// The title of the open form, else of the top screen.
  fileprivate var titleInFront: String { form?.title ?? top.title }

  /// What is in the bar: the way back, the title, the items.
  fileprivate var barNodes: [AccessibilityNode] {
    var title = AccessibilityElement(.heading, label: titleInFront)
    title.level = 1
    let way = form == nil ? backTitle.map { AccessibilityElement(bar: .back, label: $0) } : nil
    let items = barItems.map { item -> AccessibilityElement in
      var element = AccessibilityElement(bar: item.kind.standard, label: item.kind.ownTitle)
      if !item.isEnabled { element.disable() }
      return element
    }
    return ([way, title].compactMap { $0 } + items).map { .element($0) }
  }
}

extension AccessibilityElement {
  /// A button in a bar.
  fileprivate init(bar standard: StandardControl?, label: String?) {
    self.init(.button, label: label)
    self.standard = standard
    actions = [.activate]
  }
}

extension BarItem.Kind {
  /// Which standard control the item is; nil for one of the application's own.
  fileprivate var standard: StandardControl? {
    switch self {
    case .add: .add
    case .edit: .edit
    case .done: .done
    case .save: .save
    case .cancel: .cancel
    case .custom: nil
    }
  }

  /// The application's own title; nil for a standard item, which is called by narration.
  fileprivate var ownTitle: String? { if case .custom(let title) = self { title } else { nil } }
}
