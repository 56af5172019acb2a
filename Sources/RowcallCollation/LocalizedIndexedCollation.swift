import RowcallText

/// The sections of an indexed list in a locale: their titles, what belongs into each, and the order inside.
///
/// ```swift
/// let collation = LocalizedIndexedCollation(locale: LocaleTag("sv"))
/// let sections = collation.sections(of: people, by: \.name)
/// ```
///
/// Keywords of the locale choose a variant: `zh-u-co-stroke`, `de-u-co-phonebk`. Wherever a text of an object is asked for,
/// a key path such as `\.name` or any function will do; a reading sorts better than kanji.
package struct LocalizedIndexedCollation: Sendable {
  /// The locale.
  package let locale: LocaleTag
  /// The titles of all sections, in order: `#`, A to Z, `…` in English.
  package let sectionTitles: [String]
  let collator: Collator
  let index: AlphabeticIndex
  /// The section of each bucket of the index.
  let sectionOfBucket: [Int]

  /// Creates the collation of a locale.
  package init(locale: LocaleTag, options: CollationOptions = CollationOptions()) {
    self.locale = locale
    collator = Collator(for: locale)
    index = AlphabeticIndex(for: locale, hasEnglishLabels: options.hasEnglishTitles)
    (sectionTitles, sectionOfBucket) = options.rest.sections(of: index.buckets)
  }

  /// The titles of the index, each of which leads to the section of the same number.
  package var sectionIndexTitles: [String] { sectionTitles }

  /// The section to which an index title leads, both counted from zero; the nearest one for a title that is not there.
  ///
  /// The section may be empty: `IndexedSections.jump(toIndexTitleAt:)` tells where a listener lands.
  package func section(forSectionIndexTitle title: Int) -> Int {
    min(max(title, 0), sectionTitles.count - 1)
  }

  /// The section of an object by one of its texts, counted from zero.
  ///
  /// For a whole list, `sections(of:by:)` is much faster.
  package func section<Object>(
    for object: Object, collationStringSelector text: (Object) -> String
  ) -> Int {
    sectionOfBucket[index.bucket(of: text(object))]
  }

  /// Objects in the locale's order of one of their texts; those whose texts the locale holds equal stay as they were.
  package func sortedArray<Object>(from objects: [Object], by text: (Object) -> String) -> [Object] {
    collator.withSorted(objects, by: text) { sorted in sorted.positions.map { objects[$0] } }
  }
}

extension RestSections {
  /// The titles of all sections, and the section of each bucket.
  fileprivate func sections(of buckets: [AlphabeticIndex.Bucket]) -> (titles: [String], numbers: [Int]) {
    switch self {
    case .apart(let before, let between, let after):
      let titles = buckets.map { bucket in
        switch bucket.kind {
        case .letter: bucket.label
        case .underflow: before
        case .inflow: between
        case .overflow: after
        }
      }
      return (titles, Array(titles.indices))
    case .together(let title):
      var titles: [String] = []
      let numbers = buckets.map { bucket -> Int? in
        guard bucket.kind == .letter else { return nil }
        titles.append(bucket.label)
        return titles.count - 1
      }
      return (titles + [title], numbers.map { $0 ?? titles.count })
    }
  }
}
