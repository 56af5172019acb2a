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
