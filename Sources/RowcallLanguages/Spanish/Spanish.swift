/// Spanish.
package enum Spanish: Language {
  package static let tag = "es"
}
