import RowcallModel

/// Objects in sections, each section sorted, with the index that leads to them.
///
/// Which section an object belongs to, and which of two objects comes first, are parameters, so that any collation can
/// stand behind it.
public struct SectionedList<Object> {
  /// The titles of all sections, empty ones included.
  public let titles: [String]
  /// The titles of the index, with the sections to which they lead.
  public let index: [IndexTitle]
  /// The objects of each section, in order.
  public private(set) var sections: [[Object]]

  private let sectionOf: (Object) -> Int
  private let precedes: (Object, Object) -> Bool

  /// Numbers the section of each object, makes one list for each section, and sorts it.
  ///
  /// - Parameters:
  ///   - objects: the objects, in any order.
  ///   - titles: a title for each section.
  ///   - index: the titles of the index; the titles of the sections, leading to them, unless given.
  ///   - sectionOf: the section that an object belongs to, counted from zero.
  ///   - precedes: whether the first object comes before the second.
  /// - Throws: `TableViewError.sectionOutOfRange` for an object, `.indexLeadsNowhere` for an index title whose section
  ///   has no title.
  public init(
    _ objects: [Object], titles: [String], index: [IndexTitle]? = nil,
    sectionOf: @escaping (Object) -> Int, sortedBy precedes: @escaping (Object, Object) -> Bool
  ) throws(TableViewError) {
    self.titles = titles
    self.index = index ?? titles.enumerated().map { IndexTitle($1, leadsTo: $0) }
    self.sectionOf = sectionOf
    self.precedes = precedes
    sections = Array(repeating: [], count: titles.count)
    for entry in self.index where !titles.indices.contains(entry.section) {
      throw .indexLeadsNowhere(title: entry.title, section: entry.section, sections: titles.count)
    }
    for object in objects { sections[try section(of: object)].append(object) }
    for section in sections.indices { sections[section].sort(by: precedes) }
  }

  /// The title of a section; `nil` if the section is empty or not there: it then has no header.
  public func header(ofSection section: Int) -> String? {
    sections.element(at: section)?.isEmpty == false ? titles[section] : nil
  }

  /// The object at a path; `nil` if there is none.
  public subscript(indexPath: IndexPath) -> Object? {
    sections.element(at: indexPath.section)?.element(at: indexPath.row)
  }

  /// Puts an object into its section, after those that are its equals in order.
  ///
  /// - Returns: its path.
  /// - Throws: `TableViewError.sectionOutOfRange` if its section has no title.
  @discardableResult
  public mutating func insert(_ object: Object) throws(TableViewError) -> IndexPath {
    let section = try section(of: object)
    let row = sections[section].partitionPoint { precedes(object, $0) }
    sections[section].insert(object, at: row)
    return IndexPath(row: row, section: section)
  }

  /// Takes out the object at a path and returns it; `nil` if there is none.
  @discardableResult
  public mutating func remove(at indexPath: IndexPath) -> Object? {
    guard let object = self[indexPath] else { return nil }
    sections[indexPath.section].remove(at: indexPath.row)
    return object
  }

  private func section(of object: Object) throws(TableViewError) -> Int {
    let section = sectionOf(object)
    guard titles.indices.contains(section) else {
      throw .sectionOutOfRange(section, sections: titles.count, .now)
    }
    return section
  }
}

extension SectionedList where Object: Equatable {
  /// The path of an object; `nil` if it is not in the list.
  ///
  /// All sections are searched, so that an object is found even if what it is sorted by has changed since.
  public func path(of object: Object) -> IndexPath? {
    for (section, objects) in sections.enumerated() {
      if let row = objects.firstIndex(of: object) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Takes an object out.
  ///
  /// - Returns: the path that it had; `nil` if it is not in the list.
  @discardableResult
  public mutating func remove(_ object: Object) -> IndexPath? {
    guard let path = path(of: object) else { return nil }
    remove(at: path)
    return path
  }
}

/// A title of a section index, and where it leads.
public struct IndexTitle: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The section to which it leads, counted from zero.
  public var section: Int

  /// Makes a title that leads to a section.
  public init(_ title: String, leadsTo section: Int) {
    self.title = title
    self.section = section
  }
}

extension SectionedList {
  /// The titles of the index, in order, as `sectionIndexTitles(for:)` wants them.
  public var indexTitles: [String] { index.map(\.title) }

  /// The section to which an index title leads; `nil` if there are fewer titles.
  public func section(forIndexTitleAt position: Int) -> Int? {
    index.element(at: position)?.section
  }
}
