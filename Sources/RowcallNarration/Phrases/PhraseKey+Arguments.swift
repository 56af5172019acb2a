extension PhraseKey {
  /// The names of the pattern's arguments, the same in every language.
  public var arguments: Set<String> {
    switch self {
    case .headerAndValue, .valueAndHeader: ["header", "value"]
    case .negative, .positive, .telephoneExtension: ["number"]
    case .changeUp, .changeDown, .percent: ["amount"]
    case .decimal, .mixedFraction: ["whole", "fraction"]
    case .decimalWithoutWhole: ["fraction"]
    case .powerOfTen: ["number", "base", "exponent"]
    case .moneyParts, .moneyPartsInWords: ["major", "minor"]
    case .range: ["from", "to"]
    case .rate: ["value", "unit"]
    case .dateTime: ["date", "time"]
    case .zoneAhead, .zoneBehind: ["offset"]
    case .lastPart, .lastName: ["rest", "last"]
    case .level: ["level"]
    case .rowPosition: ["row"]
    case .rowPositionOf: ["row", "total"]
    case .columnPosition: ["column"]
    case .columnPositionOf: ["column", "total"]
    case .setPosition: ["index", "total"]
    case .spansRows, .spansColumns, .rowCount, .columnCount, .sectionCount, .summaryBlank, .actionsAvailable,
      .announceRowsDeleted, .announceRowsInserted, .announceRowsMoved, .announceRowsChanged,
      .announceSectionsDeleted,
      .announceSectionsInserted, .announceSectionsMoved, .announceSectionsChanged, .announceLoaded:
      ["count"]
    case .rowsShown: ["first", "last", "total"]
    case .announceNotFound: ["text"]
    case .backTo, .indexRow, .announceIndexLeads,
      .announceSectionDeleted, .announceSectionInserted, .announceSectionMoved,
      .announceSectionChanged, .announceFormSaved, .announceFormCancelled:
      ["title"]
    case .summaryRange: ["name", "low", "high"]
    case .summarySame: ["name", "value"]
    case .summaryMedian: ["value"]
    case .summaryDistinct: ["name", "count"]
    case .actionDeleteItem, .actionReorderItem, .announceDeleted, .announceInserted,
      .announcePickedUp, .announcePutBack, .announceAskDelete, .announceKept:
      ["item"]
    case .announceMovedAbove, .announceMovedBelow: ["item", "other"]
    case .placeAbove, .placeBelow: ["other"]
    case .announceMoved: ["item", "row"]
    case .announceActions: ["actions"]
    case .announceActionDone: ["action"]
    case .capitalLetter: ["letter"]
    default: []
    }
  }
}
