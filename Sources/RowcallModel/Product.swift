/// What the program calls itself in what it writes.
package enum Product {
  /// The version, by https://semver.org.
  package static let version = "0.1.0"
}
