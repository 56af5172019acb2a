/// Arabic (modern standard), in the order in which it is spoken.
package enum Arabic: Language {
  package static let tag = "ar"
}
