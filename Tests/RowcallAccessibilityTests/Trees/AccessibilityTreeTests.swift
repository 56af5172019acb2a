import Foundation
import RowcallModel
import Testing

@testable import RowcallAccessibility

@Suite struct AccessibilityTreeTests {
  /// A tree with something of everything.
  private static var tree: AccessibilityTree {
    var full = AccessibilityElement(.slider, parts: ["Volume", "left"])
    (full.value, full.hint, full.language, full.identifier) = ("soft", "swipe", "en-GB", "volume")
    (full.level, full.standard) = (2, .moreInfo)
    full.number = NumberInRange(0.5, in: 0 ... .infinity)
    full.states.check = .mixed
    full.actions = [
      .activate, .increment, .decrement, .showDetail, .delete, .insert, .reorder, .custom("Mute"),
    ]
    full.customContent = [CustomContent("Size", "3 MB")]
    full.span = CellSpan(rows: 0..<2, columns: 1..<2)
    full.position = SetPosition(0, of: nil)
    var cell = AccessibleCell(
      AccessibilityElement(.cell, label: "3"), span: CellSpan(rows: 0..<1, columns: 0..<1))
    cell.columnHeaders = [HeaderLabel("Price", span: cell.span)]
    cell.pieces = [.text("3"), .link(nil)]
    var table = AccessibilityContainer(.dataTable(rows: 3, columns: nil), label: "Prices")
    (table.language, table.identifier, table.position) = ("en", "prices", SetPosition(1, of: 4))
    let kinds: [AccessibilityContainer.Kind] = [.list, .section, .row, .navigationBar, .form, .group]
    let containers = kinds.map { AccessibilityNode.container(.init($0), children: []) }
    return AccessibilityTree(
      root: .container(table, children: [.element(full), .cell(cell), .element(.init(.text))] + containers))
  }

  @Test func aTreeComesBackFromItsDocument() throws {
    let json = try Self.tree.json()
    #expect(try AccessibilityTree(json: json) == Self.tree)
    #expect(try AccessibilityTree(json: json).json() == json)
  }

  @Test func aDocumentSaysWhatThereIsUnderSortedKeys() throws {
    var button = AccessibilityElement(.button, label: "a/b")
    button.actions = [.activate, .custom("Archive")]
    let tree = AccessibilityTree(
      root: .container(.init(.dataTable(rows: 2, columns: 1), label: "T"), children: [.element(button)]))
    #expect(
      String(decoding: try tree.json(), as: UTF8.self) == """
        {
          "root" : {
            "children" : [
              {
                "actions" : [
                  "activate",
                  {
                    "custom" : "Archive"
                  }
                ],
                "label" : "a/b",
                "role" : "button"
              }
            ],
            "columns" : 1,
            "container" : "dataTable",
            "label" : "T",
            "rows" : 2
          },
          "version" : 1
        }
        """)
  }

  @Test(arguments: [
    (
      #"{"version": 2, "root": {"kind": "new"}}"#,
      "accessibility tree: version 2 found, 1 to 1 expected; read it with the version of Rowcall that wrote it"
    ),
    (
      #"{"version": 0, "root": {}}"#,
      "accessibility tree: version 0 found, 1 to 1 expected; read it with the version of Rowcall that wrote it"
    ),
    (
      #"{"root": {}}"#,
      "accessibility tree: document: 'version' is missing; expected a document as AccessibilityTree.json() writes it"
    ),
    (
      #"{"version": 1, "root": {"container": "list"}}"#,
      "accessibility tree: root: 'children' is missing; expected a document as AccessibilityTree.json() writes it"
    ),
    (
      #"{"version": 1, "root": {"container": "tab", "children": []}}"#,
      """
      accessibility tree: root: unknown container 'tab', expected one of dataTable, list, section, row, \
      navigationBar, form, group; expected a document as AccessibilityTree.json() writes it
      """
    ),
    (
      #"{"version": 1, "root": {"container": "list", "children": [{"role": "text", "actions": ["fly"]}]}}"#,
      """
      accessibility tree: root.children.0.actions.0: unknown action 'fly', expected one of activate, increment, \
      decrement, showDetail, delete, insert, reorder; expected a document as AccessibilityTree.json() writes it
      """
    ),
  ]) func aDocumentThatIsNoTreeSaysWhereAndWhy(_ json: String, _ sentence: String) {
    #expect { try AccessibilityTree(json: Data(json.utf8)) } throws: { "\($0)" == sentence }
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version": 1, "root": {"role": "text", "span": {"rows": [3, 1], "columns": [0, 1]}}}"#,
  ])
  func brokenDocumentsAreRefused(_ json: String) {
    #expect(throws: AccessibilityError.self) { try AccessibilityTree(json: Data(json.utf8)) }
  }

  @Test func aDocumentOfEndlessDepthIsRefused() {
    let (open, close) = (#"{"container": "list", "children": ["#, "]}")
    let deep = { (depth: Int) in
      let lists = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      return Data(#"{"version": 1, "root": \#(lists)}"#.utf8)
    }
    #expect(throws: Never.self) { try AccessibilityTree(json: deep(100)) }
    #expect(throws: AccessibilityError.self) { try AccessibilityTree(json: deep(100_000)) }
  }
}
