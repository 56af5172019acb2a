import RowcallTableView

/// A task and the list from which its category is chosen.
final class Categories: NavigatedApplication {
  static let name = "categories"
  static let summary =
    "The category of a task, chosen from a list in which exactly one row has the checkmark."

  let language: ExampleLanguage
  let task: TaskScreen
  let stack: NavigationStack

  init(in language: ExampleLanguage) throws {
    self.language = language
    task = TaskScreen(TaskScreen.Task(name: Texts.tulips[language]), in: language)
    stack = try NavigationStack(root: task)
  }

  static var script: [Step<Categories>] {
    [
      .tap(Texts.category),
      .tap(TaskCategory.garden.name),
      .tap(TaskCategory.garden.name),
      .tap(TaskCategory.errands.name),
      .back,
      .tap(Texts.category),
      .step(Texts.openAgain) { try $0.stack.push($0.task) },
      .back,
    ]
  }
}
