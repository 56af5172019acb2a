/// Pictures of a state and a kind of bar, kept for those who ask.
struct KeptPictures {
  private struct Place: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }
  private var pictures: [Place: UIImage] = [:]

  subscript(state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
    get { pictures[Place(state: state.rawValue, metrics: metrics)] }
    set { pictures[Place(state: state.rawValue, metrics: metrics)] = newValue }
  }
}
