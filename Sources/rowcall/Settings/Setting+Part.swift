import RowcallNarration

extension Setting {
  /// One part of a set of narration options, as texts.
  ///
  /// Made of closures, because key paths take longer to make than all else at the start of a command.
  struct Part: Sendable {
    /// What the options say.
    let text: @Sendable (Verbosity) -> String
    /// Lets the options say something else; a text that is no value changes nothing.
    let set: @Sendable (inout Verbosity, String) -> Void

    /// A part that is one of some names.
    static func choice<Value: RawRepresentable<String> & SendableMetatype>(
      _ get: @escaping @Sendable (Verbosity) -> Value,
      _ set: @escaping @Sendable (inout Verbosity, Value) -> Void
    ) -> Part {
      Part(
        text: { get($0).rawValue },
        set: { if let value = Value(rawValue: $1.lowercased()) { set(&$0, value) } })
    }

    /// A part that is true or false.
    static func truth(
      _ get: @escaping @Sendable (Verbosity) -> Bool,
      _ set: @escaping @Sendable (inout Verbosity, Bool) -> Void
    ) -> Part {
      Part(text: { get($0) ? "true" : "false" }, set: { if let value = Bool($1) { set(&$0, value) } })
    }

    /// A part that is a number above zero; nil for none.
    static func limit(
      _ get: @escaping @Sendable (Verbosity) -> Int?,
      _ set: @escaping @Sendable (inout Verbosity, Int?) -> Void
    ) -> Part {
      Part(text: { get($0).map(String.init) ?? SettingValues.noLimit }, set: { set(&$0, Int($1)) })
    }
  }
}
