#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine's processors.
enum Processors {
  /// How many this process may use.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
