import RowcallUIKit
import Testing

/// A screen that says nothing of which rows can be moved.
@MainActor private final class Shelf: UITableViewController {
  var books = ["Atlas", "Poems", "Stars"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    books.insert(books.remove(at: source.row), at: destination.row)
  }
}

@Suite(.serialized) @MainActor struct MovingTests {
  @Test func rowsAreMovedByADataSourceThatOnlyMoves() throws {
    let shelf = Shelf()
    let session = ScreenSession(shelf)
    shelf.setEditing(true, animated: false)
    try session.move("Stars", to: "Atlas")
    #expect(shelf.books == ["Stars", "Atlas", "Poems"])
    #expect(try session.table().visibleCells.map { $0.textLabel?.text } == ["Stars", "Atlas", "Poems"])
  }
}
