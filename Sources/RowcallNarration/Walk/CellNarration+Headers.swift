import RowcallAccessibility
import RowcallLanguages
import RowcallModel

extension CellNarration {
  /// The headers of an axis that are to be spoken now.
  func headers(_ axis: HeaderAxis) -> [String] {
    guard verbosity.headers.contains(axis), !isInLayout, !isTitle else { return [] }
    // When rows are read, the heading of their section has been spoken.
    var labels = wanted(axis).filter { !$0.text.isEmpty && !($0.isOfSection && occasion == .reading) }
    if verbosity.headerLevels == .last { labels = innermost(labels, axis) }
    if dialect.rules.saysInnermostFirst { labels.reverse() }
    return labels.map { text($0, axis) }
  }

  /// The content with the headers of the cell's columns before or behind it, joined as in a row.
  var labelledContent: [String] {
    let content = content
    guard let first = content.first, let header = jointHeader else { return content }
    let key: PhraseKey = verbosity.order == .contentFirst ? .valueAndHeader : .headerAndValue
    return [wording.phrases.text(key, ["header": header, "value": first])] + content.dropFirst()
  }

  /// What the columns of the cell are called together, if that is to be spoken; nil for nothing.
  private var jointHeader: String? {
    guard cell.element.role == .cell, verbosity.headers.contains(.column), !isInLayout, !isTitle,
      verbosity.headerUse == .always || isRepeating(.column) || isHeaderNeeded
    else { return nil }
    let labels = cell.columnHeaders.filter { !$0.text.isEmpty }
    let names = cell.span.columns.compactMap { column in
      var levels = labels.filter { $0.span.columns.contains(column) }
      if verbosity.headerLevels == .last { levels = innermost(levels, .column) }
      return levels.isEmpty ? nil : levels.map { voiced($0, .column) }.joined(separator: " ")
    }
    return JointName.text(of: names, wording.phrases)?.cut(to: verbosity.headerLimit)
  }

  /// Whether a row says the headers of the cell: all of them, if it covers several columns.
  private var isHeaderNeeded: Bool {
    cell.span.columns.count > 1
      || narrator.voice.needsHeader(cell.isBlank ? "" : cell.element.label, in: cell)
  }

  /// Those next to the cell; several where it covers several columns or rows.
  private func innermost(_ labels: [HeaderLabel], _ axis: HeaderAxis) -> [HeaderLabel] {
    let levels = labels.map { (axis == .column ? $0.span.rows : $0.span.columns).lowerBound }
    return zip(labels, levels).filter { $1 == levels.max() }.map { $0.0 }
  }

  private func wanted(_ axis: HeaderAxis) -> [HeaderLabel] {
    let labels = labels(of: cell, axis)
    switch occasion {
    case .place, .entering: return labels
    case .reading where !dialect.reading.announcesChanges:
      return verbosity.headerUse == .always || isRepeating(axis) ? labels : []
    case .reading, .moving: break
    }
    if verbosity.headerUse == .always || dialect.rules.constantHeaders.contains(axis) || isRepeating(axis) {
      return labels
    }
    return hasChanged(axis) ? changed(labels, axis) : []
  }

  /// The headers that were not heard for the cell before.
  private func changed(_ labels: [HeaderLabel], _ axis: HeaderAxis) -> [HeaderLabel] {
    guard let before = previous?.cell else { return labels }
    if dialect.rules.needsFormerHeaders, before.columnHeaders.isEmpty, before.rowHeaders.isEmpty { return [] }
    let known = self.labels(of: before, axis)
    let new = labels.filter { !known.contains($0) }
    return dialect.rules.headerChange == .allLevels && !new.isEmpty ? labels : new
  }

  /// Whether the column headers are due again after so many rows.
  private func isRepeating(_ axis: HeaderAxis) -> Bool {
    guard axis == .column, occasion == .reading || hasChanged(.row) else { return false }
    let row = cell.span.rows.lowerBound - outline.unnumberedRowCount
    return row > 0 && verbosity.repeatsHeaders(inRow: row)
  }

  private func labels(of cell: AccessibleCell, _ axis: HeaderAxis) -> [HeaderLabel] {
    axis == .row ? cell.rowHeaders : cell.columnHeaders
  }

  private func text(_ label: HeaderLabel, _ axis: HeaderAxis) -> String {
    voiced(label, axis).cut(to: verbosity.headerLimit)
  }

  private func voiced(_ label: HeaderLabel, _ axis: HeaderAxis) -> String {
    let written = dialect.rules.usesAbbreviations ? label.abbreviation ?? label.text : label.text
    return narrator.voice.words(written, in: label.asCell(axis))
  }
}

extension HeaderLabel {
  /// A header as the cell that it is, for voices: the header of a row may hold a value of its column's type.
  fileprivate func asCell(_ axis: HeaderAxis) -> AccessibleCell {
    let role: AccessibilityRole = isOfSection ? .heading : axis == .row ? .rowHeader : .columnHeader
    var cell = AccessibleCell(AccessibilityElement(role, label: text), span: span)
    cell.reading = reading
    return cell
  }
}
