/// The gender of a noun, with which numerals and adjectives agree.
package enum GrammaticalGender: Int32, CaseIterable, Hashable, Codable, Sendable {
  /// German "der"; also what Slavic languages divide into animate and inanimate.
  case masculine = 1
  /// German "die".
  case feminine = 2
  /// German "das", Swedish "ett".
  case neuter = 3
  /// Swedish "en", which masculine and feminine have become.
  case common = 4
}
