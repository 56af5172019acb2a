extension Arabic {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "زر"),
    Phrase(.roleLink, "رابط"),
    Phrase(.roleImage, "صورة"),
    Phrase(.roleHeading, "عنوان"),
    Phrase(.roleSwitch, "مفتاح تبديل"),
    Phrase(.roleCheckbox, "خانة اختيار"),
    Phrase(.roleRadio, "زر اختيار"),
    Phrase(.roleSlider, "قابل للضبط"),
    Phrase(.roleStepper, "عدّاد"),
    Phrase(.roleTextField, "حقل نص"),
    Phrase(.roleSearchField, "حقل بحث"),
    Phrase(.roleComboBox, "قائمة منبثقة"),
    Phrase(.roleSegment, "مقطع"),
    Phrase(.roleProgress, "مؤشر التقدم"),
    Phrase(.roleCell, "خلية"),
    Phrase(.roleColumnHeader, "رأس العمود"),
    Phrase(.roleRowHeader, "رأس الصف"),
    Phrase(.roleRow, "صف"),
    Phrase(.roleCaption, "عنوان الجدول"),
    Phrase(.roleFooter, "تذييل"),
    Phrase(.roleIndex, "فهرس الأقسام"),
    Phrase(.indexRow, "صف {title}", ["title": "あ"], example: "صف あ"),
    Phrase(.indexOther, "أخرى"),
    Phrase(.readingDerived, "مستنتج"),
    Phrase(.roleTable, "جدول"),
    Phrase(.roleGrid, "شبكة"),
    Phrase(.roleTreeGrid, "شبكة شجرية"),
    Phrase(.roleList, "قائمة"),
    Phrase(.roleSection, "قسم"),
    Phrase(.roleNavigationBar, "شريط التنقل"),
    Phrase(.roleForm, "نموذج"),
    Phrase(.unlabelled, "بلا تسمية"),
    // States
    Phrase(.stateSelected, "تم الاختيار"),
    Phrase(.stateNotSelected, "لم يتم الاختيار"),
    Phrase(.stateExpanded, "موسّع"),
    Phrase(.stateCollapsed, "مطوي"),
    Phrase(.stateChecked, "محدد"),
    Phrase(.stateNotChecked, "غير محدد"),
    Phrase(.stateMixed, "محدد جزئيًا"),
    Phrase(.stateOn, "تشغيل"),
    Phrase(.stateOff, "إيقاف"),
    Phrase(.statePressed, "مضغوط"),
    Phrase(.stateNotPressed, "غير مضغوط"),
    Phrase(.stateFilledIn, "مملوء"),
    Phrase(.stateDisabled, "غير متاح"),
    Phrase(.stateReadOnly, "للقراءة فقط"),
    Phrase(.stateRequired, "مطلوب"),
    Phrase(.stateInvalid, "غير صالح"),
    Phrase(.stateCurrent, "العنصر الحالي"),
    Phrase(.stateSortedAscending, "ترتيب تصاعدي"),
    Phrase(.stateSortedDescending, "ترتيب تنازلي"),
    Phrase(.stateSorted, "مرتب"),
    // Places, spans and counts
    Phrase(.rowPosition, "الصف {row}", ["row": "3"], example: "الصف 3"),
    Phrase(.rowPositionOf, "الصف {row} من {total}", ["row": "3", "total": "10"], example: "الصف 3 من 10"),
    Phrase(.columnPosition, "العمود {column}", ["column": "2"], example: "العمود 2"),
    Phrase(
      .columnPositionOf, "العمود {column} من {total}", ["column": "2", "total": "5"], example: "العمود 2 من 5"
    ),
    Phrase(.setPosition, "{index} من {total}", ["index": "3", "total": "10"], example: "3 من 10"),
    Phrase(.level, "المستوى {level}", ["level": "2"], example: "المستوى 2"),
    Phrase(
      .spansRows,
      "{count, plural, zero {على امتداد # صف} one {على امتداد صف واحد} two {على امتداد صفين} few {على امتداد # صفوف} many {على امتداد # صفًا} other {على امتداد # صف}}",
      ["count": "2"], example: "على امتداد صفين"),
    Phrase(
      .spansColumns,
      "{count, plural, zero {على امتداد # عمود} one {على امتداد عمود واحد} two {على امتداد عمودين} few {على امتداد # أعمدة} many {على امتداد # عمودًا} other {على امتداد # عمود}}",
      ["count": "2"], example: "على امتداد عمودين"),
    Phrase(
      .rowCount,
      "{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}",
      ["count": "10"], example: "10 صفوف"),
    Phrase(
      .columnCount,
      "{count, plural, zero {لا أعمدة} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}",
      ["count": "3"], example: "3 أعمدة"),
    Phrase(
      .sectionCount,
      "{count, plural, zero {لا أقسام} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}}",
      ["count": "2"], example: "قسمان"),
    // Ways through a table
    Phrase(.tableEnd, "نهاية الجدول"),
    Phrase(.listEnd, "نهاية القائمة"),
    Phrase(.edgeRowStart, "بداية الصف"),
    Phrase(.edgeRowEnd, "نهاية الصف"),
    Phrase(.edgeColumnTop, "أعلى العمود"),
    Phrase(.edgeColumnBottom, "أسفل العمود"),
    Phrase(.edgeListStart, "بداية القائمة"),
    Phrase(.edgeIndexStart, "بداية الفهرس"),
    Phrase(.edgeIndexEnd, "نهاية الفهرس"),
    Phrase(.emptyTable, "لا توجد صفوف"),
    Phrase(.emptyIndexSection, "لا توجد عناصر"),
    Phrase(
      .rowsShown, "الصفوف من {first} إلى {last} من أصل {total}", ["first": "6", "last": "10", "total": "43"],
      example: "الصفوف من 6 إلى 10 من أصل 43"),
    Phrase(.backTo, "رجوع إلى {title}", ["title": "المدن"], example: "رجوع إلى المدن"),
    // Summaries
    Phrase(
      .summaryRange, "{name} من {low} إلى {high}", ["name": "السعر", "low": "12 ريالًا", "high": "90 ريالًا"],
      example: "السعر من 12 ريالًا إلى 90 ريالًا"),
    Phrase(
      .summarySame, "{name} دائمًا {value}", ["name": "السعر", "value": "12 ريالًا"],
      example: "السعر دائمًا 12 ريالًا"),
    Phrase(.summaryMedian, "الوسيط {value}", ["value": "34 ريالًا"], example: "الوسيط 34 ريالًا"),
    Phrase(
      .summaryBlank,
      "{count, plural, zero {لا خلايا فارغة} one {خلية فارغة واحدة} two {خليتان فارغتان} few {# خلايا فارغة} many {# خلية فارغة} other {# خلية فارغة}}",
      ["count": "2"], example: "خليتان فارغتان"),
    Phrase(
      .summaryDistinct,
      "{count, plural, zero {{name}، بلا قيم} one {{name}، قيمة واحدة} two {{name}، قيمتان مختلفتان} few {{name}، # قيم مختلفة} many {{name}، # قيمة مختلفة} other {{name}، # قيمة مختلفة}}",
      ["name": "المدينة", "count": "12"], example: "المدينة، 12 قيمة مختلفة"),
    // Actions and hints
    Phrase(.actionMoreInfo, "مزيد من المعلومات"),
    Phrase(.actionDelete, "حذف"),
    Phrase(.actionDeleteItem, "حذف {item}", ["item": "شراء الحليب"], example: "حذف شراء الحليب"),
    Phrase(.actionInsert, "إدراج"),
    Phrase(
      .actionReorderItem, "إعادة ترتيب {item}", ["item": "شراء الحليب"], example: "إعادة ترتيب شراء الحليب"),
    Phrase(.actionBack, "رجوع"),
    Phrase(.actionAdd, "إضافة"),
    Phrase(.actionEdit, "تعديل"),
    Phrase(.actionDone, "تم"),
    Phrase(.actionSave, "حفظ"),
    Phrase(.actionCancel, "إلغاء"),
    Phrase(.actionReorder, "إعادة ترتيب"),
    Phrase(
      .actionsAvailable,
      "{count, plural, zero {لا إجراءات} one {إجراء واحد} two {إجراءان} few {# إجراءات} many {# إجراءً} other {# إجراء}}",
      ["count": "3"], example: "3 إجراءات"),
    Phrase(.hintActivate, "مفتاح الإدخال للتنشيط"),
    Phrase(.hintOpen, "مفتاح الإدخال للفتح"),
    Phrase(.hintToggle, "مفتاح الإدخال للتبديل"),
    Phrase(.hintAdjust, "زائد أو ناقص للضبط"),
    Phrase(.hintEdit, "مفتاح الإدخال للتعديل"),
    // Announcements
    Phrase(.announceDeleted, "تم حذف {item}", ["item": "شراء الحليب"], example: "تم حذف شراء الحليب"),
    Phrase(.announceInserted, "تمت إضافة {item}", ["item": "شراء الحليب"], example: "تمت إضافة شراء الحليب"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, zero {لم يُحذف أي صف} one {تم حذف صف واحد} two {تم حذف صفين} few {تم حذف # صفوف} many {تم حذف # صفًا} other {تم حذف # صف}}",
      ["count": "3"], example: "تم حذف 3 صفوف"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, zero {لم يُضَف أي صف} one {تمت إضافة صف واحد} two {تمت إضافة صفين} few {تمت إضافة # صفوف} many {تمت إضافة # صفًا} other {تمت إضافة # صف}}",
      ["count": "3"], example: "تمت إضافة 3 صفوف"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, zero {لم يُنقل أي صف} one {تم نقل صف واحد} two {تم نقل صفين} few {تم نقل # صفوف} many {تم نقل # صفًا} other {تم نقل # صف}}",
      ["count": "3"], example: "تم نقل 3 صفوف"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, zero {لم يتغير أي صف} one {تم تغيير صف واحد} two {تم تغيير صفين} few {تم تغيير # صفوف} many {تم تغيير # صفًا} other {تم تغيير # صف}}",
      ["count": "3"], example: "تم تغيير 3 صفوف"),
    Phrase(
      .announceSectionDeleted, "تم حذف القسم {title}", ["title": "أوروبا"], example: "تم حذف القسم أوروبا"),
    Phrase(
      .announceSectionInserted, "تمت إضافة القسم {title}", ["title": "أوروبا"],
      example: "تمت إضافة القسم أوروبا"),
    Phrase(
      .announceSectionMoved, "تم نقل القسم {title}", ["title": "أوروبا"], example: "تم نقل القسم أوروبا"),
    Phrase(
      .announceSectionChanged, "تم تغيير القسم {title}", ["title": "أوروبا"], example: "تم تغيير القسم أوروبا"
    ),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, zero {لم يُحذف أي قسم} one {تم حذف قسم واحد} two {تم حذف قسمين} few {تم حذف # أقسام} many {تم حذف # قسمًا} other {تم حذف # قسم}}",
      ["count": "3"],
      example: "تم حذف 3 أقسام"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, zero {لم يُضَف أي قسم} one {تمت إضافة قسم واحد} two {تمت إضافة قسمين} few {تمت إضافة # أقسام} many {تمت إضافة # قسمًا} other {تمت إضافة # قسم}}",
      ["count": "3"],
      example: "تمت إضافة 3 أقسام"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, zero {لم يُنقل أي قسم} one {تم نقل قسم واحد} two {تم نقل قسمين} few {تم نقل # أقسام} many {تم نقل # قسمًا} other {تم نقل # قسم}}",
      ["count": "3"],
      example: "تم نقل 3 أقسام"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, zero {لم يتغير أي قسم} one {تم تغيير قسم واحد} two {تم تغيير قسمين} few {تم تغيير # أقسام} many {تم تغيير # قسمًا} other {تم تغيير # قسم}}",
      ["count": "3"],
      example: "تم تغيير 3 أقسام"),
    Phrase(
      .announceMovedAbove, "تم نقل {item} فوق {other}", ["item": "شراء البيض", "other": "قراءة كتاب"],
      example: "تم نقل شراء البيض فوق قراءة كتاب"),
    Phrase(
      .announceMovedBelow, "تم نقل {item} تحت {other}", ["item": "شراء البيض", "other": "قراءة كتاب"],
      example: "تم نقل شراء البيض تحت قراءة كتاب"),
    Phrase(.placeAbove, "فوق {other}", ["other": "قراءة كتاب"], example: "فوق قراءة كتاب"),
    Phrase(.placeBelow, "تحت {other}", ["other": "قراءة كتاب"], example: "تحت قراءة كتاب"),
    Phrase(
      .announceMoved, "تم نقل {item} إلى الصف {row}", ["item": "شراء البيض", "row": "3"],
      example: "تم نقل شراء البيض إلى الصف 3"),
    Phrase(.announcePickedUp, "تم التقاط {item}", ["item": "شراء البيض"], example: "تم التقاط شراء البيض"),
    Phrase(
      .announcePutBack, "تمت إعادة {item} إلى المكان السابق", ["item": "شراء البيض"],
      example: "تمت إعادة شراء البيض إلى المكان السابق"),
    Phrase(.announceEditingOn, "وضع التعديل مفعّل"),
    Phrase(.announceEditingOff, "وضع التعديل متوقف"),
    Phrase(.announceAskDelete, "حذف {item}؟", ["item": "شراء الحليب"], example: "حذف شراء الحليب؟"),
    Phrase(
      .announceKept, "تم الإبقاء على {item}", ["item": "شراء الحليب"], example: "تم الإبقاء على شراء الحليب"),
    Phrase(
      .announceActions, "الإجراءات: {actions}", ["actions": "أرشفة، حذف"], example: "الإجراءات: أرشفة، حذف"),
    Phrase(.announceActionDone, "{action}، تم", ["action": "أرشفة"], example: "أرشفة، تم"),
    Phrase(
      .announceLoaded,
      "{count, plural, zero {تم التحديث، لا صفوف} one {تم التحديث، صف واحد} two {تم التحديث، صفان} few {تم التحديث، # صفوف} many {تم التحديث، # صفًا} other {تم التحديث، # صف}}",
      ["count": "12"], example: "تم التحديث، 12 صفًا"),
    Phrase(.announceIndexLeads, "ينتقل إلى {title}", ["title": "ك"], example: "ينتقل إلى ك"),
    Phrase(.announceNotFound, "لا شيء يبدأ بـ {text}", ["text": "كا"], example: "لا شيء يبدأ بـ كا"),
    Phrase(.announceFormSaved, "{title}، تم الحفظ", ["title": "عنصر جديد"], example: "عنصر جديد، تم الحفظ"),
    Phrase(
      .announceFormCancelled, "{title}، تم الإلغاء", ["title": "عنصر جديد"], example: "عنصر جديد، تم الإلغاء"),
    Phrase(.announceRefused, "غير ممكن"),
    // Letters and signs
    Phrase(.capitalLetter, "حرف كبير {letter}", ["letter": "A"], example: "حرف كبير A"),
  ]
}
