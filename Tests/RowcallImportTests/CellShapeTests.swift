import Testing

@testable import RowcallImport

@Suite struct CellShapeTests {
  @Test(arguments: [
    ("", CellShape.empty), ("  ", .empty), ("-", .empty), ("12", .number), ("-3.20", .number),
    ("(5)", .number),
    ("€ 7,50", .number), ("12 kg", .number), ("USD 12", .number), ("85%", .number), ("1e9", .number),
    ("2031-04-05", .date), ("4/5/31", .date), ("10:20:30", .date), ("R27", .code), ("col100", .code),
    ("Oslo", .words), ("two words", .words), ("札幌", .words), ("a;b", .unclean),
  ])
  func shapeIsSeenAtAGlance(text: String, shape: CellShape) {
    #expect(CellShape(Array(text.utf8), foreign: [UInt8(ascii: ";")]) == shape)
  }
}
