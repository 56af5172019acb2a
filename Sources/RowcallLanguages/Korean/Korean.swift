/// Korean; no particle that depends on the last sound stands behind a name or a number.
package enum Korean: Language {
  package static let tag = "ko"
}
