import RowcallModel
import Testing

@testable import RowcallAccessibility

/// A drawn table with the headers that the standard assigns to some of its cells.
///
/// An expectation reads `cell: outer column header > inner column header | outer row header > inner row header`.
struct HeaderCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let drawing: String
  let expectations: [String]

  init(_ description: String, _ drawing: String, _ expectations: String...) {
    testDescription = description
    self.drawing = drawing
    self.expectations = expectations
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let resolution = HeaderResolution(GridDrawing(drawing).grid)
    for expectation in expectations {
      let name = expectation.prefix { $0 != ":" }
      let cells = resolution.grid.cells.indices.filter { resolution.grid.cells[$0].text == name }
      #expect(cells.count == 1, "'\(name)' names one cell of the drawing", sourceLocation: sourceLocation)
      for cell in cells {
        #expect(resolution.line(of: cell) == expectation, sourceLocation: sourceLocation)
      }
    }
  }
}

extension HeaderResolution {
  /// A cell and its headers in the form of an expectation.
  fileprivate func line(of cell: Int) -> String {
    let assigned = assignedHeaders(of: cell)
    let levels = [assigned.columns, assigned.rows].map { headers in
      headers.map { " " + grid.cells[$0].text }.joined(separator: " >")
    }
    return "\(grid.cells[cell].text):\(levels[0]) |\(levels[1])"
  }
}
