import RowcallModel
import Testing

@testable import RowcallAccessibility

/// The document of a tree that is written piece by piece.
@Suite struct TreeJSONTests {
  private static func row(_ texts: [String]) -> AccessibilityNode {
    .container(
      AccessibilityContainer(.row),
      children: texts.enumerated().map { column, text in
        .cell(
          AccessibleCell(
            AccessibilityElement(.cell, label: text), span: CellSpan(GridSlot(row: 0, column: column))))
      })
  }

  private static let table = AccessibilityNode.container(
    AccessibilityContainer(.dataTable(rows: 2, columns: 2), label: "Rain \u{202E}"),
    children: [row(["Oslo", "a\nb"]), row([])])

  @Test(arguments: [
    table, row(["Bergen"]), .element(AccessibilityElement(.heading, label: "Fruit")),
    .container(AccessibilityContainer(.list), children: []),
    .container(AccessibilityContainer(.group, label: "Page"), children: [table, table]),
  ])
  func equalsTheDocumentThatIsWrittenAtOnce(root: AccessibilityNode) throws {
    var written = ""
    var document = TreeJSON { bytes in
      written += bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    try document.add(root)
    try document.end()
    #expect(written == String(decoding: try AccessibilityTree(root: root).json(), as: UTF8.self) + "\n")
  }
}
