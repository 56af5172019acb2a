import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// The index title that was followed, and where the cursor is if there is nothing under it: "P, no entries, leads to T".
  var index: [String] {
    guard let index = moment.index else { return [] }
    return sentence(said(of: index) + leads(index))
  }

  /// The title to which the index was moved, and where it leads: "N, Nevada", "P, no entries, leads to T, Texas".
  var indexMove: [String] {
    guard let index = moment.indexMove else { return [] }
    let arrival = moment.isFocusMoved ? [wording.text(.roleIndex)] : []
    let row = index.landing.map(name)
    // Where no header tells where it leads, the row does.
    let target = index.isElsewhere && header(of: index) == nil ? row.map(leads) : row
    return sentence(
      arrival + said(of: index) + leads(index) + [target].compactMap(\.self) + position(of: index))
  }

  /// That the index has no further title that leads anywhere.
  var indexEnd: [String] {
    moment.indexEnd.map { [wording.text($0 ? .edgeIndexEnd : .edgeIndexStart)] } ?? []
  }

  /// That no row begins with what was typed.
  var notFound: [String] {
    guard let search = moment.search, !search.isFound else { return [] }
    return [wording.text(.announceNotFound, ["text": words(search.text)])]
  }

  /// The text of the header under which the row lies to which a title leads.
  func header(of index: IndexReference) -> String? {
    let header = index.landing.flatMap { scene.table.header(ofSection: $0.indexPath.section) }
    return header.flatMap { AccessibilityElement(of: $0).label }
  }

  /// A title as it is spoken, its section's header if that is another, and that there is nothing under it if so.
  private func said(of index: IndexReference) -> [String] {
    let label = index.label.map(words) ?? words(narrator.index(title: index.title))
    let isSaid = index.section.title == index.title || index.section.title == index.label
    let header = isSaid ? nil : index.section.title.map(narrator.heading)
    let empty = index.isElsewhere ? wording.text(.emptyIndexSection) : nil
    return [label, header.map(words), empty].compactMap(\.self)
  }

  /// The header of the section to which a title leads if there is nothing under it.
  private func leads(_ index: IndexReference) -> [String] {
    guard index.isElsewhere, let header = header(of: index) else { return [] }
    return [leads(words(narrator.heading(header)))]
  }

  private func leads(_ target: String) -> String { wording.text(.announceIndexLeads, ["title": target]) }

  private func position(of index: IndexReference) -> [String] {
    guard narrator.verbosity.position == .always else { return [] }
    return [narrator.words(SetPosition(index.number, of: index.count), isRow: false)]
  }
}

extension Narrator {
  /// What is said for a title of an index.
  func index(title: String) -> String { IndexTitleWords(for: wording.phrases.language).spoken(title) }

  /// What is said for a heading: one of a single letter or sign is as a title of an index, which says more to a voice.
  func heading(_ text: String) -> String { text.count == 1 ? index(title: text) : text }
}
