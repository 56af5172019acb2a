/// The cells that wait to be shown again, one queue for each identifier, and how new ones are made.
///
/// It never calls the author's code itself, so that such code may turn to the table while a cell is being made.
struct ReusePool {
  private(set) var prototypes: [String: (String) -> TableViewCell] = [:]
  private var queues: [String: [TableViewCell]] = [:]

  /// Sets how a cell of an identifier is made; returns the cells of an earlier prototype, which are forgotten.
  mutating func register(_ identifier: String, _ make: @escaping (String) -> TableViewCell) -> [TableViewCell]
  {
    prototypes[identifier] = make
    return queues.removeValue(forKey: identifier) ?? []
  }

  /// Takes a waiting cell out of its queue; `nil` if none waits.
  mutating func takeWaiting(_ identifier: String) -> TableViewCell? {
    while let cell = queues[identifier]?.popLast() {
      cell.isQueued = false
      if cell.isWaiting { return cell }
    }
    return nil
  }

  /// Takes back a cell that is no longer shown.
  ///
  /// A data source that keeps its cells shows them again without asking for them here; such a cell is in its queue once,
  /// and is not given out while it is shown.
  mutating func enqueue(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cell.isWaiting = true
    guard !cell.isQueued else { return }
    cell.isQueued = true
    queues[identifier, default: []].append(cell)
  }
}
