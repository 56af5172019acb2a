/// Arabic (modern standard), in the order in which it is spoken.
enum Arabic: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "فارغ"),
    Phrase(.listSeparator, "، "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "الكمية", "value": "٥"], example: "الكمية ٥"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "الكمية", "value": "٥"], example: "٥ (الكمية)"),
    Phrase(.yes, "نعم"),
    Phrase(.no, "لا"),
    Phrase(.negative, "ناقص {number}", ["number": "٣"], example: "ناقص ٣"),
    Phrase(.positive, "زائد {number}", ["number": "٩٦٦"], example: "زائد ٩٦٦"),
    Phrase(.changeUp, "ارتفاع {amount}", ["amount": "٢ بالمائة"], example: "ارتفاع ٢ بالمائة"),
    Phrase(.changeDown, "انخفاض {amount}", ["amount": "٢ بالمائة"], example: "انخفاض ٢ بالمائة"),
    Phrase(.changeNone, "بلا تغيير"),
    Phrase(
      .decimal, "{whole} فاصل {fraction}", ["whole": "ثلاثة", "fraction": "اثنان"],
      example: "ثلاثة فاصل اثنان"),
    Phrase(.decimalWithoutWhole, "صفر فاصل {fraction}", ["fraction": "اثنان"], example: "صفر فاصل اثنان"),
    Phrase(.mixedFraction, "{whole} و{fraction}", ["whole": "٣", "fraction": "ربعان"], example: "٣ وربعان"),
    Phrase(
      .powerOfTen, "{number} في {base} أس {exponent}", ["number": "٤٫٢", "base": "١٠", "exponent": "ناقص ٩"],
      example: "٤٫٢ في ١٠ أس ناقص ٩"),
    Phrase(.percent, "{amount} بالمائة", ["amount": "٢"], example: "٢ بالمائة"),
    Phrase(
      .moneyParts, "{major} و{minor}", ["major": "٧ ريالات", "minor": "٣٠ هللة"], example: "٧ ريالات و٣٠ هللة"
    ),
    Phrase(
      .moneyPartsInWords, "{major} و{minor}", ["major": "سبعة ريالات", "minor": "ثلاثون هللة"],
      example: "سبعة ريالات وثلاثون هللة"),
    Phrase(
      .range, "من {from} إلى {to}", ["from": "٧ ريالات", "to": "٩ ريالات"],
      example: "من ٧ ريالات إلى ٩ ريالات"),
    Phrase(.rate, "{value} لكل {unit}", ["value": "٧ ريالات", "unit": "شهر"], example: "٧ ريالات لكل شهر"),
    Phrase(
      .dateTime, "{date}، {time}", ["date": "٤ مايو ٢٠١٥", "time": "٥ مساءً"], example: "٤ مايو ٢٠١٥، ٥ مساءً"),
    Phrase(.zoneAhead, "UTC زائد {offset}", ["offset": "ساعتان"], example: "UTC زائد ساعتان"),
    Phrase(.zoneBehind, "UTC ناقص {offset}", ["offset": "ساعتان"], example: "UTC ناقص ساعتان"),
    Phrase(.lastPart, "{rest} و{last}", ["rest": "ساعتان", "last": "٥ دقائق"], example: "ساعتان و٥ دقائق"),
    Phrase(.lastName, "{rest} و{last}", ["rest": "الصباح", "last": "المساء"], example: "الصباح والمساء"),
    Phrase(.telephoneExtension, "تحويلة {number}", ["number": "١ ٢"], example: "تحويلة ١ ٢"),
  ]
}
