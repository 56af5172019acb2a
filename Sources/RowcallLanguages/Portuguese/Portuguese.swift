/// Portuguese, as it is spoken in Brazil.
package enum Portuguese: Language {
  package static let tag = "pt"
}
