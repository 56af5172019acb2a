/// Swedish.
package enum Swedish: Language {
  package static let tag = "sv"
}
