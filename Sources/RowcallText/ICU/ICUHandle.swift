/// An object of ICU's, freed with its last owner.
///
/// Unchecked, because ICU's objects serve one thread at a time: only `HandlePool` and types that guard it with a
/// mutex hold one, and they lend it to one caller at a time. `AlphabeticIndex` lends its own to all at once, as ICU
/// allows.
final class ICUHandle: @unchecked Sendable {
  let pointer: OpaquePointer
  private let close: @Sendable (OpaquePointer) -> Void

  /// Takes over what a shim's `_open` gave; nil when it gave nothing.
  init?(_ pointer: OpaquePointer?, close: @escaping @Sendable (OpaquePointer) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }
}
