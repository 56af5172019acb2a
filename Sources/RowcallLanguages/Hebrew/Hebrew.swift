/// Hebrew, in the order in which it is spoken; what has no known gender is named after a colon.
package enum Hebrew: Language {
  package static let tag = "he"
  package static let aliases = ["iw"]
}
