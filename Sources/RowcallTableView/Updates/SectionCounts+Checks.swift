#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SectionCounts {
  /// The place that an index path names; throws if the path is malformed or there is no such row.
  func place(of path: IndexPath, _ moment: TableMoment = .now) throws(TableViewError) -> RowPlace {
    let place = try RowPlace(path)
    guard (0..<numberOfSections).contains(place.section) else {
      throw .rowOutOfRange(path, sections: numberOfSections, rows: nil, moment)
    }
    let rows = self[place.section]
    guard (0..<rows).contains(place.row) else {
      throw .rowOutOfRange(path, sections: numberOfSections, rows: rows, moment)
    }
    return place
  }

  /// The same section; throws if there is no such section.
  func checked(_ section: Int, _ moment: TableMoment = .now) throws(TableViewError) -> Int {
    guard (0..<numberOfSections).contains(section) else {
      throw .sectionOutOfRange(section, sections: numberOfSections, moment)
    }
    return section
  }

  /// A number that the data source gave, of rows in a section or, where that is `nil`, of sections; throws if no table
  /// can have so many.
  static func checked(_ count: Int, section: Int?) throws(TableViewError) -> Int {
    guard (0...limit).contains(count) else { throw .impossibleCount(count, section: section) }
    return count
  }
}

extension RowPlace {
  /// The place that an index path names, in range or not; throws if the path has other than two indices.
  init(_ path: IndexPath) throws(TableViewError) {
    guard path.count == 2 else { throw .malformedPath(path) }
    self.init(section: path[0], row: path[1])
  }
}
