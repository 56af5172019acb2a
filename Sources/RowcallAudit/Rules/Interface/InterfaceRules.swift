/// The rules for storyboards, XIBs and live table views.
enum InterfaceRules {
  static let all: [any Rule<AuditedInterface>] = []
}
