import RowcallCollation

/// The sections of an indexed list in the environment's locale: the local letters, A to Z, and `#` at the
/// end.
@preconcurrency @MainActor public final class UILocalizedIndexedCollation: NSObject {
  private let collation: LocalizedIndexedCollation
  private init(_ collation: LocalizedIndexedCollation) { self.collation = collation }
  /// The collation of the environment's locale.
  public class func current() -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(LocalizedIndexedCollation.current(CollationOptions(rest: .together)))
  }
  /// The titles of all sections, in order.
  public var sectionTitles: [String] { collation.sectionTitles }
  /// The titles of the index, in order.
  public var sectionIndexTitles: [String] { collation.sectionIndexTitles }
  /// The section to which an index title leads; the nearest one for a title that is not there.
  public func section(forSectionIndexTitle sectionIndexTitleIndex: Int) -> Int {
    collation.section(forSectionIndexTitle: sectionIndexTitleIndex)
  }
  /// The section of an object by one of its texts.
  public func section<Object>(
    for object: Object, collationStringSelector selector: KeyPath<Object, String>
  ) -> Int { collation.section(for: object) { $0[keyPath: selector] } }
  /// Objects in the locale's order of one of their texts.
  public func sortedArray<Object>(
    from array: [Object], collationStringSelector selector: KeyPath<Object, String>
  ) -> [Object] { collation.sortedArray(from: array) { $0[keyPath: selector] } }
}
