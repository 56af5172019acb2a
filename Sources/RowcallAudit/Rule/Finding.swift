/// One thing that a rule found.
public struct Finding: Hashable, Sendable {
  /// Failed, or cannot tell.
  public var outcome: Outcome
  /// What it costs a listener; nil for what the rule's description says.
  public var impact: Impact?
  /// Where it is.
  public var place: Place
  /// One sentence for the author: what was found here ("The switch has no label.").
  public var message: String
  /// What to do here, or what to check by hand; nil for what the rule's description says.
  public var advice: String?
  /// What a listener hears here.
  public var heard: Heard
  /// What names the place however much is edited around it: ids, header and row key, words; never a number of a line or
  /// an index.
  public var key: [String]
  /// How many cells, rows or columns it tells of, where many more of them are news to those who know it; nil where it is
  /// one thing.
  public var count: Int?
  /// How many more of its kind the rule found and does not tell one by one.
  public var rest = 0
  /// What else names it, independently of each other; empty where the key is all.
  ///
  /// Most of them hold when one thing is edited.
  public var otherKeys: [[String]] = []

  /// Whether an `id` in the file names the thing, or what it stands in.
  var isNamedByID: Bool { key.first?.hasPrefix("#") == true }

  /// Notes a finding.
  public init(
    _ outcome: Outcome = .failed, at place: Place, _ message: String, key: [String], impact: Impact? = nil,
    advice: String? = nil, heard: Heard = Heard(), count: Int? = nil
  ) {
    self.outcome = outcome
    self.impact = impact
    self.place = place
    self.message = message
    self.advice = advice
    self.heard = heard
    self.key = key
    self.count = count
  }
}
