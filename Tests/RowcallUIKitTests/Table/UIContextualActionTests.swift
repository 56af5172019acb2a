import RowcallUIKit
import Testing

/// A screen whose rows are deleted by a swipe, in the way that a test says.
@MainActor private final class Jars: UITableViewController {
  var jars = ["Plum", "Quince"]
  var handler: (Jars, IndexPath, @escaping (Bool) -> Void) -> Void = { _, _, _ in }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { jars.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = jars[indexPath.row]
    cell.isUserInteractionEnabled = jars[indexPath.row] != "Locked"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      handler(self, indexPath, done)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
  func remove(_ path: IndexPath) {
    jars.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
}

@Suite(.serialized) @MainActor struct UIContextualActionTests {
  private func session() -> (ScreenSession, Jars) {
    let jars = Jars()
    return (ScreenSession(jars), jars)
  }

  @Test func anActionMayFinishAfterAQuestion() throws {
    let (session, jars) = session()
    jars.handler = { jars, path, done in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          jars.remove(path)
          done(true)
          done(false)
        })
      jars.present(alert, animated: true)
    }
    try session.swipe("Plum", choose: "Delete")
    #expect(!session.transcript.contains("done on"))
    #expect(!session.transcript.contains("swipe ended"))
    try session.choose("OK")
    #expect(
      session.transcript.hasSuffix(
        """
        > choose "OK"
          deleted "Plum" [0, 0]
          focus on "Quince" [0, 0]
          Delete done on "Plum" [0, 0]
          swipe ended

        """))
  }

  @Test func anActionMayFinishOnTheMainQueue() async throws {
    let (session, jars) = session()
    jars.handler = { _, _, done in Task { @MainActor in done(false) } }
    try session.swipe("Plum", choose: "Delete")
    await session.settle()
    #expect(
      session.transcript.hasSuffix(
        "  Delete not done on \"Plum\" [0, 0]\n  swipe ended on \"Plum\" [0, 0]\n"))
  }

  @Test func anActionThatNeverFinishesSaysNothing() throws {
    let (session, _) = session()
    try session.swipe("Plum", choose: "Delete")
    try session.swipe("Quince")
    #expect(!session.transcript.contains("done on"))
  }
}
