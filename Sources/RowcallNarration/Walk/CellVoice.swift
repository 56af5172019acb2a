public import RowcallAccessibility

/// Turns the text of a cell into what a listener hears.
public protocol CellVoice: Sendable {
  /// What is heard for a text that stands in a cell, or for a piece of it.
  func words(_ text: String, in cell: AccessibleCell) -> String
}

/// Leaves texts as their author wrote them, without what nobody can hear.
public struct WrittenVoice: CellVoice {
  /// Creates the voice.
  public init() {}

  /// The text with single spaces.
  public func words(_ text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }
}
