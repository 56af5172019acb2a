/// The rules for storyboards, XIBs and live table views.
enum InterfaceRules {
  static let all: [any Rule<AuditedInterface>] = [
    InterfaceControlUnlabelled(),
    InterfaceButtonUnlabelled(),
    InterfaceImageUnlabelled(),
    InterfaceLabelUseless(),
    InterfaceLabelDuplicate(),
    InterfacePlaceholderOnly(),
    InterfaceControlsCovered(),
    InterfaceTextsCovered(),
    InterfaceElementOff(),
    InterfaceTraitsWrong(),
    InterfaceCellUnjoined(),
    InterfaceCheckmarkUntold(),
    InterfaceDisclosureDead(),
    InterfaceAccessoryIndexed(),
    InterfaceSectionsUntitled(),
    InterfaceReuseIdentifier(),
    InterfaceTextUntranslated(),
    InterfaceTargetSmall(),
    InterfaceFontFixed(),
    InterfaceRowHeightFixed(),
  ]
}
