import Testing

@testable import RowcallTableView

@Suite struct TableViewErrorTests {
  // TV-3
  @Test(arguments: [
    (
      TableViewError.malformedPath([0, 1, 2]),
      "index path [0, 1, 2] has 3 indices, expected 2; make it with IndexPath(row:section:)"
    ),
    (.malformedPath([4]), "index path [4] has 1 index, expected 2; make it with IndexPath(row:section:)"),
    (
      .rowOutOfRange([0, 5], sections: 2, rows: 3, .now),
      "there is no row 5 of section 0: section 0 has 3 rows, 0 to 2"
    ),
    (
      .rowOutOfRange([0, 5], sections: 2, rows: 1, .beforeUpdate),
      "there is no row 5 of section 0 before the update: section 0 has 1 row, 0"
    ),
    (
      .rowOutOfRange([0, 0], sections: 2, rows: 0, .afterUpdate),
      "there is no row 0 of section 0 after the update: section 0 has no rows"
    ),
    (
      .rowOutOfRange([2, 0], sections: 2, rows: nil, .now),
      "there is no row 0 of section 2: the table has 2 sections, 0 to 1"
    ),
    (
      .sectionOutOfRange(-1, sections: 0, .afterUpdate),
      "there is no section -1 after the update: the table has no sections"
    ),
  ])
  func placesOutOfRangeNameTheValidRange(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(arguments: [
    (UpdateConflict.deletedTwice, "row 2 of section 1 is deleted twice in one update; delete it once"),
    (
      .movedTwice,
      "row 2 of section 1 is moved twice in one update; move it once, to its place after the update"
    ),
    (.deletedAndMoved, "row 2 of section 1 is deleted and moved in one update; do one of them"),
    (.deletedAndReloaded, "row 2 of section 1 is deleted and reloaded in one update; delete it only"),
    (
      .reloadedAndMoved,
      "row 2 of section 1 is reloaded and moved in one update; move it, and reload it in the next update"
    ),
    (
      .arrivedTwice,
      "row 2 of section 1 is the target of two inserts or moves in one update; "
        + "targets name places after the update, one each"
    ),
  ])
  func conflictsSayWhatToDo(conflict: UpdateConflict, sentence: String) {
    #expect("\(TableViewError.conflict(.row([1, 2]), conflict))" == sentence)
  }

  @Test func aConflictOfSectionsNamesTheSection() {
    #expect(
      "\(TableViewError.conflict(.section(3), .deletedTwice))"
        == "section 3 is deleted twice in one update; delete it once")
  }

  // TV-58
  @Test(arguments: [
    (
      TableViewError.rowCountMismatch(
        section: 1, before: 1, CountMismatch(before: 3, deleted: 1, inserted: 2, found: 3)),
      "section 1 has 3 rows after the update, expected 4: 3 before - 1 deleted + 2 inserted; "
        + "change the model and the table together, row for row, or call reloadData()"
    ),
    (
      .rowCountMismatch(
        section: 1, before: 2,
        CountMismatch(before: 3, deleted: 0, inserted: 0, movedOut: 1, movedIn: 2, found: 1)),
      "section 1 (2 before the update) has 1 row after the update, "
        + "expected 4: 3 before - 0 deleted + 0 inserted - 1 moved out + 2 moved in; "
        + "change the model and the table together, row for row, or call reloadData()"
    ),
    (
      .sectionCountMismatch(CountMismatch(before: 3, deleted: 1, inserted: 0, found: 3)),
      "the table has 3 sections after the update, expected 2: 3 before - 1 deleted + 0 inserted; "
        + "change the model and the table together, row for row, or call reloadData()"
    ),
    (
      .impossibleCount(-1, section: 4),
      "the data source gave -1 as the number of rows of section 4, expected 0 to 2147483647"
    ),
    (
      .impossibleCount(-2, section: nil),
      "the data source gave -2 as the number of sections, expected 0 to 2147483647"
    ),
  ])
  func countsThatDoNotAddUpAreGivenWithTheSum(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(arguments: [
    (
      TableViewError.unknownIdentifier(.item, "Rome", count: 1),
      "there is no item \"Rome\" in the snapshot, which has 1 item; append it first"
    ),
    (
      .unknownIdentifier(.section, "Alps", count: 2),
      "there is no section \"Alps\" in the snapshot, which has 2 sections; append it first"
    ),
    (
      .duplicateIdentifier(.item, "Oslo"),
      "item \"Oslo\" would be in the snapshot twice; give each item an identifier of its own, or move the one that is "
        + "there"
    ),
    (.noSection, "the snapshot has no section for the items; call appendSections(_:) first"),
  ])
  func snapshotsSayWhichIdentifierIsWrong(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
