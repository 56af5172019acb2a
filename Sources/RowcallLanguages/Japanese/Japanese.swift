/// Japanese; a change is heard as plus or minus, as Japanese screen readers and market reports say it.
package enum Japanese: Language {
  package static let tag = "ja"
}
