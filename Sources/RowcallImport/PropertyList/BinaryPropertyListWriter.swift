/// The values of a binary property list that is being written.
indirect enum BinaryTree {
  /// An object that is written as it was.
  case object(ArraySlice<UInt8>)
  case value(PropertyListValue)
  /// The marker tells arrays from sets.
  case array([BinaryTree], marker: UInt8)
  case dictionary([(key: String, value: BinaryTree)])

  /// The values of a list as they are.
  init(_ node: PropertyListNode, in bytes: [UInt8]) {
    switch node.kind {
    case .array:
      self = .array(
        node.children.map { BinaryTree($0, in: bytes) }, marker: bytes[node.range.lowerBound] & 0xF0)
    case .dictionary:
      self = .dictionary(zip(node.keys, node.children).map { ($0, BinaryTree($1, in: bytes)) })
    default: self = .object(bytes[node.range])
    }
  }

  /// The value that places lead to.
  subscript(places: [Int]) -> BinaryTree {
    get {
      places.reduce(self) { tree, place in
        switch tree {
        case .array(let items, _): items[place]
        case .dictionary(let members): members[place].value
        default: tree
        }
      }
    }
    set {
      guard let place = places.first else {
        self = newValue
        return
      }
      let rest = Array(places.dropFirst())
      switch self {
      case .array(var items, let marker):
        items[place][rest] = newValue
        self = .array(items, marker: marker)
      case .dictionary(var members):
        members[place].value[rest] = newValue
        self = .dictionary(members)
      default: break
      }
    }
  }

  /// Makes changes; members are removed last, from behind, so that places stay right.
  mutating func apply(_ changes: [PropertyListChange]) {
    var removed: [[Int]] = []
    for change in changes {
      switch change {
      case .set(let place, let value): self[place] = .value(value)
      case .add(let place, let members):
        guard case .dictionary(let old) = self[place] else { continue }
        self[place] = .dictionary(old + members.map { ($0.key, .value($0.value)) })
      case .remove(let place): removed.append(place)
      case .setKey: break
      }
    }
    for place in removed.sorted(by: { $1.lexicographicallyPrecedes($0) }) {
      let parent = Array(place.dropLast())
      guard case .dictionary(var members) = self[parent] else { continue }
      members.remove(at: place[place.count - 1])
      self[parent] = .dictionary(members)
    }
  }
}

/// Writes binary property lists: equal texts, numbers and dates are one object, as Apple's programs do.
struct BinaryPropertyListWriter {
  private enum Object {
    case leaf([UInt8])
    case container(marker: UInt8, count: Int, references: [Int])
  }

  private var objects: [Object] = []
  private var known: [[UInt8]: Int] = [:]

  static func bytes(of tree: BinaryTree) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    _ = writer.add(tree)
    return writer.bytes
  }

  private mutating func add(_ tree: BinaryTree) -> Int {
    switch tree {
    case .object(let bytes): return add(leaf: Array(bytes))
    case .value(.dictionary(let members)): return add(.dictionary(members.map { ($0.key, .value($0.value)) }))
    case .value(let value): return add(leaf: Self.leaf(value))
    case .array(let items, let marker): return add(container: marker, items.count, [], items)
    case .dictionary(let members):
      return add(container: 0xD0, members.count, members.map(\.key), members.map(\.value))
    }
  }

  private mutating func add(leaf: [UInt8]) -> Int {
    if let index = known[leaf] { return index }
    objects.append(.leaf(leaf))
    known[leaf] = objects.count - 1
    return objects.count - 1
  }

  private mutating func add(
    container marker: UInt8, _ count: Int, _ keys: [String], _ values: [BinaryTree]
  ) -> Int {
    let index = objects.count
    objects.append(.leaf([]))
    var references: [Int] = []
    for key in keys { references.append(add(leaf: Self.leaf(.string(key)))) }
    for value in values { references.append(add(value)) }
    objects[index] = .container(marker: marker, count: count, references: references)
    return index
  }

  /// The whole file: the objects, their offsets, and a trailer that says where these are.
  private var bytes: [UInt8] {
    let referenceSize = Self.size(of: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .leaf(let leaf): bytes += leaf
      case .container(let marker, let count, let references):
        bytes += Self.head(marker, count: count)
        for reference in references { bytes += Self.number(reference, size: referenceSize) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { bytes += Self.number(offset, size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    return bytes + Self.number(objects.count, size: 8) + Self.number(0, size: 8) + Self.number(table, size: 8)
  }

  private static func leaf(_ value: PropertyListValue) -> [UInt8] {
    switch value {
    case .string(let text):
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        return head(0x50, count: text.utf8.count) + text.utf8
      }
      let units = Array(text.utf16)
      return head(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .integer(let text):
      if let number = Int64(text) { return integer(number) }
      let number = UInt64(text) ?? 0
      return [0x14] + [UInt8](repeating: 0, count: 8) + big(number)
    case .real(let text): return [0x23] + big((Double(text) ?? 0).bitPattern)
    case .bool(let value): return [value ? 9 : 8]
    case .date(let text): return [0x33] + big((PropertyListValue.seconds(of: text) ?? 0).bitPattern)
    case .dictionary: return []
    }
  }

  private static func integer(_ number: Int64) -> [UInt8] {
    guard number >= 0, let small = Int(exactly: number) else {
      return [0x13] + big(UInt64(bitPattern: number))
    }
    let size = size(of: small)
    return [0x10 | UInt8(size.trailingZeroBitCount)] + Self.number(small, size: size)
  }

  /// The marker of an object and how long it is.
  private static func head(_ marker: UInt8, count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 15] + integer(Int64(count))
  }

  /// How many bytes a number takes: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  private static func number(_ number: Int, size: Int) -> [UInt8] {
    Array(big(UInt64(number)).suffix(size))
  }

  private static func big(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}
