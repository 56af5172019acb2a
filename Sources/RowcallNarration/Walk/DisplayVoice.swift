import RowcallAccessibility
import RowcallModel
import RowcallText
import RowcallValues

/// Shows typed values as row labels do: `648.11` in a column of dollars is "$648.11".
package struct DisplayVoice: CellVoice {
  private let cells: [LabelCell]
  private let headers: VoicedHeaders
  private let needs: ReadHeaders
  private let furigana: Furigana?

  /// Creates the voice of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based column whose cells name their rows; nil if there is none.
  ///   - furigana: how names are read; nil if only the names are shown.
  package init(
    table: Table, readers: [CellReader], naming: Int? = nil, locale: LocaleTag, furigana: Furigana? = nil
  ) {
    self.furigana = furigana
    let style = DisplayStyle(locale: locale)
    cells = zip(table.columns.indices, readers).map {
      LabelCell(CellPlan(column: $0), column: table.columns[$0], reader: $1, style: style)
    }
    headers = VoicedHeaders(table, readers)
    needs = ReadHeaders(table, readers, naming: naming)
  }

  /// As in rows.
  package func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool {
    needs.isHeard(before: text, column: cell.span.columns.lowerBound)
  }

  /// The text as it is: who has it spelled wants to know what is written.
  package func letters(of text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }

  /// What a sighted reader would see for the value that a data cell holds, and for any other text.
  package func words(_ text: String, in cell: AccessibleCell) -> String {
    shown(text, in: cell) + (furigana?.note(on: text, in: cell) ?? "")
  }

  private func shown(_ text: String, in cell: AccessibleCell) -> String {
    let column = cell.span.columns.lowerBound
    guard cells.indices.contains(column), cell.element.role != .heading else {
      return SafeText.string(text)
    }
    if cell.element.role == .columnHeader {
      return SafeText.string(headers.text(of: text, column: column))
    }
    var label = cells[column]
    var output = ByteBuffer()
    _ = label.append(Array(text.utf8).span, withHeader: false, to: &output)
    return output.text()
  }
}
