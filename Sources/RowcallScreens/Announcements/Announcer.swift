public import RowcallNarration
public import RowcallTableView
public import RowcallText

/// Tells a listener what happens in table views and between screens.
///
/// Ask it after each thing that the listener does. It reads the log on from where it stopped and says what came of it:
/// first what changed, then where the cursor is now. It remembers what was heard: nothing is said twice, and of what
/// changed only that. One announcer is for one log.
///
///     var announcer = Announcer(locale: LocaleTag("en"))
///     try table.performSwipeAction()
///     for line in announcer.announce(table) { print(line.text) }   // Buy milk deleted. Buy eggs, row 1 of 2
public struct Announcer: Sendable {
  /// The words, how much is said, and how texts are said.
  public let narrator: Narrator

  /// The number of the first event that was not told yet.
  private var nextNumber = 0
  private var heard = Heard()

  /// Creates an announcer to whom nothing has been told yet: it begins with the oldest event of the log.
  public init(_ narrator: Narrator) { self.narrator = narrator }

  /// Creates an announcer in a listener's language that leaves texts as their authors wrote them.
  public init(locale: LocaleTag, verbosity: Verbosity = Verbosity()) {
    self.init(Narrator(locale: locale, verbosity: verbosity))
  }

  /// What a listener hears of all that happened in a table since the last time, a line for each thing at a time.
  ///
  /// Empty if nothing happened that anybody could hear of.
  public mutating func announce(_ table: TableView) -> [SpokenLine] {
    announce(table.log, in: Scene(table: table))
  }

  /// What a listener hears of all that happened in an application of several screens since the last time.
  ///
  /// Of tables that are not in front any more, or not yet, nothing is said.
  public mutating func announce(_ navigation: NavigationStack) -> [SpokenLine] {
    announce(navigation.log, in: Scene(navigation))
  }

  private mutating func announce(_ log: EventLog, in scene: Scene) -> [SpokenLine] {
    let events = log.events(from: nextNumber)
    nextNumber = log.nextNumber
    let moment = Moment(events, in: scene)
    let place = Place(in: scene.table)
    let told = MomentNarration(moment: moment, scene: scene, place: place, heard: heard, narrator: narrator)
    defer { heard = heard.after(moment, in: scene, at: place) }
    return told.lines()
  }
}
