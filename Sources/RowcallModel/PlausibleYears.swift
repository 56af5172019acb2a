/// Which numbers may be years, so that headers, columns, texts and findings agree.
package enum PlausibleYears {
  /// Numbers that something beside them makes a year: a month, a header, a word for "year".
  package static let named = 1000...2999
  /// Numbers in texts that are likelier years than parts of something else: `1066-1154`.
  package static let inText = 1000...2199
  /// Numbers alone that are likelier years than counts, as headers of columns are.
  package static let alone = 1800...2199
  /// Numbers that, where a whole column of them has no header for years, are years all the same.
  package static let recent = 1900...2035
}
