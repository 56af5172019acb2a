/// A problem, or something that needs review.
public struct Finding: Hashable, Sendable {
  /// `failed` or `cantTell`.
  public var outcome: Outcome
  /// The impact on a listener; nil for that of the rule.
  public var impact: Impact?
  /// The place.
  public var place: Place
  /// One sentence about what is wrong ("The switch has no label.").
  public var message: String
  /// How to fix it or what to review; nil for the remedy of the rule.
  public var advice: String?
  /// What is spoken here.
  public var heard: Heard
  /// Identifies the place when the file around it is edited: ids, header and row key, words; never line numbers or
  /// indexes.
  public var key: [String]
  /// How many cells, rows or columns it covers; nil if it is about one thing.
  public var count: Int?
  /// How many similar findings are not listed.
  public var rest = 0
  /// Other independent keys, most of which survive one edit; empty if there are none.
  public var otherKeys: [[String]] = []

  /// Whether the key starts with an `id` in the file.
  var isNamedByID: Bool { key.first?.hasPrefix("#") == true }

  /// Creates a finding.
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
