import Foundation
import RowcallRecords
import RowcallTableView

/// A folder of its own for each test.
final class RecordFolder {
  let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("records-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "records.db") -> String { url.appendingPathComponent(name).path }

  /// The names of all files.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func bytes(_ name: String = "records.db") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }
}

extension RecordSchema {
  /// Shelves with boxes, boxes with things and labels; a lender of a thing denies being deleted.
  static let storage = RecordSchema(
    name: "storage", version: 1,
    entities: [
      RecordEntity(
        "Shelf", attributes: [RecordAttribute("name", .text)],
        relations: [RecordRelation("boxes", to: "Box", .many, inverse: "shelf", whenDeleted: .cascade)]),
      RecordEntity(
        "Box",
        attributes: [
          RecordAttribute("name", .text), RecordAttribute("weight", .number, isOptional: true),
          RecordAttribute("isOpen", .boolean, defaultValue: false),
        ],
        relations: [
          RecordRelation("shelf", to: "Shelf", .one, inverse: "boxes"),
          RecordRelation("outer", to: "Box", .one, inverse: "inner"),
          RecordRelation("inner", to: "Box", .many, inverse: "outer", whenDeleted: .cascade),
          RecordRelation("labels", to: "Label", .many, inverse: "boxes"),
          RecordRelation("lender", to: "Lender", .one, inverse: "boxes"),
        ]),
      RecordEntity(
        "Label", attributes: [RecordAttribute("name", .text)],
        relations: [RecordRelation("boxes", to: "Box", .many, inverse: "labels")]),
      RecordEntity(
        "Lender",
        attributes: [
          RecordAttribute("name", .text), RecordAttribute("age", .integer, isOptional: true),
          RecordAttribute("since", .date, isOptional: true),
          RecordAttribute("photo", .data, isOptional: true),
        ],
        relations: [
          RecordRelation("boxes", to: "Box", .many, inverse: "lender", whenDeleted: .deny)
        ]),
    ])
}

extension RecordContext {
  convenience init(_ path: String = ":memory:") throws {
    try self.init(path: path, schema: .storage)
  }

  /// Inserts a record with a name, and relates it to another.
  func add(_ entity: String, _ name: String, _ relation: String? = nil, _ other: RecordID? = nil) throws
    -> RecordID
  {
    try insert(entity) {
      $0["name"] = .text(name)
      if let relation { $0.relate(relation, to: other) }
    }
  }

  /// The names of the records of an entity, in order.
  func names(
    _ entity: String, where predicate: RecordPredicate = .all,
    sortedBy sorts: [RecordSort] = [RecordSort("name")]
  ) throws -> [String] {
    try fetch(entity, where: predicate, sortedBy: sorts).map { $0["name"]?.text ?? "" }
  }

  /// All records.
  var contents: [Record] {
    get throws { try schema.entities.flatMap { try fetch($0.name) } }
  }
}
