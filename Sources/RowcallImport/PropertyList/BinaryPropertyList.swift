/// Reads a binary property list: a table of objects that name each other by number, `bplist00`.
///
/// The format is that of Apple's `CFBinaryPList.c`: a mark of eight bytes, the objects, a table of their offsets, and a trailer
/// of 32 bytes that says where the table is.
struct BinaryPropertyList {
  private let bytes: ArraySlice<UInt8>
  private let limits: ImportLimits
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let table: Int
  /// How many values were made so far: an object may be named many times.
  private var valueCount = 0

  private static let trailerSize = 32

  /// Whether bytes begin as a binary property list does.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: "bplist0".utf8) }

  /// Reads the trailer.
  init(_ bytes: [UInt8], limits: ImportLimits) throws(PropertyListFault) {
    self.bytes = bytes[...]
    self.limits = limits
    guard Self.begins(bytes), bytes.count > 8 + Self.trailerSize else { throw Self.cut }
    let trailer = bytes.suffix(Self.trailerSize)
    let number = { (offset: Int) in
      trailer[(trailer.startIndex + offset)...].prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    offsetSize = Int(trailer[trailer.startIndex + 6])
    referenceSize = Int(trailer[trailer.startIndex + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Int(exactly: number(8)), let root = Int(exactly: number(16)),
      let table = Int(exactly: number(24)), root < count, table >= 8,
      table <= bytes.count - Self.trailerSize, count <= (bytes.count - Self.trailerSize - table) / offsetSize
    else { throw Self.cut }
    (objectCount, self.root, self.table) = (count, root, table)
  }

  /// The value that the list holds.
  mutating func value() throws(PropertyListFault) -> PropertyList { try value(ofObject: root, depth: 0) }

  private static let cut = PropertyListFault(
    reason: "the binary property list is incomplete: no table of objects at its end; copy the file again")

  private static func broken(_ object: Int) -> PropertyListFault {
    PropertyListFault(
      reason: "object \(object) of the binary property list is broken; copy the file again, or save it anew")
  }
}

// MARK: - Places

extension BinaryPropertyList {
  /// The value that the list holds, with the places of its objects; read the value before, which throws for a broken list.
  func node() throws(PropertyListFault) -> PropertyListNode { try node(ofObject: root) }

  private func node(ofObject object: Int) throws(PropertyListFault) -> PropertyListNode {
    let start = try offset(ofObject: object)
    let marker = bytes[start]
    var place = start + 1
    let kind: PropertyListNode.Kind =
      switch marker >> 4 {
      case 0: marker == 8 || marker == 9 ? .bool : .other
      case 1: .integer
      case 2: .real
      case 3: .date
      case 4: .data
      case 5, 6, 7: .string
      case 10, 12: .array
      case 13: .dictionary
      default: .other
      }
    var node = PropertyListNode(kind: kind, range: start..<place)
    switch kind {
    case .integer, .real, .date: node.range = start..<place + 1 << Int(marker & 15)
    case .other where marker >> 4 == 8: node.range = start..<place + Int(marker & 15) + 1
    case .data, .string:
      let count = try count(object, marker, &place)
      node.range = start..<place + count * (marker >> 4 == 6 ? 2 : 1)
    case .array, .dictionary:
      let count = try count(object, marker, &place)
      if kind == .dictionary {
        for key in try references(object, at: place, count: count) {
          node.keys.append(try string(ofObject: key))
        }
        place += count * referenceSize
      }
      for item in try references(object, at: place, count: count) {
        node.children.append(try self.node(ofObject: item))
      }
    default: break
    }
    return node
  }

  private func string(ofObject object: Int) throws(PropertyListFault) -> String {
    var list = self
    return try list.value(ofObject: object, depth: 0).text ?? ""
  }
}

// MARK: - Values

extension BinaryPropertyList {
  private mutating func value(ofObject object: Int, depth: Int) throws(PropertyListFault) -> PropertyList {
    // A list that contains itself is as deep as can be.
    guard depth <= limits.nesting else { throw PropertyListFault(reason: PropertyListFault.tooDeep) }
    valueCount += 1
    guard valueCount / limits[.expansion] <= bytes.count else {
      throw PropertyListFault(
        reason: "the binary property list names the same objects too often; the limit is --max-expansion")
    }
    var place = try offset(ofObject: object)
    let marker = bytes[place]
    place += 1
    switch (marker >> 4, marker & 15) {
    case (0, 8): return .bool(false)
    case (0, 9): return .bool(true)
    case (0, 0): return .string("")
    case (1, let power) where power <= 4: return try integer(object, at: place, count: 1 << Int(power))
    case (2, 2):
      return .number(Double(Float(bitPattern: UInt32(try unsigned(object, at: place, count: 4)))))
    case (2, 3): return .number(Double(bitPattern: try unsigned(object, at: place, count: 8)))
    case (3, 3):
      let seconds = Double(bitPattern: try unsigned(object, at: place, count: 8))
      guard let date = PropertyList.date(secondsSince2001: seconds) else { throw Self.broken(object) }
      return date
    case (8, let size): return .number(String(try unsigned(object, at: place, count: Int(size) + 1)))
    default: return try sized(object, marker: marker, at: place, depth: depth)
    }
  }

  /// Reads an object that says how long it is.
  private mutating func sized(
    _ object: Int, marker: UInt8, at start: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyList {
    var place = start
    let count = try count(object, marker, &place)
    switch marker >> 4 {
    case 4:
      _ = try slice(object, at: place, count: count)
      return .data(count: count)
    case 5: return .string(String(decoding: try slice(object, at: place, count: count), as: UTF8.self))
    case 6: return .string(try utf16(object, at: place, count: count))
    case 7: return .string(String(decoding: try slice(object, at: place, count: count), as: UTF8.self))
    case 10, 12:
      var items: [PropertyList] = []
      for item in try references(object, at: place, count: count) {
        items.append(try value(ofObject: item, depth: depth + 1))
      }
      return .array(items)
    case 13: return try dictionary(object, at: place, count: count, depth: depth)
    default: throw Self.broken(object)
    }
  }

  private mutating func dictionary(
    _ object: Int, at place: Int, count: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyList {
    let keys = try references(object, at: place, count: count)
    let values = try references(object, at: place + count * referenceSize, count: count)
    var members: [PropertyList.Member] = []
    for (key, member) in zip(keys, values) {
      guard case .string(let name) = try value(ofObject: key, depth: depth + 1) else {
        throw Self.broken(key)
      }
      members.append((name, try value(ofObject: member, depth: depth + 1)))
    }
    return .dictionary(members)
  }

  /// The count in a marker, or in the integer behind it.
  private func count(_ object: Int, _ marker: UInt8, _ place: inout Int) throws(PropertyListFault) -> Int {
    guard marker & 15 == 15 else { return Int(marker & 15) }
    let size = try slice(object, at: place, count: 1)[place]
    guard size >> 4 == 1, size & 15 <= 3 else { throw Self.broken(object) }
    let length = 1 << Int(size & 15)
    let count = Int(exactly: try unsigned(object, at: place + 1, count: length))
    place += 1 + length
    guard let count, count <= bytes.count else { throw Self.broken(object) }
    return count
  }

  /// Integers of eight bytes have a sign, shorter ones have none, and those of 16 bytes are unsigned ones of eight.
  private func integer(_ object: Int, at place: Int, count: Int) throws(PropertyListFault) -> PropertyList {
    if count == 16 { return .number(String(try unsigned(object, at: place + 8, count: 8))) }
    let bits = try unsigned(object, at: place, count: count)
    return .number(count == 8 ? String(Int64(bitPattern: bits)) : String(bits))
  }

  private func utf16(_ object: Int, at place: Int, count: Int) throws(PropertyListFault) -> String {
    let bytes = try slice(object, at: place, count: count * 2)
    let units = stride(from: place, to: place + count * 2, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(_ object: Int, at place: Int, count: Int) throws(PropertyListFault) -> [Int] {
    _ = try slice(object, at: place, count: count * referenceSize)
    var references: [Int] = []
    references.reserveCapacity(count)
    for index in 0..<count {
      let number = try unsigned(object, at: place + index * referenceSize, count: referenceSize)
      guard let reference = Int(exactly: number), reference < objectCount else { throw Self.broken(object) }
      references.append(reference)
    }
    return references
  }

  private func offset(ofObject object: Int) throws(PropertyListFault) -> Int {
    let number = try unsigned(object, at: table + object * offsetSize, count: offsetSize)
    guard let offset = Int(exactly: number), (8..<table).contains(offset) else { throw Self.broken(object) }
    return offset
  }

  private func unsigned(_ object: Int, at place: Int, count: Int) throws(PropertyListFault) -> UInt64 {
    guard count <= 8 else { throw Self.broken(object) }
    return try slice(object, at: place, count: count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func slice(_ object: Int, at place: Int, count: Int) throws(PropertyListFault) -> ArraySlice<UInt8>
  {
    guard place >= 0, count >= 0, place <= bytes.count, count <= bytes.count - place else {
      throw Self.broken(object)
    }
    return bytes[place..<place + count]
  }
}
