/// The cells that wait to be shown again, one queue for each identifier, and how new ones are made.
///
/// It never calls the author's code itself, so that such code may turn to the table while a cell is being made.
struct ReusePool {
  private(set) var prototypes: [String: (String) -> TableViewCell] = [:]
  private var queues: [String: [TableViewCell]] = [:]

  /// Sets how a cell of an identifier is made; cells of an earlier prototype are forgotten.
  mutating func register(_ identifier: String, _ make: @escaping (String) -> TableViewCell) {
    prototypes[identifier] = make
    queues[identifier] = nil
  }

  /// Takes a waiting cell out of its queue; `nil` if none waits.
  mutating func takeWaiting(_ identifier: String) -> TableViewCell? {
    queues[identifier]?.popLast()
  }

  /// Takes back a cell that is no longer shown.
  mutating func enqueue(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    queues[identifier, default: []].append(cell)
  }
}
