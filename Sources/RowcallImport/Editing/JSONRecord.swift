import RowcallModel

/// One record: its values and where they are written.
struct JSONRecord {
  struct Value {
    /// The keys that lead to it; empty in an array.
    var path: [String]
    /// Its zero-based place in an array.
    var place = 0
    var range: Range<Int>
    var kind: JSONDocument.Kind
    /// What its cell says.
    var text: String
  }

  /// Other bytes in some place.
  struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// A member to be added to an object.
  struct Member {
    var path: [String]
    var text: String
    /// The kind of value that the text becomes if it is one.
    var kind: JSONDocument.Kind
  }

  /// How an object writes its members.
  struct MemberStyle {
    /// After the last member.
    var end: Int
    var isEmpty: Bool
    var separator: [UInt8]
    var colon: [UInt8]
  }

  let bytes: [UInt8]
  private(set) var values: [Value] = []
  /// The objects that have members, by the keys that lead to them, and the record itself.
  private var objects: [[String]: MemberStyle] = [:]

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    var tokens: [JSONToken] = []
    try bytes.withUnsafeBufferPointer { text in
      var parser = JSONParser(text, isLast: true, nesting: ImportLimits().nesting)
      try parser.value(into: &tokens)
      var writer = JSONCellWriter(tokens: tokens, text: text, output: [])
      switch tokens[0].kind {
      case .object:
        writer.index = 1
        takeObject(&writer)
      case .array: takeArray(&writer)
      default: take(&writer, path: [], place: 0)
      }
    }
  }

  /// Takes the members of an object whose bracket was passed over.
  private mutating func takeObject(_ writer: inout JSONCellWriter, path: [String] = []) {
    var keys: [JSONToken] = []
    var ends: [Int] = []
    while writer.tokens[writer.index].kind == .key {
      let key = writer.tokens[writer.index]
      keys.append(key)
      writer.index += 1
      let member = path + [text(of: key)]
      if writer.opensFilledObject {
        writer.index += 1
        takeObject(&writer, path: member)
        ends.append(writer.tokens[writer.index - 1].end)
      } else {
        take(&writer, path: member, place: 0)
        ends.append(values[values.count - 1].range.upperBound)
      }
    }
    let close = writer.tokens[writer.index]
    writer.index += 1
    var style = MemberStyle(
      end: ends.last ?? close.start, isEmpty: keys.isEmpty, separator: Array(", ".utf8),
      colon: Array(": ".utf8))
    if keys.count > 1 { style.separator = Array(bytes[ends[0]..<keys[1].start - 1]) }
    if let key = keys.first {
      let value = bytes[(key.end + 1)...].drop { EditableJSON.isSpace($0) || $0 == UInt8(ascii: ":") }
      style.colon = Array(bytes[key.end + 1..<value.startIndex])
    }
    objects[path] = style
  }

  private mutating func takeArray(_ writer: inout JSONCellWriter) {
    writer.index = 1
    var place = 0
    while writer.tokens[writer.index].kind != .endArray {
      take(&writer, path: [], place: place)
      place += 1
    }
  }

  /// Takes the value that comes next.
  private mutating func take(_ writer: inout JSONCellWriter, path: [String], place: Int) {
    let token = writer.tokens[writer.index]
    let start = token.kind == .string ? token.start - 1 : token.start
    writer.output = []
    _ = writer.cell()
    let last = writer.tokens[writer.index - 1]
    let end = last.kind == .string ? last.end + 1 : last.end
    values.append(
      Value(
        path: path, place: place, range: start..<end, kind: token.kind,
        text: String(decoding: writer.output, as: UTF8.self)))
  }

  private func text(of key: JSONToken) -> String {
    var output: [UInt8] = []
    bytes.withUnsafeBufferPointer { JSONEscape.append($0, range: key.start..<key.end, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}

// MARK: - Writing

extension JSONRecord {
  /// The record with other bytes in some places.
  func bytes(with edits: [Edit]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += bytes[position..<edit.range.lowerBound] + edit.bytes
      position = edit.range.upperBound
    }
    return output + bytes[position...]
  }

  /// What adds members to the objects that they belong to; nil if one belongs to a list or to a record that is none.
  func edits(adding members: [Member]) -> [Edit]? {
    var groups: [(object: [String], members: [Member])] = []
    for member in members {
      guard let object = object(for: member.path) else { return nil }
      if let index = groups.firstIndex(where: { $0.object == object }) {
        groups[index].members.append(member)
      } else {
        groups.append((object, [member]))
      }
    }
    return groups.map { object, members in
      let rest = members.map { Member(path: Array($0.path[object.count...]), text: $0.text, kind: $0.kind) }
      if let style = objects[object] {
        let bytes = (style.isEmpty ? [] : style.separator) + written(rest, style)
        return Edit(range: style.end..<style.end, bytes: bytes)
      }
      let range = values.first { $0.path == object }?.range ?? 0..<0
      return Edit(
        range: range, bytes: [UInt8(ascii: "{")] + written(rest, rootStyle) + [UInt8(ascii: "}")])
    }
  }

  private var rootStyle: MemberStyle {
    objects[[]] ?? MemberStyle(end: 0, isEmpty: true, separator: Array(", ".utf8), colon: Array(": ".utf8))
  }

  /// The path of the nearest object that a member can be added to, or of nothing that an object can replace.
  private func object(for path: [String]) -> [String]? {
    for count in stride(from: path.count - 1, through: 0, by: -1) {
      let prefix = Array(path[..<count])
      if objects[prefix] != nil { return prefix }
      guard let value = values.first(where: { $0.path == prefix }) else { continue }
      return count > 0 && (value.kind == .null || value.kind == .object) && value.text.isEmpty ? prefix : nil
    }
    return nil
  }

  /// Members as they are written inside an object; those with a key in common are one object.
  private func written(_ members: [Member], _ style: MemberStyle) -> [UInt8] {
    var output: [UInt8] = []
    var keys: [String] = []
    for member in members where !keys.contains(member.path[0]) { keys.append(member.path[0]) }
    for key in keys {
      if !output.isEmpty { output += style.separator }
      JSONEscape.append(quoting: key, to: &output)
      output += style.colon
      let inner = members.filter { $0.path[0] == key }
      if inner[0].path.count == 1 {
        let last = inner[inner.count - 1]
        output += EditableJSON.written(last.text, like: last.kind)
      } else {
        let rest = inner.map { Member(path: Array($0.path.dropFirst()), text: $0.text, kind: $0.kind) }
        output += [UInt8(ascii: "{")] + written(rest, rootStyle) + [UInt8(ascii: "}")]
      }
    }
    return output
  }
}
