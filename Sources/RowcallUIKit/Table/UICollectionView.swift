// Collection views are not covered: these names let helpers that serve tables and collections compile.

/// A reusable view of a collection; a name only.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier for reuse; always `nil`.
  open var reuseIdentifier: String? { nil }
  /// Called before reuse; never here.
  open func prepareForReuse() {}
}

/// A cell of a collection; a name only.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content.
  public private(set) lazy var contentView: UIView = added(UIView())
  /// True while the cell is selected.
  open var isSelected = false
}

/// The layout of a collection; a name only.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {}

/// A collection that shows nothing; a name only.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Makes a collection; the layout is ignored.
  public convenience init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.init(frame: frame)
  }
  /// Does nothing.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Returns a plain cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}

extension IndexPath {
  /// Makes a path by the name that collections use for a row.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The row under the name that collections use; -1 if this path does not name a row.
  public var item: Int { row }
}
