/// What rules for storyboards, XIBs and live table views are held against.
public struct AuditedInterface: Sendable {
  init() {}
}
