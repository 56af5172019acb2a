import RowcallAccessibility

/// How much a listener wants to hear of each cell.
public struct Verbosity: Hashable, Codable, Sendable {
  /// What comes first.
  public enum Order: String, CaseIterable, Hashable, Codable, Sendable {
    /// "Age, 31"
    case headerFirst = "header-first"
    /// "31, Age": what is new can be spoken, and the rest be cut off.
    case contentFirst = "content-first"
  }

  /// When headers are spoken.
  public enum HeaderUse: String, CaseIterable, Hashable, Codable, Sendable {
    /// The row's header when the row changed, the column's when the column did.
    case changed
    /// Before each cell.
    case always
  }

  /// How many levels of stacked headers are spoken.
  public enum HeaderLevels: String, CaseIterable, Hashable, Codable, Sendable {
    /// The one next to the cell.
    case last
    /// Each.
    case all
  }

  /// When numbers of rows and columns are spoken.
  public enum Position: String, CaseIterable, Hashable, Codable, Sendable {
    /// Never, unless asked for.
    case off
    /// That of the row when the row changed, that of the column when the column did.
    case onChange = "on-change"
    /// With each cell.
    case always
  }

  /// When blank cells are spoken.
  public enum Blanks: String, CaseIterable, Hashable, Codable, Sendable {
    /// Always.
    case said
    /// When moving, but not when everything is read.
    case skippedInSayAll = "skipped-in-say-all"
  }

  /// When columns that are the same in every row are spoken.
  public enum Constants: String, CaseIterable, Hashable, Codable, Sendable {
    /// Once, before the first row.
    case once
    /// In every row.
    case said
  }

  /// When rows say what repeats itself: placeholders such as `N/A`, headers of many words, and the name of the row in another column.
  public enum Repeats: String, CaseIterable, Hashable, Codable, Sendable {
    /// Once: the first placeholder of a column, its whole header, and the name of a row in its own column.
    case once
    /// Each time.
    case said
  }

  /// How rows say web addresses.
  public enum Links: String, CaseIterable, Hashable, Codable, Sendable {
    /// "link to example.com"
    case site
    /// As they are written.
    case written
  }

  /// Which elements of a table view have their role spoken.
  public enum Roles: String, CaseIterable, Hashable, Codable, Sendable {
    /// Those that can be operated: "Sounds, switch", but "Europe".
    case operated
    /// All but plain text: "Europe, heading".
    case all
  }

  /// Where in a table view unrequested changes are announced.
  public enum Changes: String, CaseIterable, Hashable, Codable, Sendable {
    /// At the cursor; inserted and deleted rows are announced everywhere.
    case atCursor = "at-cursor"
    /// Everywhere in sight.
    case everywhere
  }

  /// What comes first.
  public var order = Order.headerFirst
  /// The directions whose headers are spoken; empty for none.
  public var headers: Set<HeaderAxis> = [.row, .column]
  /// When they are spoken.
  public var headerUse = HeaderUse.changed
  /// How many levels of them.
  public var headerLevels = HeaderLevels.all
  /// The most characters of a header that are spoken; nil for all.
  public var headerLimit: Int?
  /// After how many rows the column headers are spoken again while moving down or reading on; nil for never.
  public var headerRepeat: Int?
  /// When numbers of rows and columns are spoken.
  public var position = Position.onChange
  /// Whether spans are spoken.
  public var spans = true
  /// When blank cells are spoken.
  public var blanks = Blanks.skippedInSayAll
  /// When columns that are the same in every row are spoken.
  public var constants = Constants.once
  /// When rows say what repeats itself.
  public var repeats = Repeats.once
  /// How rows say web addresses.
  public var links = Links.site
  /// After how many words a row leaves the rest of a text out; nil for never.
  public var textLimit: Int? = 30
  /// After how many seconds a row is shortened; nil for never.
  public var maxSecondsPerRow: Int?
  /// Whether hints are spoken.
  public var hints = false
  /// Whether rows say the comments on their cells, and where links of a sheet lead to.
  public var comments = false
  /// Which elements of a table view have their role spoken.
  public var roles = Roles.all
  /// Where in a table view unrequested changes are announced.
  public var changes = Changes.everywhere
  /// How much punctuation is spoken.
  public var punctuation = PunctuationLevel.none
  /// How texts are read letter by letter, if at all.
  public var spelling = Spelling()

  /// Creates the options of the medium preset.
  public init() {}
}

/// How text is spelled.
public struct Spelling: Hashable, Codable, Sendable {
  /// How capital letters are announced.
  public enum Capitals: String, CaseIterable, Hashable, Codable, Sendable {
    /// Not at all.
    case none
    /// "capital A"
    case spell
    /// By a sound, which the voice makes; the words stay as they are.
    case icon
  }

  /// Whether cells are read letter by letter.
  public var isOn = false
  /// How capital letters are announced.
  public var capitals = Capitals.none

  /// Creates a way to spell that leaves texts as they are.
  public init() {}
}

extension Verbosity {
  /// A set of options with a name.
  public enum Preset: String, CaseIterable, Hashable, Codable, Sendable {
    /// Content and what changed, in as few words as can be.
    case terse
    /// What most listeners want.
    case medium
    /// Everything.
    case verbose
  }

  /// The options of a preset.
  public init(_ preset: Preset) {
    self.init()
    switch preset {
    case .terse:
      headerLevels = .last
      position = .off
      spans = false
      roles = .operated
      changes = .atCursor
    case .medium: break
    case .verbose:
      headerUse = .always
      position = .always
      hints = true
      blanks = .said
      constants = .said
      repeats = .said
      links = .written
      textLimit = nil
    }
  }
}
