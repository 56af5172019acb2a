public import RowcallNarration
public import RowcallText

/// The options of an audit besides files and rules.
public struct AuditOptions: Sendable {
  /// The locale for spoken text.
  public var locale: LocaleTag
  /// The dialect of spoken text in findings; nil for VoiceOver's in interfaces and Rowcall's elsewhere.
  public var dialect: Dialect?
  /// How long one data row may take to speak, in seconds.
  public var maxSecondsPerRow: Double
  /// How long one header may take to speak, in seconds.
  public var maxSecondsPerHeader: Double
  /// The scripts that voices can speak, by ISO 15924 code (default: those of eSpeak NG's languages).
  public var voicedScripts: Set<String>
  /// How many threads may read one large data file.
  public var jobs: Int
  /// Whether all findings in interfaces and pages are listed, however many are similar.
  public var listsAll = false

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
