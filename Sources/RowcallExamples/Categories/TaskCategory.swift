/// What a task is about.
enum TaskCategory: String, CaseIterable {
  case none = "No category"
  case errands = "Errands"
  case garden = "Garden"
  case work = "Work"
}
