/// A change of the source that certainly fixes a finding, or a part of it.
public struct Fix: Hashable, Sendable {
  /// What to change in a tag.
  public enum Change: Hashable, Sendable {
    /// Sets an attribute, which the tag may have already.
    case attribute(String, value: String)
    /// Gives an element of an interface file an accessibility label.
    case accessibilityLabel(String)
  }

  /// The start of the tag.
  public var place: Place
  /// What to change.
  public var change: Change

  /// Creates a fix.
  public init(_ change: Change, at place: Place) {
    self.place = place
    self.change = change
  }
}

/// New bytes in place of others, by their offsets in the source.
struct SourceEdit: Hashable, Sendable {
  let range: Range<Int>
  let text: [UInt8]
}

extension [SourceEdit] {
  /// The source after edits that do not overlap; all other bytes stay.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source[end..<edit.range.lowerBound] + edit.text
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}
