import RowcallModel

/// A row label that somebody has written: `{Company}, {Price}, {Change}`.
///
/// - `{Name}` is a column by its name, `{#2}` by its place; `{Price:.0}` has options (see ``FormatOptions``).
/// - A blank cell reads "blank"; `{Price?}` leaves it out.
/// - `{? for {Price}}` is a segment: it is left out with its words when a cell in it is blank.
/// - `{{` and `}}` are braces; all else stands as it is.
///
/// A column whose name holds a colon or a question mark is found too, for the whole text between the braces is tried as
/// a name first.
package struct LabelTemplate: Hashable, Sendable {
  /// The template as written.
  package let text: String
  let parts: [Part]

  /// A piece of the template, not yet tied to a table.
  indirect enum Part: Hashable, Sendable {
    case literal(String)
    case placeholder(String, offset: Int)
    case segment([Part])
  }

  /// Reads a template; throws when its braces do not match.
  package init(_ text: String) throws(LabelError) {
    self.text = text
    var parser = LabelTemplateParser(text)
    parts = try parser.parts()
  }
}

extension RowPlan {
  /// The plan that a template makes for a table; throws when a column or an option does not exist.
  package init(template: LabelTemplate, table: Table) throws(LabelError) {
    let resolver = PlaceholderResolver(template: template.text, columns: ColumnLookup(table))
    self.init(parts: try resolver.resolve(template.parts), joining: .template)
  }
}

/// Ties placeholders to a table's columns.
private struct PlaceholderResolver {
  let template: String
  let columns: ColumnLookup

  func resolve(_ parts: [LabelTemplate.Part]) throws(LabelError) -> [RowPlan.Part] {
    var resolved: [RowPlan.Part] = []
    for part in parts { resolved.append(try resolve(part)) }
    return resolved
  }

  private func resolve(_ part: LabelTemplate.Part) throws(LabelError) -> RowPlan.Part {
    switch part {
    case .literal(let text): .literal(SafeText.escaped(text))
    case .segment(let parts): .segment(try resolve(parts))
    case .placeholder(let content, let offset): .cell(try cell(content, at: offset))
    }
  }

  private func cell(_ content: String, at offset: Int) throws(LabelError) -> CellPlan {
    if let column = columns.column(named: content) { return CellPlan(column: column) }
    let colon = content.lastIndex(of: ":") ?? content.endIndex
    var name = content[..<colon].trimmingSpaces
    let isOptional = name.last == "?"
    if isOptional { name = name.dropLast() }
    let place = LabelError.Place(template: template, offset: offset)
    guard let column = columns.column(named: String(name)) else {
      throw .unknownColumn(
        place, name: String(name), suggestion: columns.suggestion(for: String(name)), columns: columns.list)
    }
    let options = try options(content[colon...].dropFirst(), at: offset + content[..<colon].count + 1)
    return CellPlan(
      column: column, header: options.hasHeader ? .always : .never, options: options, isOptional: isOptional)
  }

  private func options(_ list: Substring, at offset: Int) throws(LabelError) -> FormatOptions {
    var options = FormatOptions()
    var offset = offset
    for item in list.split(separator: ",", omittingEmptySubsequences: false) where !list.isEmpty {
      guard options.take(item.trimmingSpaces) else {
        throw .unknownOption(
          LabelError.Place(template: template, offset: offset), option: String(item.trimmingSpaces),
          suggestion: NearName.closest(to: String(item.trimmingSpaces), in: FormatOptions.names))
      }
      offset += item.count + 1
    }
    return options
  }
}
