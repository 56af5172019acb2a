/// Something that happened in a table, with enough in it to be announced later.
public indirect enum TableViewEvent: Hashable, Sendable {
  /// The whole table was read anew, and no row is selected any more.
  case loaded(sections: Int, rows: Int)
  /// Other rows came into the window; the rows are counted from zero over all sections.
  case scrolled(rows: Range<Int>, of: Int)
  /// The cursor is somewhere else now; `nil`: there is nothing for it to be on.
  case focused(FocusReference?)
  /// The cursor was to take a step and stayed where it was, because nothing lies there.
  case edgeReached(FocusStep)

  /// A row was selected.
  case selected(RowReference)
  /// A row was deselected.
  case deselected(RowReference)
  /// The detail button of a row was pressed.
  case accessoryPressed(RowReference)
  /// A control inside a row was operated; the element carries its new value.
  case operated(ContentElement, RowReference)

  /// Editing mode was entered.
  case editingBegan
  /// Editing mode was left.
  case editingEnded
  /// A row was swiped, and its actions can be chosen; a title is `nil` where the usual word for deletion is meant.
  case swipeBegan(RowReference, actions: [String?])
  /// The actions of a swiped row are gone; `nil`: with the row.
  case swipeEnded(RowReference?)
  /// A row asks for confirmation of its deletion; a title of `nil` is the usual word.
  case confirmationAsked(RowReference, title: String?)
  /// The question was withdrawn.
  case confirmationCancelled(RowReference)
  /// The data source is asked to insert or delete; what it does, or the refusal, comes next.
  case committed(EditingStyle, RowReference)
  /// An action of the author's ran; it says itself whether it was carried out.
  case swipeActionPerformed(title: String?, RowReference, isDone: Bool)

  /// A row went.
  case rowDeleted(RowReference)
  /// A row came.
  case rowInserted(RowReference)
  /// A row shows its item anew.
  case rowReloaded(RowReference)
  /// A row went to another place.
  case rowMoved(from: RowReference, to: RowReference, Neighbour?)
  /// A section went with all its rows.
  case sectionDeleted(SectionReference)
  /// A section came with its rows.
  case sectionInserted(SectionReference)
  /// A section was read anew, and none of its rows is selected any more.
  case sectionReloaded(SectionReference)
  /// A section went to another place.
  case sectionMoved(from: SectionReference, to: SectionReference)
  /// The titles of the index were read anew.
  case indexReloaded([String])
  /// The listener went to a section by its index title.
  case indexFollowed(IndexReference)
  /// The index was moved to a title, and the window with it.
  case indexMoved(IndexReference)
  /// The index was to be moved and stayed where it was: no title leads anywhere in that direction.
  case indexEndReached(isLast: Bool)
  /// The listener typed the beginning of what they look for; `nil`: no row begins so.
  case searched(String, found: RowReference?)

  /// A row was taken up to be moved.
  case reorderingBegan(RowReference)
  /// The row taken up would be dropped here.
  case dropProposed(RowReference, at: RowReference, Neighbour?)
  /// The row taken up was put back.
  case reorderingCancelled(RowReference)

  /// A request was refused, and the table is as it was.
  case refused(TableViewError)
}

/// The row beside which a moved row lies now.
public enum Neighbour: Hashable, Sendable {
  /// The moved row is above this one.
  case above(RowReference)
  /// The moved row is the last of its section, below this one.
  case below(RowReference)
}

/// What the cursor is on, as an event names it.
public enum FocusReference: Hashable, Sendable {
  /// The table's own header.
  case tableHeader(String?)
  /// A section's header.
  case sectionHeader(SectionReference)
  /// A row.
  case row(RowReference)
  /// A section's footer, with its text.
  case sectionFooter(SectionReference, text: String?)
  /// The table's own footer.
  case tableFooter(String?)
  /// The section index, with the title at which it stands.
  case sectionIndex(title: String?)
}

/// A row as an event names it: where it is, among how many, and what it shows.
public struct RowReference: Hashable, Sendable {
  /// The path of the row; for a row that went, where it was.
  public var indexPath: IndexPath
  /// The number of rows in its section at that moment.
  public var rowsInSection: Int
  /// What the row shows; `nil` if it was not in the window, because no row is made only to be named.
  public var content: CellContent?
}

/// A section as an event names it.
public struct SectionReference: Hashable, Sendable {
  /// The number of the section, counted from zero; for a section that went, the one it had.
  public var section: Int
  /// The number of rows in it.
  public var rows: Int
  /// The text of its header; `nil` if it has none or was not in the window.
  public var title: String?
}

/// A title of the section index as an event names it, with where it led then.
public struct IndexReference: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The number of the title, counted from zero: two titles may be the same.
  public var number: Int
  /// How many titles the index had.
  public var count: Int
  /// What the data source has said in place of the title; `nil` if it left that to narration.
  public var label: String?
  /// The section of the title.
  public var section: SectionReference
  /// The target row; `nil` if the table has no reachable row.
  public var landing: RowReference?

  /// Whether it leads to another section, because its own has no reachable rows.
  package var isElsewhere: Bool { landing?.indexPath.section != section.section }
}

