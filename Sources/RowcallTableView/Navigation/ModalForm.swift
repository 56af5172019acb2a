/// A form over the present screen: a small static table with controls, a title, Cancel and Save.
///
/// Open it with `NavigationStack.present(_:)`. The listener operates its controls through `tableView`, as in any table,
/// and closes it with `saveForm()` or `cancelForm()`.
public final class ModalForm {
  /// What the application says about a form that is to be saved.
  public enum Verdict: Hashable, Sendable {
    /// Close the form and keep what was entered.
    case accept
    /// There is nothing worth keeping, such as an empty text: close the form as if it had been cancelled.
    case discard
    /// Something must be corrected first; the form stays open.
    case reject(String)
  }

  /// How a form was closed.
  public enum Outcome: Hashable, Sendable {
    /// What was entered is to be kept.
    case saved
    /// Nothing is to be kept.
    case cancelled
  }

  /// The title.
  public let title: String
  /// The rows with their controls, and what was entered so far.
  public let fields: StaticTable
  /// The table that shows the rows.
  public let tableView: TableView

  let check: (ModalForm) -> Verdict
  let undo: () throws -> Void
  let whenClosed: (ModalForm, Outcome) throws -> Void

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - sections: the rows; each control that is read later has a name.
  ///   - check: decides about what was entered when the listener saves; everything is accepted unless given.
  ///   - undo: takes back what was done before the form was opened, such as inserting an object for it to fill; runs
  ///     if the form is cancelled or discarded.
  ///   - whenClosed: runs once the form is closed, before the cursor goes back.
  public init(
    title: String, sections: [StaticTable.Section],
    check: @escaping (ModalForm) -> Verdict = { _ in .accept },
    undo: @escaping () throws -> Void = {},
    whenClosed: @escaping (ModalForm, Outcome) throws -> Void = { _, _ in }
  ) {
    self.title = title
    self.check = check
    self.undo = undo
    self.whenClosed = whenClosed
    fields = StaticTable(sections)
    tableView = TableView(style: .grouped)
    fields.serve(tableView)
  }

  /// The text in the field of that name; `nil` if there is no such field.
  public func text(of name: String) -> String? {
    if case .textField(let text, _) = fields.element(named: name)?.kind { text } else { nil }
  }

  /// Whether the switch of that name is on; `nil` if there is no such switch.
  public func isOn(_ name: String) -> Bool? {
    if case .switch(let isOn) = fields.element(named: name)?.kind { isOn } else { nil }
  }

  /// The segment chosen in the control of that name, counted from zero; `nil` if none is, or there is no such control.
  public func choice(of name: String) -> Int? {
    if case .segmentedControl(_, let selected) = fields.element(named: name)?.kind { selected } else { nil }
  }

  /// The value of the slider or stepper of that name; `nil` if there is none.
  public func value(of name: String) -> Double? {
    switch fields.element(named: name)?.kind {
    case .slider(let value, _), .stepper(let value, _, _): value
    default: nil
    }
  }
}
