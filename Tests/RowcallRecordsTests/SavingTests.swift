import Foundation
import RowcallRecords
import Testing

// TV-75
@Suite struct SavingTests {
  private let folder: RecordFolder
  private let path: String

  init() throws {
    folder = try RecordFolder()
    path = folder.path()
  }

  @Test func whatWasSavedIsThereWhenTheFileIsOpenedAgain() throws {
    let context = try RecordContext(path)
    let shelf = try context.add("Shelf", "Cellar \"2\"; --")
    let box = try context.add("Box", "", "shelf", shelf)
    let labels = try ["fragile", "heavy\0\n", "日本"].map { try context.add("Label", $0) }
    try context.update(box) {
      $0.relate("labels", to: labels)
      $0.relate("outer", to: box)
      $0["weight"] = .number(.infinity)
    }
    try context.insert("Lender") {
      $0["name"] = "Anna"
      $0["age"] = .integer(.min)
      $0["since"] = RecordValue(Date(timeIntervalSince1970: 0.1))
      $0["photo"] = .data([0, 255])
    }
    try context.insert("Lender") {
      $0["name"] = "Bert"
      $0["photo"] = .data([])
      $0["since"] = .date(3)
    }
    try context.save()
    #expect(!context.hasChanges)
    #expect(try RecordContext(path).contents == context.contents)
    #expect(try folder.names == ["records.db"])
  }

  @Test func changesAndDeletionsAreSavedToo() throws {
    let context = try RecordContext(path)
    let (cellar, attic) = (try context.add("Shelf", "Cellar"), try context.add("Shelf", "Attic"))
    let label = try context.add("Label", "fragile")
    let box = try context.add("Box", "Tools", "shelf", cellar)
    try context.update(box) { $0.relate("labels", to: [label]) }
    try context.save()
    try context.update(box) {
      $0["name"] = "Toys"
      $0.relate("shelf", to: attic)
      $0.relate("labels", to: [])
    }
    try context.delete(cellar)
    try context.save()
    let again = try RecordContext(path)
    #expect(try again.contents == context.contents)
    #expect(try again.names("Box") == ["Toys"])
  }

  @Test func withoutSavingTheFileStaysAsItIs() throws {
    let context = try RecordContext(path)
    let before = try folder.bytes()
    _ = try context.add("Label", "fragile")
    #expect(try RecordContext(path).contents.isEmpty)
    #expect(try folder.bytes() == before)
  }

  @Test func anUnsavedRecordThatIsDeletedAgainLeavesNoTrace() throws {
    let context = try RecordContext(path)
    let kept = try context.add("Label", "kept")
    try context.save()
    let before = try folder.bytes()
    let label = try context.add("Label", "gone")
    let box = try context.add("Box", "gone")
    try context.update(box) { $0.relate("labels", to: [label, kept]) }
    try context.delete([label, box])
    #expect(!context.hasChanges)
    try context.save()
    #expect(try folder.bytes() == before)
  }

  @Test func rollingBackGoesBackToTheFile() throws {
    let context = try RecordContext(path)
    let label = try context.add("Label", "kept")
    try context.save()
    let saved = try context.contents
    try context.update(label) { $0["name"] = "changed" }
    _ = try context.add("Label", "new")
    try context.rollBack()
    #expect(try context.contents == saved)
    #expect(!context.hasChanges && !context.canUndo)
  }

  @Test func whatWasSavedCanBeTakenBackAndSavedAgain() throws {
    let context = try RecordContext(path)
    let label = try context.add("Label", "one")
    try context.save()
    try context.delete(label)
    try context.save()
    try context.undo()
    #expect(context.hasChanges)
    try context.save()
    #expect(try RecordContext(path).names("Label") == ["one"])
  }

  @Test func aRecordWithoutARequiredValueIsNotSaved() throws {
    let context = try RecordContext(path)
    try context.insert("Label")
    #expect(throws: RecordError.missing("Label 1", property: "name")) { try context.save() }
    #expect(try RecordContext(path).contents.isEmpty)
  }

  @Test func numbersOfDeletedRecordsAreNotUsedAgain() throws {
    let context = try RecordContext(path)
    let label = try context.add("Label", "one")
    try context.save()
    try context.delete(label)
    try context.save()
    #expect(try RecordContext(path).add("Label", "two") == RecordID("Label", 2))
  }

  @Test func aFileThatAnotherContextSavedIsNotOverwritten() throws {
    let (first, second) = (try RecordContext(path), try RecordContext(path))
    _ = try first.add("Label", "first")
    _ = try second.add("Label", "second")
    try first.save()
    #expect(throws: RecordError.changedMeanwhile(path: path)) { try second.save() }
    _ = try first.add("Label", "more")
    try first.save()
    #expect(try RecordContext(path).names("Label") == ["first", "more"])
  }
}
