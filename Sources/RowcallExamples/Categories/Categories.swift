import RowcallTableView

/// A task and the list from which its category is chosen.
final class Categories: NavigatedApplication {
  static let name = "categories"
  static let summary =
    "The category of a task, chosen from a list in which exactly one row has the checkmark."

  let task: TaskScreen
  let stack: NavigationStack

  init() throws {
    task = TaskScreen(TaskScreen.Task(name: "Plant tulips"))
    stack = try NavigationStack(root: task)
  }

  static var script: [Step<Categories>] {
    [
      .tap("Category"),
      .tap("Garden"),
      .tap("Garden"),
      .tap("Errands"),
      .back,
      .tap("Category"),
      .step("open the same task again") { try $0.stack.push($0.task) },
      .back,
    ]
  }
}
