public import RowcallNarration
public import RowcallText

/// What decides an audit besides files and rules.
public struct AuditOptions: Sendable {
  /// The listener for whom words are made.
  public var locale: LocaleTag
  /// The screen reader in whose way findings are heard; nil for VoiceOver's in interfaces, and for Rowcall's elsewhere.
  public var dialect: Dialect?
  /// How long one row of data may take to hear, in seconds.
  public var maxSecondsPerRow: Double
  /// How long one header may take to hear, in seconds.
  public var maxSecondsPerHeader: Double

  /// An audit for a listener.
  public init(
    locale: LocaleTag = LocaleTag("en"), dialect: Dialect? = nil, maxSecondsPerRow: Double = 30,
    maxSecondsPerHeader: Double = 4
  ) {
    self.locale = locale
    self.dialect = dialect
    self.maxSecondsPerRow = maxSecondsPerRow
    self.maxSecondsPerHeader = maxSecondsPerHeader
  }
}
