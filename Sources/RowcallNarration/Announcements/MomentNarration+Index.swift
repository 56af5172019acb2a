import RowcallAccessibility
import RowcallTableView

extension MomentNarration {
  /// The index title that was followed: "N", and that its section is empty if it is.
  var index: [String] {
    guard let (title, section) = moment.index else { return [] }
    return sentence(said(of: title, at: scene.table.sectionIndexTitles.firstIndex(of: title), section))
  }

  /// The title to which the index was moved, and where it leads: "N, Nevada", "P, no rows, leads to T, Texas".
  var indexMove: [String] {
    guard let (title, section, landing) = moment.indexMove else { return [] }
    let header = section.rows == 0 ? scene.table.header(ofSection: landing.indexPath.section) : nil
    let row = name(of: landing)
    let target = narrator.name(of: header).map(narrator.index(title:))
    let leads = section.rows == 0 ? [wording.text(.announceIndexLeads, ["title": target ?? row])] : []
    let arrival = moment.isFocusMoved ? [wording.text(.roleIndex)] : []
    let isNamed = section.rows == 0 && target == nil
    return sentence(
      arrival + said(of: title, at: scene.table.sectionIndexPosition, section) + leads
        + (isNamed ? [] : [row]) + indexPosition)
  }

  /// That no row begins with what was typed.
  var notFound: [String] {
    guard let search = moment.search, !search.isFound else { return [] }
    return [wording.text(.announceNotFound, ["text": words(search.text)])]
  }

  /// A title as it is spoken, its section's header if that is another, and that there are no rows if so.
  private func said(of title: String, at position: Int?, _ section: SectionReference) -> [String] {
    let label = position.flatMap(scene.table.accessibilityLabel(forIndexTitleAt:)) ?? title
    let header = section.title == title || section.title == label ? nil : section.title
    let empty = section.rows == 0 ? wording.text(.emptyTable) : nil
    return [words(narrator.index(title: label)), header.map(words), empty].compactMap(\.self)
  }

  private var indexPosition: [String] {
    guard narrator.verbosity.position == .always, let position = scene.table.sectionIndexPosition else {
      return []
    }
    return [narrator.words(SetPosition(position, of: scene.table.sectionIndexTitles.count), isRow: false)]
  }
}

extension Narrator {
  /// What is said for a title of an index; what its author says in its place is left as it is, if it is a word.
  func index(title: String) -> String { IndexTitleWords(for: wording.phrases.language).spoken(title) }
}
