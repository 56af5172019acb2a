/// What a task is about.
enum TaskCategory: CaseIterable {
  case none, errands, garden, work
}
