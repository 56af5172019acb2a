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
    case .selected, .deselected, .accessoryPressed, .operated: selectionLine
    case .editingBegan, .editingEnded, .swipeBegan, .swipeEnded, .confirmationAsked, .confirmationCancelled,
      .committed, .swipeActionPerformed:
      editingLine
    case .rowDeleted, .rowInserted, .rowReloaded, .rowMoved, .sectionDeleted, .sectionInserted,
      .sectionReloaded,
      .sectionMoved:
      updateLine
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

  private var selectionLine: String {
    switch self {
    case .selected(let row): "selected \(row)"
    case .deselected(let row): "deselected \(row)"
    case .accessoryPressed(let row): "pressed the detail button of \(row)"
    case .operated(let element, let row): "\(element.stateLine) in \(row.without(element))"
    default: ""
    }
  }

  private var editingLine: String {
    switch self {
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
    default: ""
    }
  }

  private var updateLine: String {
    switch self {
    case .rowDeleted(let row): "deleted \(row)"
    case .rowInserted(let row): "inserted \(row)"
    case .rowReloaded(let row): "reloaded \(row)"
    case .rowMoved(let from, let to, let neighbour): "moved \(to) from \(from.place)\(neighbour.phrase)"
    case .sectionDeleted(let section): "deleted \(section)"
    case .sectionInserted(let section): "inserted \(section)"
    case .sectionReloaded(let section): "reloaded \(section)"
    case .sectionMoved(let from, let to): "moved \(to) from section \(from.section)"
    default: ""
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
