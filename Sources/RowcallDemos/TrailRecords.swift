import RowcallRecords

extension TrailGuide {
  static let schema = RecordSchema(
    name: name, version: 1,
    entities: [
      RecordEntity(
        "Region", attributes: [RecordAttribute("name", .text)],
        relations: [
          RecordRelation("trails", to: "Trail", .many, inverse: "region", whenDeleted: .cascade)
        ]),
      RecordEntity(
        "Trail",
        attributes: [
          RecordAttribute("name", .text), RecordAttribute("location", .text),
          RecordAttribute("distance", .number), RecordAttribute("difficulty", .text),
          RecordAttribute("isFavourite", .boolean),
        ],
        relations: [
          RecordRelation("region", to: "Region", .one, inverse: "trails", isOptional: false),
          RecordRelation("restrictions", to: "Restriction", .many, inverse: "trail", whenDeleted: .cascade),
        ]),
      RecordEntity(
        "Restriction", attributes: [RecordAttribute("text", .text)],
        relations: [RecordRelation("trail", to: "Trail", .one, inverse: "restrictions", isOptional: false)]),
    ])
}

extension Region {
  /// Reads a region and its trails.
  init(_ record: Record, in context: RecordContext) {
    name = record["name"]?.text ?? ""
    trails = record.related("trails").compactMap { context[$0].map { Trail($0, in: context) } }
  }

  func insert(into context: RecordContext) throws {
    let region = try context.insert("Region") { $0["name"] = .text(name) }
    for trail in trails { try trail.insert(into: region, context) }
  }
}

extension Trail {
  fileprivate init(_ record: Record, in context: RecordContext) {
    name = record["name"]?.text ?? ""
    location = record["location"]?.text ?? ""
    distance = record["distance"]?.number ?? 0
    difficulty = record["difficulty"]?.text.flatMap(Difficulty.init) ?? .moderate
    restrictions = record.related("restrictions").compactMap { context[$0]?["text"]?.text }
    isFavourite = record["isFavourite"]?.boolean ?? false
    self.record = record.id
  }

  fileprivate func insert(into region: RecordID, _ context: RecordContext) throws {
    let trail = try context.insert("Trail") {
      $0["name"] = .text(name)
      $0["location"] = .text(location)
      $0["distance"] = .number(distance)
      $0["difficulty"] = .text(difficulty.rawValue)
      $0["isFavourite"] = .boolean(isFavourite)
      $0.relate("region", to: region)
    }
    for restriction in restrictions {
      try context.insert("Restriction") {
        $0["text"] = .text(restriction)
        $0.relate("trail", to: trail)
      }
    }
  }

  /// Saves what a listener can change.
  func save(in context: RecordContext) throws {
    guard let record else { return }
    try context.update(record) { $0["isFavourite"] = .boolean(isFavourite) }
    try context.save()
  }
}
