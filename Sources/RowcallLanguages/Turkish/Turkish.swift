/// Turkish; no ending is put on a name, for it would have to fit its last vowel.
package enum Turkish: Language {
  package static let tag = "tr"
}
