#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SectionedList where Object: Equatable {
  /// The path of an object; `nil` if it is not in the list.
  ///
  /// All sections are searched, so that an object is found even if what it is sorted by has changed since.
  public func path(of object: Object) -> IndexPath? {
    for (section, objects) in sections.enumerated() {
      if let row = objects.firstIndex(of: object) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Takes an object out.
  ///
  /// - Returns: the path that it had; `nil` if it is not in the list.
  @discardableResult
  public mutating func remove(_ object: Object) -> IndexPath? {
    guard let path = path(of: object) else { return nil }
    remove(at: path)
    return path
  }
}