extension TableViewEvent: CustomStringConvertible {
  /// One line for a person who reads a log; places are paths as in code, `[section, row]`, counted from zero.
  ///
  /// It is not meant to be spoken: the narration layer words events for listeners.
  public var description: String {
    switch self {
    case .loaded(let sections, let rows): "loaded \(rows.counted("row")) in \(sections.counted("section"))"
    case .scrolled(let rows, let all): "showing rows \(rows.lowerBound + 1) to \(rows.upperBound) of \(all)"
    case .focused(let focus): "focus on \(focus.map { "\($0)" } ?? "nothing")"
    case .edgeReached(let step): "focus stays: nothing is there for \(step)"
    case .selected(let row): "selected \(row)"
    case .deselected(let row): "deselected \(row)"
    case .accessoryPressed(let row): "pressed the detail button of \(row)"
    case .operated(let element, let row): "\(element.stateLine) in \(row.without(element))"
    case .editingBegan: "editing began"
    case .editingEnded: "editing ended"
    case .swipeBegan(let row, let actions):
      "swiped \(row), actions: \(actions.map(\.actionPhrase).joined(separator: ", "))"
    case .swipeEnded(let row): "swipe ended\(row.map { " on \($0)" } ?? "")"
    case .confirmationAsked(let row, let title): "asking to \(title.actionPhrase) \(row)"
    case .confirmationCancelled(let row): "keeping \(row)"
    case .committed(let style, let row): "committing \(style == .insert ? "insert" : "delete") at \(row)"
    case .swipeActionPerformed(let title, let row, let isDone):
      "\(title.actionPhrase) \(isDone ? "done" : "not done") on \(row)"
    case .rowDeleted(let row): "deleted \(row)"
    case .rowInserted(let row): "inserted \(row)"
    case .rowReloaded(let row): "reloaded \(row)"
    case .rowMoved(let from, let to, let neighbour): "moved \(to) from \(from.place)\(neighbour.phrase)"
    case .sectionDeleted(let section): "deleted \(section)"
    case .sectionInserted(let section): "inserted \(section)"
    case .sectionReloaded(let section): "reloaded \(section)"
    case .sectionMoved(let from, let to): "moved \(to) from section \(from.section)"
    case .indexReloaded(let titles): "index is \(titles.joined(separator: " "))"
    case .indexFollowed(let index): "index \(index.title.quoted) leads to \(index.section)"
    case .indexMoved(let index):
      "index moved to \(index.title.quoted), \(index.section), "
        + (index.landing.map { "landing on \($0)" } ?? "landing nowhere")
    case .indexEndReached(let isLast):
      "index stays: no title \(isLast ? "after" : "before") this one leads anywhere"
    case .searched(let text, let row): "typed \(text.quoted): \(row.map { "\($0)" } ?? "no row begins so")"
    case .reorderingBegan(let row): "took up \(row)"
    case .dropProposed(let row, let place, let neighbour):
      "\(row) would drop at \(place.place)\(neighbour.phrase)"
    case .reorderingCancelled(let row): "put \(row) back"
    case .refused(let error): "refused: \(error)"
    }
  }
}

extension RowReference: CustomStringConvertible {
  /// Reads as `"Buy milk" [0, 2]`, or `"Buy milk" with checkmark [0, 2]`; as `row [0, 2]` if nobody has seen the row.
  public var description: String {
    let checkmark = content?.accessory == .checkmark ? " with checkmark" : ""
    return "\(content?.joinedTexts.map(\.quoted) ?? "row")\(checkmark) \(place)"
  }

  /// The row with the texts of all but one element, for a sentence that names that one by itself.
  fileprivate func without(_ element: ContentElement) -> Self {
    var row = self
    row.content?.elements.removeAll { $0 == element }
    return row
  }

  var place: String { "[\(indexPath.section), \(indexPath.row)]" }
}

extension SectionReference: CustomStringConvertible {
  /// Reads as `section 1 "Europe", 3 rows`.
  public var description: String {
    "section \(section)\(title.map { " \($0.quoted)" } ?? ""), \(rows.counted("row"))"
  }
}

extension FocusReference: CustomStringConvertible {
  /// Names what the cursor is on.
  public var description: String {
    switch self {
    case .tableHeader(let text): "table header \((text ?? "").quoted)"
    case .sectionHeader(let section): "header of \(section)"
    case .row(let row): "\(row)"
    case .sectionFooter(let section, let text): "footer \((text ?? "").quoted) of section \(section.section)"
    case .tableFooter(let text): "table footer \((text ?? "").quoted)"
    case .sectionIndex(let title): "index at \((title ?? "").quoted)"
    }
  }
}

extension ContentElement {
  /// Reads as `switch "sound" is on`.
  fileprivate var stateLine: String {
    switch kind {
    case .switch(let isOn): "\(phrase) is \(isOn ? "on" : "off")"
    case .slider(let value, _), .stepper(let value, _, _): "\(phrase) is \(value.plain)"
    case .button: "\(phrase) was pressed"
    case .textField(let text, _): "\(phrase) has the text \(text.quoted)"
    case .segmentedControl: "\(phrase) is on \((text ?? "nothing").quoted)"
    case .label, .image, .progress: phrase
    }
  }
}

extension Neighbour? {
  fileprivate var phrase: String {
    switch self {
    case .above(let row): ", above \(row)"
    case .below(let row): ", below \(row)"
    case nil: ""
    }
  }
}

extension String? {
  /// The title of an action; a `nil` title means deletion.
  fileprivate var actionPhrase: String { self ?? "delete" }
}
