import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// Screens and forms that came and went, and what is in front now; of a table alone, what it is when it is there first.
  var screens: [String] {
    if moment.screens.isEmpty { return isFirst ? sentence(size) : [] }
    let last = moment.screens.count - 1
    return moment.screens.enumerated().flatMap { index, event in said(of: event, isLast: index == last) }
  }

  private func said(of event: NavigationEvent, isLast: Bool) -> [String] {
    switch event {
    case .pushed(let title, back: _): isLast ? opened(title) : []
    case .presented(let title): isLast ? opened(title) : []
    case .popped(title: _, let below): isLast ? [wording.text(.backTo, ["title": words(below)])] : []
    case .saved(let title): [wording.text(.announceFormSaved, ["title": words(title)])]
    case .cancelled(let title): [wording.text(.announceFormCancelled, ["title": words(title)])]
    case .pressed, .refused, .noted: []
    }
  }

  /// A screen or form: its title, what it is and how much there is in it.
  private func opened(_ title: String) -> [String] {
    if narrator.verbosity.roles == .operated { return [words(title)] }
    return sentence([words(title)] + (scene.isForm ? [wording.text(.roleForm)] : size))
  }

  /// "list, 3 sections, 12 rows": sections only where there are several and the listener wants to hear everything.
  private var size: [String] {
    let (rows, sections) = (scene.table.numberOfRows, scene.table.numberOfSections)
    let groups = sections > 1 && narrator.verbosity.position == .always
    return [wording.text(.roleList)] + (groups ? [wording.text(.sectionCount, count: sections)] : [])
      + [rows == 0 ? wording.text(.emptyTable) : wording.text(.rowCount, count: rows)]
  }

  /// Whether the listener has just come to a table that stands alone.
  var isFirst: Bool {
    moment.isLoaded && moment.screens.isEmpty && heard.table != ObjectIdentifier(scene.table)
  }
}
