import RowcallText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  package let locale: LocaleTag
  /// The titles of all sections, in order: `#`, A to Z, `…` in English.
  package let sectionTitles: [String]
  let collator: Collator
  let index: AlphabeticIndex
  let sectionOfBucket: [Int]

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

extension LocalizedIndexedCollation {
  /// All objects in their sections, sorted by one of their texts.
  ///
  /// The text of each object is asked for once, and a few times more where sections meet.
  package func sections<Object>(
    of objects: some Collection<Object>, by text: (Object) -> String
  ) -> IndexedSections<Object> {
    let objects = Array(objects)
    let parts = collator.withSorted(objects, by: text) { sorted in
      var parts: [[ArraySlice<Int>]] = Array(repeating: [], count: sectionTitles.count)
      for run in index.runs(of: sorted, text: { text(objects[sorted.positions[$0]]) }) {
        parts[sectionOfBucket[run.bucket]].append(sorted.positions[run.range])
      }
      return parts
    }
    return IndexedSections(objects, titles: sectionTitles, parts: parts)
  }

  /// All objects in sections of your own, such as prefectures, sorted inside by one of their texts.
  ///
  /// - Parameters:
  ///   - objects: the objects, in any order.
  ///   - title: the title of the section that an object belongs to.
  ///   - titles: the titles in order; titles of objects that are not among them follow as they come up in `objects`.
  ///   - text: the text by which objects are sorted.
  package func sections<Object>(
    of objects: some Collection<Object>, titled title: (Object) -> String, among titles: [String] = [],
    by text: (Object) -> String
  ) -> IndexedSections<Object> {
    let objects = Array(objects)
    var titles = OwnTitles(titles)
    let section = objects.map { titles.number(of: title($0)) }
    var parts: [[Int]] = Array(repeating: [], count: titles.all.count)
    for position in collator.withSorted(objects, by: text, \.positions) {
      parts[section[position]].append(position)
    }
    return IndexedSections(objects, titles: titles.all, parts: parts.map { [$0[...]] })
  }
}

/// Titles of sections, numbered in the order in which they were first named.
private struct OwnTitles {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ titles: [String]) {
    for title in titles { _ = number(of: title) }
  }

  mutating func number(of title: String) -> Int {
    if let number = numbers[title] { return number }
    all.append(title)
    numbers[title] = all.count - 1
    return all.count - 1
  }
}

extension LocalizedIndexedCollation {
  /// The collation of the environment's locale: that of `LC_ALL`, else `LC_COLLATE`, else `LANG`; English without any.
  package static var current: LocalizedIndexedCollation { current(CollationOptions()) }

  /// The same with options.
  package static func current(_ options: CollationOptions) -> LocalizedIndexedCollation {
    LocalizedIndexedCollation(locale: locale { getenv($0).map { String(cString: $0) } }, options: options)
  }

  /// The locale that variables of the environment name; an empty one is as good as none.
  static func locale(_ variable: (String) -> String?) -> LocaleTag {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"].lazy.compactMap(variable)
    return LocaleTag(names.first { !$0.isEmpty } ?? "en")
  }
}

/// What a list's sections are to be, besides the letters of its locale.
package struct CollationOptions: Hashable, Sendable {
  /// Whether A to Z have sections of their own where the locale is written otherwise, in the place that the locale gives
  /// them: before the kana in Japanese, after the letters in Russian.
  package var hasEnglishTitles: Bool
  /// The sections of all that begins with none of the letters.
  package var rest: RestSections

  package init(hasEnglishTitles: Bool = true, rest: RestSections = .apart) {
    self.hasEnglishTitles = hasEnglishTitles
    self.rest = rest
  }
}

/// The sections of all that begins with none of the letters.
package enum RestSections: Hashable, Sendable {
  /// Each where it is sorted: what comes before the letters (signs, digits, nothing at all), between two scripts that have
  /// letters, and after all letters, so that the sections one after the other are the locale's order.
  case apart(before: String, between: String, after: String)
  /// All in one last section.
  case together(String)

  /// `#` before the letters, `…` between and after them: a listener hears which of the two a jump led to.
  package static let apart = RestSections.apart(before: "#", between: "…", after: "…")
  /// One `#` at the end, as on a phone.
  package static let together = RestSections.together("#")
}
