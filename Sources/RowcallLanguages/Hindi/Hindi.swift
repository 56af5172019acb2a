/// Hindi; what has no known gender stands before "को", after which the verb stays the same.
package enum Hindi: Language {
  package static let tag = "hi"
}
