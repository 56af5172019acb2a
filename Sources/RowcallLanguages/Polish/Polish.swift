/// Polish.
package enum Polish: Language {
  package static let tag = "pl"
}
