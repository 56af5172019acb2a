#if canImport(CoreGraphics)
  import CoreGraphics
#endif
import UIKit

/// What is reused under the name of its class: the helper that many apps have, for tables and collections alike.
protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
extension UICollectionReusableView: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError("\(type.reuseIdentifier) is not registered")
    }
    return cell
  }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell? {
    dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell
  }
}

/// A ring with the share of a goal, which only sighted people need.
final class RingView: UIView {
  var share: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
  override func draw(_ rect: CGRect) {}
}
