/// The pixels of a picture; there are never any here, as nothing is decoded.
public final class CGImage: Sendable {
  private init() {}
  /// How wide the picture is, in pixels.
  public var width: Int { 0 }
  /// How high the picture is, in pixels.
  public var height: Int { 0 }
}

extension UIImage {
  /// How a picture fills more room than it has.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The pixels: `nil`, as nothing is decoded.
  public var cgImage: CGImage? { nil }
  /// The edges that stay as they are when the picture grows: none.
  public var capInsets: UIEdgeInsets { .zero }
  /// The same picture; which edges stay as they are is accepted.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture; which edges stay as they are and how it grows is accepted.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    self
  }
  /// The same picture, where lines run from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
