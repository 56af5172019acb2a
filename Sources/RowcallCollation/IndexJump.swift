/// Where a title of an index leads, and where a listener who follows it lands.
package struct IndexJump: Hashable, Sendable {
  /// The title.
  package var title: String
  /// Its section, counted from zero.
  package var section: Int
  /// The section of the row on which the listener lands: the title's own, else the next one with rows, else the last one
  /// before it; nil when no section has rows.
  package var landing: Int?

  /// Creates a jump.
  package init(title: String, section: Int, landing: Int?) {
    self.title = title
    self.section = section
    self.landing = landing
  }

  /// Whether the listener lands somewhere else than the title says, and is to be told so.
  package var isElsewhere: Bool { landing != section }
}
