/// What a listener hears at a finding, and what they would hear were it mended; nil where words say nothing about it.
public struct Heard: Hashable, Sendable {
  /// As it is.
  public var now: String?
  /// After the suggested mend.
  public var after: String?

  /// Sets one beside the other; the same words twice say nothing of the fix.
  public init(now: String? = nil, after: String? = nil) {
    self.now = now
    self.after = after == now ? nil : after
  }
}
