import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// From a row of a database to the rows of other tables that belong to it, and back.
extension BrowseSession {
  /// The session in which the listener is: this one, or the one that was opened from its row.
  public var active: BrowseSession { detail?.active ?? self }

  /// Opens the rows that belong to the row of the cursor: by the only relation, or by that of a number or of a table's name.
  ///
  /// Without a relation the row is read; of several, the list is said.
  func open(_ name: String) throws -> [BrowseLine] {
    guard let relations = try relations() else { return try readRow(for: .open(name)) }
    guard !relations.isEmpty else {
      return try (rest == nil ? [line(.browseNoRelated)] : []) + readRow(for: .open(name))
    }
    guard let relation = relations.count == 1 && name.isEmpty ? relations[0] : named(name, relations)
    else {
      let choices = relations.enumerated().map { number, relation in
        "\(number + 1): " + list(([relation.other] + relation.columns).map(SafeText.string))
      }
      return name.isEmpty
        ? choices.map { line($0) }
        : [line(.browseNoTable, ["name": name, "text": choices.joined(separator: "; ")], cue: .error)]
    }
    let detail = try detail(by: relation)
    keepMarks()
    detail.otherMarks = otherMarks
    detail.takeKeptMarks()
    (detail.saysNotes, detail.key) = (saysNotes, key)
    self.detail = detail
    return detail.open()
  }

  private func named(_ name: String, _ relations: [TableRelation]) -> TableRelation? {
    if let number = Int(name), relations.indices.contains(number - 1) { return relations[number - 1] }
    return relations.first { $0.other.lowercased() == name.lowercased() }
  }

  /// Nil outside a database.
  private func relations() throws -> [TableRelation]? {
    guard file.options.reading.query == nil,
      try DatabasePlace(path, options: file.options.reading) != nil
    else { return nil }
    return try RelatedTables(path: path, relations: givenRelations, options: file.options).relations
  }

  /// The rows of the other table whose columns have the values of this row.
  private func detail(by relation: TableRelation) throws -> BrowseSession {
    guard let place = try DatabasePlace(path, options: file.options.reading),
      let row = try rows.batch(ofRow: row())
    else { throw BrowseRefusal.noRows }
    var tableOptions = file.options
    tableOptions.reading.table = nil
    let session = try BrowseSession(
      path: "\(place.file)#\(relation.other)", options: tableOptions, narration: options,
      relations: givenRelations)
    let pairs = zip(relation.columns, relation.otherColumns).compactMap { own, other -> (Int, String)? in
      guard let column = names.firstIndex(of: own), let there = session.names.firstIndex(of: other) else {
        return nil
      }
      return (there, row.batch.text(row: row.place, column: column) ?? "")
    }
    guard pairs.count == relation.columns.count else { throw BrowseRefusal.noRelation }
    let condition = RowCondition(
      columnsEqual: pairs, session.lookup, readers: session.opened.readers,
      ConditionVocabulary(for: session.opened.locale))
    try session.keep(condition)
    let isToOne =
      session.opened.reader.schema.map { Set($0.primaryKey) == Set(relation.otherColumns) } ?? true
    session.origin = (title, isToOne ? [:] : Dictionary(pairs) { first, _ in first }, condition)
    return session
  }

  /// Goes back from the rows that belong to a row, to that row; nothing where none were opened, or where they have changes that
  /// no key would save afterwards.
  func back() throws -> [BrowseLine] {
    guard let detail else { return [refusal(BrowseRefusal.notRelated, cue: .edge)] }
    if detail.hasChanges { return detail.staysHere }
    detail.keepMarks()
    self.detail = nil
    // Saving the related rows changed the file.
    if browsed.version != nil, browsed.currentVersion != browsed.version {
      if document == nil { try readAgain() } else { acceptFile() }
    }
    if detail.tableName == tableName { takeKeptMarks() }
    // After the other table all of the cell is said.
    let cell = try cell()
    walk = TableWalk()
    return try [line(.backTo, ["title": title])] + go(toRow: cell.row, column: cell.column)
  }

  /// What the table is called.
  var title: String { opened.table.title.map(SafeText.string) ?? SafeText.string(fileName) }
}
