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
  /// The scripts that voices can say, by their ISO 15924 codes; by default those of eSpeak NG's languages.
  public var voicedScripts: Set<String>
  /// How many threads may go over one large file of data.
  public var jobs: Int

  /// An audit for a listener.
  public init(
    locale: LocaleTag = LocaleTag("en"), dialect: Dialect? = nil, maxSecondsPerRow: Double = 30,
    maxSecondsPerHeader: Double = 4,
    voicedScripts: Set<String> = VoicedScripts.all, jobs: Int = 1
  ) {
    self.locale = locale
    self.dialect = dialect
    self.maxSecondsPerRow = maxSecondsPerRow
    self.maxSecondsPerHeader = maxSecondsPerHeader
    self.voicedScripts = voicedScripts
    self.jobs = jobs
  }
}
