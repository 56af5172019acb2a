// What Rowcall says in Arabic; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Arabic {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "فارغ", .yes: "نعم", .no: "لا",
    .negative: "ناقص {number}", .positive: "زائد {number}", .changeUp: "ارتفاع {amount}",
    .changeDown: "انخفاض {amount}", .changeNone: "بلا تغيير",
    .decimal: "{whole} فاصل {fraction}", .decimalWithoutWhole: "صفر فاصل {fraction}",
    .mixedFraction: "{whole} و{fraction}", .powerOfTen: "{number} في {base} أس {exponent}",
    .percent: "{amount} بالمائة",
    .lastPart: "{rest} و{last}",
    .range: "من {from} إلى {to}", .rate: "{value} لكل {unit}", .dateTime: "{date}، {time}",
    .telephoneExtension: "تحويلة {number}",
    .listSeparator: "، ",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "زر", .roleLink: "رابط", .roleImage: "صورة", .roleHeading: "عنوان",
    .roleComment: "تعليق",
    .roleSwitch: "مفتاح تبديل", .roleCheckbox: "خانة اختيار", .roleRadio: "زر اختيار", .roleSegment: "مقطع",
    .roleSlider: "قابل للضبط", .roleStepper: "عدّاد", .roleProgress: "مؤشر التقدم",
    .roleSecureTextField: "حقل نص آمن",
    .roleTextField: "حقل نص", .roleSearchField: "حقل بحث", .roleComboBox: "قائمة منبثقة",
    .roleTable: "جدول", .roleGrid: "شبكة", .roleTreeGrid: "شبكة شجرية", .roleList: "قائمة",
    .roleSection: "قسم",
    .roleRow: "صف", .roleCell: "خلية", .roleColumnHeader: "رأس العمود", .roleRowHeader: "رأس الصف",
    .roleCaption: "عنوان الجدول", .roleFooter: "تذييل", .roleNavigationBar: "شريط التنقل", .roleForm: "نموذج",
    .roleIndex: "فهرس الأقسام", .indexRow: "صف {title}", .indexOther: "أخرى",
    .unlabelled: "بلا تسمية", .readingDerived: "مستنتج",
    // States
    .stateSelected: "تم الاختيار", .stateNotSelected: "لم يتم الاختيار", .stateExpanded: "موسّع",
    .stateCollapsed: "مطوي",
    .stateChecked: "محدد", .stateNotChecked: "غير محدد", .stateMixed: "محدد جزئيًا",
    .stateOn: "تشغيل", .stateOff: "إيقاف", .statePressed: "مضغوط", .stateNotPressed: "غير مضغوط",
    .stateFilledIn: "مملوء", .stateRequired: "مطلوب", .stateInvalid: "غير صالح",
    .stateDisabled: "غير متاح", .stateReadOnly: "للقراءة فقط", .stateCurrent: "العنصر الحالي",
    .stateSortedAscending: "ترتيب تصاعدي", .stateSortedDescending: "ترتيب تنازلي", .stateSorted: "مرتب",
    // Places, spans and counts
    .rowPosition: "الصف {row}", .columnPosition: "العمود {column}", .setPosition: "{index} من {total}",
    .level: "المستوى {level}",
    .spansRows:
      "{count, plural, zero {على امتداد # صف} one {على امتداد صف واحد} two {على امتداد صفين} few {على امتداد # صفوف} many {على امتداد # صفًا} other {على امتداد # صف}}",
    .spansColumns:
      "{count, plural, zero {على امتداد # عمود} one {على امتداد عمود واحد} two {على امتداد عمودين} few {على امتداد # أعمدة} many {على امتداد # عمودًا} other {على امتداد # عمود}}",
    .rowCount:
      "{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}",
    .columnCount:
      "{count, plural, zero {لا أعمدة} one {عمود واحد} two {عمودان} few {# أعمدة} many {# عمودًا} other {# عمود}}",
    .sectionCount:
      "{count, plural, zero {لا أقسام} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}}",
    // Ways through a table
    .headersRepeated: "تكرار صف الرؤوس",
    .tableEnd: "نهاية الجدول", .listEnd: "نهاية القائمة",
    .edgeRowStart: "بداية الصف", .edgeRowEnd: "نهاية الصف", .edgeColumnTop: "أعلى العمود",
    .edgeColumnBottom: "أسفل العمود",
    .edgeListStart: "بداية القائمة", .edgeIndexStart: "بداية الفهرس", .edgeIndexEnd: "نهاية الفهرس",
    .emptyTable: "لا توجد صفوف", .emptyIndexSection: "لا توجد عناصر",
    .rowsShown: "الصفوف من {first} إلى {last} من أصل {total}", .backTo: "رجوع إلى {title}",
    // Summaries
    .summaryRange: "{name} من {low} إلى {high}", .summarySame: "{name} دائمًا {value}",
    .summaryMedian: "الوسيط {value}",
    .linkTo: "رابط إلى {site}", .textContinues: "{text}، يتبع",
    .summaryRepeats: "{name} فقط إذا اختلف عن {value}", .moreCells: "و{number} غيرها",
    .summaryRounded: "{name} بالتقريب",
    .longHeaders: "الرؤوس الطويلة كاملة مرة واحدة فقط",
    .summaryBlank:
      "{count, plural, zero {لا خلايا فارغة} one {خلية فارغة واحدة} two {خليتان فارغتان} few {# خلايا فارغة} many {# خلية فارغة} other {# خلية فارغة}}",
    .summaryDistinct:
      "{count, plural, zero {{name}، بلا قيم} one {{name}، قيمة واحدة} two {{name}، قيمتان مختلفتان} few {{name}، # قيم مختلفة} many {{name}، # قيمة مختلفة} other {{name}، # قيمة مختلفة}}",
    // Actions and hints
    .actionDecrement: "إنقاص", .actionIncrement: "زيادة",
    .actionMoreInfo: "مزيد من المعلومات", .actionDelete: "حذف", .actionInsert: "إدراج",
    .actionReorder: "إعادة ترتيب",
    .actionDeleteItem: "حذف {item}", .actionReorderItem: "إعادة ترتيب {item}",
    .actionBack: "رجوع", .actionAdd: "إضافة", .actionEdit: "تعديل", .actionDone: "تم", .actionSave: "حفظ",
    .actionCancel: "إلغاء",
    .actionsAvailable:
      "{count, plural, zero {لا إجراءات} one {إجراء واحد} two {إجراءان} few {# إجراءات} many {# إجراءً} other {# إجراء}}",
    .hintActivate: "مفتاح الإدخال للتنشيط", .hintOpen: "مفتاح الإدخال للفتح",
    .hintToggle: "مفتاح الإدخال للتبديل", .hintAdjust: "زائد أو ناقص للضبط",
    .hintEdit: "مفتاح الإدخال للتعديل",
    // Announcements
    .announceDeleted: "تم حذف {item}", .announceInserted: "تمت إضافة {item}",
    .announceRowsDeleted:
      "{count, plural, zero {لم يُحذف أي صف} one {تم حذف صف واحد} two {تم حذف صفين} few {تم حذف # صفوف} many {تم حذف # صفًا} other {تم حذف # صف}}",
    .announceRowsInserted:
      "{count, plural, zero {لم يُضَف أي صف} one {تمت إضافة صف واحد} two {تمت إضافة صفين} few {تمت إضافة # صفوف} many {تمت إضافة # صفًا} other {تمت إضافة # صف}}",
    .announceRowsMoved:
      "{count, plural, zero {لم يُنقل أي صف} one {تم نقل صف واحد} two {تم نقل صفين} few {تم نقل # صفوف} many {تم نقل # صفًا} other {تم نقل # صف}}",
    .announceRowsChanged:
      "{count, plural, zero {لم يتغير أي صف} one {تم تغيير صف واحد} two {تم تغيير صفين} few {تم تغيير # صفوف} many {تم تغيير # صفًا} other {تم تغيير # صف}}",
    .announceSectionDeleted: "تم حذف القسم {title}", .announceSectionInserted: "تمت إضافة القسم {title}",
    .announceSectionMoved: "تم نقل القسم {title}", .announceSectionChanged: "تم تغيير القسم {title}",
    .announceSectionsDeleted:
      "{count, plural, zero {لم يُحذف أي قسم} one {تم حذف قسم واحد} two {تم حذف قسمين} few {تم حذف # أقسام} many {تم حذف # قسمًا} other {تم حذف # قسم}}",
    .announceSectionsInserted:
      "{count, plural, zero {لم يُضَف أي قسم} one {تمت إضافة قسم واحد} two {تمت إضافة قسمين} few {تمت إضافة # أقسام} many {تمت إضافة # قسمًا} other {تمت إضافة # قسم}}",
    .announceSectionsMoved:
      "{count, plural, zero {لم يُنقل أي قسم} one {تم نقل قسم واحد} two {تم نقل قسمين} few {تم نقل # أقسام} many {تم نقل # قسمًا} other {تم نقل # قسم}}",
    .announceSectionsChanged:
      "{count, plural, zero {لم يتغير أي قسم} one {تم تغيير قسم واحد} two {تم تغيير قسمين} few {تم تغيير # أقسام} many {تم تغيير # قسمًا} other {تم تغيير # قسم}}",
    .announceMovedAbove: "تم نقل {item} فوق {other}", .announceMovedBelow: "تم نقل {item} تحت {other}",
    .placeAbove: "فوق {other}", .placeBelow: "تحت {other}", .announceMoved: "تم نقل {item} إلى الصف {row}",
    .announcePickedUp: "تم التقاط {item}", .announcePutBack: "تمت إعادة {item} إلى المكان السابق",
    .announceEditingOn: "وضع التعديل مفعّل", .announceEditingOff: "وضع التعديل متوقف",
    .announceAskDelete: "حذف {item}؟", .announceKept: "تم الإبقاء على {item}",
    .announceActions: "الإجراءات: {actions}", .announceActionDone: "{action}، تم",
    .announceLoaded:
      "{count, plural, zero {تم التحديث، لا صفوف} one {تم التحديث، صف واحد} two {تم التحديث، صفان} few {تم التحديث، # صفوف} many {تم التحديث، # صفًا} other {تم التحديث، # صف}}",
    .announceIndexLeads: "ينتقل إلى {title}", .announceNotFound: "لا شيء يبدأ بـ {text}",
    .announceFormSaved: "{title}، تم الحفظ", .announceFormCancelled: "{title}، تم الإلغاء",
    .announceRefused: "غير ممكن",
    // Letters and signs
    .capitalLetter: "حرف كبير {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "لم يتم العثور على {text}", .browseWrapped: "من الطرف الآخر",
    .browseNoOtherValue: "لا توجد قيمة أخرى", .browseNoBlank: "لا توجد خلية فارغة",
    .browseFileOrder: "بترتيب الملف",
    .browseOnlyWritten: "تم البحث في النص المكتوب، لا المنطوق",
    .browseRowsOf:
      "{count, plural, zero {لا صفوف من أصل {total}} one {صف واحد من أصل {total}} two {صفان من أصل {total}} few {# صفوف من أصل {total}} many {# صفًا من أصل {total}} other {# صف من أصل {total}}}",
    .browseHidden: "تم إخفاء العمود {name}", .browseAllColumns: "جميع الأعمدة ظاهرة",
    .browseMarked: "تم وضع إشارة مرجعية", .browseNoMark: "لا توجد إشارة مرجعية",
    .browseEqual: "لا يوجد فرق", .browseDiffers: "{name} {value}، عند الإشارة المرجعية {other}",
    .browseSum: "المجموع {value}", .browseMean: "المتوسط {value}",
    .browseValues:
      "{count, plural, zero {لا قيم} one {قيمة واحدة} two {قيمتان} few {# قيم} many {# قيمة} other {# قيمة}}",
    .browseDifferent:
      "{count, plural, zero {لا قيم مختلفة} one {قيمة مختلفة واحدة} two {قيمتان مختلفتان} few {# قيم مختلفة} many {# قيمة مختلفة} other {# قيمة مختلفة}}",
    .browseTimes:
      "{count, plural, zero {{value}: ولا مرة} one {{value}: مرة واحدة} two {{value}: مرتان} few {{value}: # مرات} many {{value}: # مرة} other {{value}: # مرة}}",
    .browseUndone: "تم التراجع: {text}", .browseRedone: "تمت الإعادة: {text}",
    .browseNothingToUndo: "لا شيء للتراجع عنه", .browseNothingToRedo: "لا شيء لإعادته",
    .browseSaved: "تم الحفظ", .browseNoChanges: "لا توجد تغييرات",
    .browseUnsaved:
      "{count, plural, zero {لا تغييرات غير محفوظة} one {تغيير واحد غير محفوظ} two {تغييران غير محفوظين} few {# تغييرات غير محفوظة} many {# تغييرًا غير محفوظ} other {# تغيير غير محفوظ}}",
    .browseCopied: "تم النسخ", .browseSpeechOff: "النطق متوقف", .browseSpeechOn: "النطق مفعّل",
    .browseRate: "عدد الكلمات في الدقيقة {number}", .browseNoFunction: "{text} بلا وظيفة",
    .browsePitch: "درجة الصوت {value}", .browseVerbosity: "مستوى التفصيل {value}",
    .browsePunctuation: "علامات الترقيم {value}", .browseKeyHelp: "مساعدة المفاتيح، {text} ينهيها",
    .browseNoOdd: "لا توجد خلية غير معتادة",
    .browseFileChanged: "تغيّر الملف؛ {text} يعيد قراءته",
    .browseFileGone: "لم يعد الملف موجودًا", .browseReloaded: "أُعيدت قراءة الملف",
    .browseOnlyOne: "النتيجة الوحيدة", .browseNoComment: "لا يوجد تعليق",
    .browseKeys: "{text} يعرض قائمة المفاتيح", .browseEnds: "{text} ينهي البرنامج",
    .browseAskText: "النص المطلوب", .browseAskCondition: "الشرط",
    .browseAskRow: "رقم الصف أو اسم العمود",
    .browseAskLetters: "الأحرف الأولى", .browseAskTemplate: "قالب الصفوف",
    .browseAskColumn: "العمود المطلوب جمعه", .browseAskFile: "اسم الملف",
    .browseAskQuit: "{text} مرة أخرى ينهي البرنامج ويحتفظ بها للمرة القادمة، {other} يحفظها",
    .browseAskRevert: "{text} مرة أخرى يتجاهلها، وأي مفتاح آخر يبقيها",
    .browseAskDelete: "{text} للحذف، وأي مفتاح آخر للإبقاء", .browseGoesOn: "لم يتم الإنهاء",
    .browseChangesKept: "تم الإبقاء على التغييرات", .browseForgotten: "تم تجاهل التغييرات",
    .browseFinal: "لا يمكن التراجع عن ذلك",
    .browseStopped: "توقف قبل النهاية", .browseNull: "قيمة null", .browseEmptyText: "نص فارغ",
    .browseNoRows: "لا توجد صفوف؛ {text} يضيف صفًا", .browseOnHeader: "هذا هو العنوان؛ انزل إلى صف أولًا",
    .browseNoSearch: "لم يتم البحث عن شيء بعد؛ {text} يبحث عن نص",
    .browseMarkHidden: "صف الإشارة المرجعية غير ظاهر بسبب التصفية؛ {text} يعرض جميع الصفوف",
    .browseNotYesOrNo: "العمود {name} لا يحتوي على نعم ولا؛ {text} يغير الخلية",
    .browseNoTones: "العمود {name} ليس فيه مبالغ أو تواريخ يمكن أن تكون نغمات",
    .browseOnlyColumn: "لا يظهر عمود آخر؛ {text} يعرض جميع الأعمدة",
    .browseNotRelated: "لم يُفتح هذا الجدول من صف؛ {text} يفتح الصفوف المرتبطة",
    .browseGoBack: "{text} للعودة إلى {title}", .browseNoRelated: "لا توجد صفوف مرتبطة",
    .browseSaveFirst: "{text} يحفظها، {other} يتجاهلها", .browsePaste: "اللصق ممكن فقط حيث يُطلب نص",
    .browsePasteTooLong: "النص الملصق أطول من {value}؛ لم يؤخذ منه شيء",
    .browseMany: "وصلت مفاتيح كثيرة دفعة واحدة؛ تم تجاهل {text} وما بعده",
    .browseNotSpoken: "لا نطق في هذه الجلسة؛ ابدأ بدون {text}",
    .browseCannotEdit: "يمكن قراءة هذا الملف ولا يمكن تغييره",
    .browseNotes: "ملاحظات: {number}، {text} يقرؤها",
    .browseNoNotes: "لا توجد ملاحظات",
    .browseMoreEqual: "و{number} غيرها بقيمة {value}",
    .browseWithout: "دون {item}",
    .browseLinkInside: "يؤدي إلى موضع في هذا الملف",
    .browseLinkNotOpened: "عنوان غير كامل، لا يمكن فتحه",
    .browseEncoding: "في {name} حرف لا يوجد في {value}",
    .browseContainer: "تحتوي الخلية على قائمة أو كائن؛ غيّرها في الملف",
    .browseBinary: "تحتوي الخلية على بيانات ثنائية سيحل النص محلها",
    .browseKeyExists: "المفتاح {name} موجود بالفعل؛ اختر غيره",
    .browseNoNull: "لا توجد قيمة فارغة خاصة في هذا الملف؛ {text} دون نص يفرغ الخلية",
    .browseKeyNumber: "{name} يحدد الصف؛ أدخل عددًا صحيحًا",
    .browseKeyBlank: "{name} يحدد الصف ولا يمكن أن يكون فارغًا",
    .browseComputed: "{name} تحسبه قاعدة البيانات",
    .browseNoOrder: "ليس لصفوف قاعدة البيانات ترتيب خاص بها",
    .browseView: "لا يمكن تغيير العرض؛ غيّر جداول صفوفه",
    .browseSortedRows: "لا يمكن نقل الصفوف المرتبة؛ {text} يعيد ترتيب الملف",
    .browseReadOnly: "الملف محمي من الكتابة",
    .browseInUse: "برنامج آخر يحرر الملف؛ أغلقه أولًا",
    .browseChangedMeanwhile: "غيّر برنامج آخر الملف؛ {text} يحفظ باسم آخر، {other} يتجاهل التغييرات",
    .browseRowChanged: "غيّر برنامج آخر أو حذف {item}؛ لم يُحفظ شيء",
    .browseNotNull: "لم يُحفظ: {item}: لا يمكن أن يكون فارغًا",
    .browseNotUnique: "لم يُحفظ: {item}: في صف آخر القيمة نفسها",
    .browseWholeNumber: "لم يُحفظ: {item}: يلزم عدد صحيح",
    .browseNoColumn: "لا يوجد عمود {name}؛ يوجد {text}",
    .browseNoNumber: "{name} ليس عددًا من 1 فما فوق",
    .browseNoValue: "{value} ليست قيمة كقيم {name}",
    .browseCopyFormat: "للنسخة صيغة الأصل؛ اختر اسمًا ينتهي بـ .{value}",
    .browseTwoReadings: "{name} يُقرأ بطريقتين؛ اكتب {value} أو {other}",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "فاصلة", .fullStop: "نقطة", .ideographicComma: "فاصلة صينية",
    .ideographicFullStop: "نقطة صينية", .colon: "نقطتان", .semicolon: "فاصلة منقوطة",
    .questionMark: "علامة استفهام", .exclamationMark: "علامة تعجب", .ellipsis: "ثلاث نقاط",
    .apostrophe: "فاصلة عليا", .quote: "علامة تنصيص", .hyphen: "واصلة",
    .dash: "شرطة", .leftParenthesis: "فتح قوس", .rightParenthesis: "إغلاق قوس",
    .leftBracket: "فتح قوس مربع", .rightBracket: "إغلاق قوس مربع", .leftBrace: "فتح قوس متعرج",
    .rightBrace: "إغلاق قوس متعرج", .slash: "شرطة مائلة", .backslash: "شرطة مائلة عكسية",
    .pipe: "خط عمودي", .underscore: "شرطة سفلية", .at: "آت",
    .hash: "شباك", .percent: "بالمائة", .ampersand: "و",
    .star: "نجمة", .plus: "زائد", .plusMinus: "زائد أو ناقص",
    .times: "ضرب", .dividedBy: "قسمة", .equals: "يساوي",
    .less: "أصغر من", .greater: "أكبر من", .tilde: "تيلدا",
    .caret: "علامة الإقحام", .backtick: "فاصلة عليا معكوسة", .degree: "درجة",
    .section: "علامة القسم", .bullet: "نقطة تعداد", .rightArrow: "سهم لليمين",
    .leftArrow: "سهم لليسار", .upArrow: "سهم لأعلى", .downArrow: "سهم لأسفل",
    .checkMark: "علامة صح", .crossMark: "علامة خطأ", .copyright: "حقوق النشر",
    .registered: "علامة مسجلة", .trademark: "علامة تجارية", .space: "مسافة",
  ]
}
