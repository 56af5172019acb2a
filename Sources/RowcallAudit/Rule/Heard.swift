/// What is spoken at a finding, now and after the fix; nil if that is unknown.
public struct Heard: Hashable, Sendable {
  /// Now.
  public var now: String?
  /// After the suggested fix.
  public var after: String?

  /// Creates both texts; words that a fix does not change are left out.
  public init(now: String? = nil, after: String? = nil) {
    self.now = now
    self.after = after == now ? nil : after
  }
}
