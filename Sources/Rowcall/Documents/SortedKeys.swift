import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Rows by their keys, as many as there are: what takes more memory than is good waits, in sorted runs, in a file without a name.
///
/// A key is a number, or bytes that end with a sign that is nowhere else in them. Rows with equal keys come by their numbers.
struct SortedKeys {
  /// The beginning of a key, and where the rest of it is among `rests`; 0 for no rest.
  private struct Entry {
    var first: UInt64
    var rest: UInt32
    var row: UInt32
  }

  private(set) var count = 0
  private var entries: [Entry] = []
  private var rests: [UInt8] = [0]
  /// Where the rests of the latest keys are, by a hash.
  private var latest = [UInt32](repeating: 0, count: 1024)
  private var runs: [KeyRun] = []
  private var file: NamelessFile?
  private var fileSize = 0
  private let end: UInt8
  /// So many bytes are kept in memory.
  private var mostBytes: Int

  /// - Parameter end: the sign with which each key of bytes ends.
  init(end: UInt8 = 0, mostBytes: Int = 32 << 20) {
    self.end = end
    self.mostBytes = mostBytes
  }

  /// Adds a row by a number.
  mutating func add(_ key: UInt64, row: UInt32) { add(Entry(first: key, rest: 0, row: row)) }

  /// Adds a row by bytes.
  mutating func add(_ key: [UInt8], row: UInt32) {
    let first = (0..<8).reduce(0 as UInt64) { $0 << 8 | UInt64($1 < key.count ? key[$1] : 0) }
    add(Entry(first: first, rest: key.count > 8 ? place(ofRest: key[8...]) : 0, row: row))
  }

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    count += 1
    if entries.count * MemoryLayout<Entry>.stride + rests.count > mostBytes { writeRun() }
  }

  /// Equal rests that follow each other closely are kept once.
  private mutating func place(ofRest rest: ArraySlice<UInt8>) -> UInt32 {
    let slot = Int(rest.reduce(5381 as UInt32) { $0 &* 33 ^ UInt32($1) } % UInt32(latest.count))
    let known = Int(latest[slot])
    if known == 0 || known + rest.count > rests.count || rests[known..<known + rest.count] != rest {
      latest[slot] = UInt32(rests.count)
      rests += rest
    }
    return latest[slot]
  }

  /// Gives the rows in the order of their keys.
  mutating func forEach(_ body: (UInt32) -> Void) {
    guard !runs.isEmpty else {
      sort()
      return entries.forEach { body($0.row) }
    }
    runs.append(KeyRun(memory: takeRun()))
    rests = []
    var merge = KeyMerge(runs)
    while let row = merge.next() { body(row) }
  }

  private mutating func sort() {
    let end = end
    rests.withUnsafeBufferPointer { rests in
      entries.sort { one, other in
        if one.first != other.first { return one.first < other.first }
        if one.rest == other.rest { return one.row < other.row }
        var places = (Int(one.rest), Int(other.rest))
        while rests[places.0] == rests[places.1] {
          if rests[places.0] == end { return one.row < other.row }
          places = (places.0 + 1, places.1 + 1)
        }
        return rests[places.0] < rests[places.1]
      }
    }
  }

  /// Writes what is in memory as a run; without a place for it, memory goes on to be used.
  private mutating func writeRun() {
    guard let file = file ?? NamelessFile() else { return mostBytes = .max }
    self.file = file
    let run = takeRun()
    if run.withUnsafeBytes({ Descriptor.write($0, to: file.descriptor) }) == nil {
      runs.append(KeyRun(file: file, fileSize..<fileSize + run.count))
      fileSize += run.count
    } else {
      runs.append(KeyRun(memory: run))
      mostBytes = .max
    }
  }

  /// Takes what is in memory as a sorted run: of each key its beginning, the row, and the rest behind its length.
  private mutating func takeRun() -> [UInt8] {
    sort()
    var run: [UInt8] = []
    run.reserveCapacity(entries.count * MemoryLayout<Entry>.stride + rests.count)
    for entry in entries {
      let rest = Int(entry.rest)
      let length = rest == 0 ? 0 : (rests[rest...].firstIndex(of: end) ?? rest) + 1 - rest
      withUnsafeBytes(of: entry.first.bigEndian) { run += $0 }
      withUnsafeBytes(of: entry.row) { run += $0 }
      withUnsafeBytes(of: UInt32(length)) { run += $0 }
      run += rests[rest..<rest + length]
    }
    entries.removeAll(keepingCapacity: true)
    rests.removeSubrange(1...)
    for slot in latest.indices { latest[slot] = 0 }
    return run
  }
}

/// A sorted run of keys that is read from its beginning.
private struct KeyRun {
  private var buffer: [UInt8] = []
  private var place = 0
  private let file: NamelessFile?
  private var rest: Range<Int>
  /// The key that comes next: its beginning, the place of its rest in the buffer, and its row.
  private var first: UInt64 = 0
  private var tail = 0..<0
  private(set) var row: UInt32 = 0

  private static let header = 16

  init(memory: [UInt8]) { (buffer, file, rest) = (memory, nil, 0..<0) }

  init(file: NamelessFile, _ range: Range<Int>) { (self.file, rest) = (file, range) }

  /// Goes on to the next key; false at the end.
  mutating func advance() -> Bool {
    guard read(Self.header) else { return false }
    let length = buffer.withUnsafeBytes { bytes in
      first = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      row = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt32.self)
      return Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
    }
    guard read(Self.header + length) else { return false }
    tail = place + Self.header..<place + Self.header + length
    place = tail.upperBound
    return true
  }

  /// Whether so many bytes are in the buffer, from the present place on.
  private mutating func read(_ count: Int) -> Bool {
    guard place + count > buffer.count else { return true }
    guard let file, !rest.isEmpty else { return false }
    buffer.removeSubrange(..<place)
    place = 0
    var piece = [UInt8](repeating: 0, count: min(max(count, 1 << 16), rest.count))
    let got = pread(file.descriptor, &piece, piece.count, off_t(rest.lowerBound))
    guard got > 0 else { return false }
    buffer += piece[..<got]
    rest = rest.lowerBound + got..<rest.upperBound
    return read(count)
  }

  static func < (one: KeyRun, other: KeyRun) -> Bool {
    if one.first != other.first { return one.first < other.first }
    let (own, others) = (one.buffer[one.tail], other.buffer[other.tail])
    return own == others ? one.row < other.row : own.lexicographicallyPrecedes(others)
  }
}

/// The rows of several runs in the order of their keys.
private struct KeyMerge {
  /// The run with the least key last.
  private var runs: [KeyRun] = []

  init(_ runs: [KeyRun]) { for run in runs { insert(run) } }

  /// The next row; nil behind the last one.
  mutating func next() -> UInt32? {
    guard let least = runs.popLast() else { return nil }
    insert(least)
    return least.row
  }

  private mutating func insert(_ run: KeyRun) {
    var run = run
    guard run.advance() else { return }
    var range = 0..<runs.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = run < runs[middle] ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    runs.insert(run, at: range.lowerBound)
  }
}
