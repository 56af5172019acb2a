extension TableViewError {
  var snapshotSentence: String {
    switch self {
    case .unknownIdentifier(let part, let identifier, let count):
      "there is no \(part) \(identifier.quoted) in the snapshot, which has \(count.counted("\(part)")); "
        + "append it first"
    case .duplicateIdentifier(let part, let identifier):
      "\(part) \(identifier.quoted) would be in the snapshot twice; give each \(part) an identifier of its own, "
        + "or move the one that is there"
    case .noSection: "the snapshot has no section for the items; call appendSections(_:) first"
    default: ""
    }
  }
}
