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
  /// Changes of the source that certainly fix it; empty if a person has to.
  public var fixes: [Fix] = []
  /// How many similar findings are not listed.
  public var rest = 0
  /// Other places with the same problem and the same fix, which the message counts.
  public var otherPlaces: [Place] = []
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

/// How much a finding affects a listener.
public enum Impact: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Sounds clumsy, but is understood.
  case minor
  /// Takes a listener longer, or makes them remember what others see.
  case moderate
  /// Keeps a listener from understanding a part or using it with confidence.
  case serious
  /// Keeps a listener from reading or doing what others can.
  case critical

  /// Whether one is lower than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The outcome of a rule for a file, named as in the ACT rules format and EARL.
public enum Outcome: String, CaseIterable, Hashable, Sendable {
  /// There was something to check, without problems.
  case passed
  /// There is a problem.
  case failed
  /// Something needs review by a person.
  case cantTell
  /// There was nothing to check.
  case inapplicable
}

/// The place of a finding.
public struct Place: Hashable, Sendable {
  /// The one-based line of the source; nil without a source.
  public var line: Int?
  /// The one-based column in Unicode scalars; nil if only the line is known.
  public var column: Int?
  /// The path to the element: `scene "Settings" > table view > section 1 > cell "Sounds" > switch`, or
  /// `table 2 > row 3 > cell 1`.
  public var element: String
  /// The cell in a table; nil for other places.
  public var cell: Cell?

  /// A cell, a row or a column of a table, one-based, without header rows in data.
  public struct Cell: Hashable, Sendable {
    /// The row; nil for a column.
    public var row: Int?
    /// The column; nil for a row.
    public var column: Int?

    /// Names a cell, a row or a column.
    public init(row: Int?, column: Int?) {
      self.row = row
      self.column = column
    }
  }

  /// `12:5`, or `12` if only the line is known; nil without a source.
  var position: String? { line.map { line in "\(line)" + (column.map { ":\($0)" } ?? "") } }

  /// Names a place.
  public init(_ element: String, line: Int? = nil, column: Int? = nil, cell: Cell? = nil) {
    self.element = element
    self.line = line
    self.column = column
    self.cell = cell
  }
}
