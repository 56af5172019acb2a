/// Norwegian, in Bokmål.
package enum Norwegian: Language {
  package static let tag = "nb"
  package static let aliases = ["nn", "no"]
}
