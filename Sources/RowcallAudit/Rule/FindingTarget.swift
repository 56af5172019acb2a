/// Something that findings are about.
protocol FindingTarget {
  /// Where it is.
  var place: Place { get }
  /// Its keys for fingerprints.
  var key: PlaceKey { get }
  /// What is spoken there.
  var heard: Heard { get }
}

extension FindingTarget {
  /// A finding about the target: a problem, or if there is something to review, one that needs review.
  ///
  /// - Parameters:
  ///   - part: what tells it from other findings about the target; added to the key.
  ///   - review: what to review; nil for a problem.
  ///   - heard: nil for what is spoken at the target.
  func finding(
    _ message: String, _ part: [String] = [], impact: Impact? = nil, review: String? = nil,
    advice: String? = nil, heard: Heard? = nil, count: Int? = nil
  ) -> Finding {
    let key = key + part
    var finding = Finding(
      review == nil ? .failed : .cantTell, at: place, message, key: key.first, impact: impact,
      advice: review ?? advice, heard: heard ?? self.heard, count: count)
    finding.otherKeys = key.all
    return finding
  }
}

extension Notes {
  /// Adds a finding about a target, which is only made if it will be listed.
  mutating func add(
    _ target: @autoclosure () -> any FindingTarget, _ message: @autoclosure () -> String,
    _ part: @autoclosure () -> [String] = [], impact: @autoclosure () -> Impact? = nil,
    review: @autoclosure () -> String? = nil, advice: @autoclosure () -> String? = nil,
    heard: @autoclosure () -> Heard? = nil, count: Int? = nil
  ) {
    add(
      target().finding(
        message(), part(), impact: impact(), review: review(), advice: advice(), heard: heard(), count: count)
    )
  }
}

/// A target whose facts are all known.
struct KnownTarget: FindingTarget {
  let place: Place
  let key: PlaceKey
  var heard = Heard()
}

/// The keys of something that findings are about.
///
/// An edit changes some of the keys: a header is renamed, a row is inserted, an `id` is added. So most keys decide.
struct PlaceKey {
  /// The main key.
  private(set) var first: [String]
  /// All keys; empty if there is only the main one.
  private(set) var all: [[String]] = []

  /// A target with one key, or with others as well.
  init(_ key: [String], others: [[String]] = []) {
    first = key
    all = others.isEmpty ? [] : [key] + others.filter { $0 != key }
  }

  /// The target with the keys of another as well.
  func or(_ other: Self) -> Self { Self(first, others: all + other.all) }

  static func + (target: Self, part: [String]) -> Self {
    var key = target
    key.first += part
    key.all = target.all.map { $0 + part }
    return key
  }
}
