extension Turkish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "düğme"),
    Phrase(.roleLink, "bağlantı"),
    Phrase(.roleImage, "resim"),
    Phrase(.roleHeading, "başlık"),
    Phrase(.roleSwitch, "anahtar"),
    Phrase(.roleCheckbox, "onay kutusu"),
    Phrase(.roleRadio, "radyo düğmesi"),
    Phrase(.roleSlider, "ayarlanabilir"),
    Phrase(.roleStepper, "adımlayıcı"),
    Phrase(.roleTextField, "metin alanı"),
    Phrase(.roleSearchField, "arama alanı"),
    Phrase(.roleComboBox, "açılır liste"),
    Phrase(.roleSegment, "bölme"),
    Phrase(.roleProgress, "ilerleme göstergesi"),
    Phrase(.roleCell, "hücre"),
    Phrase(.roleColumnHeader, "sütun başlığı"),
    Phrase(.roleRowHeader, "satır başlığı"),
    Phrase(.roleRow, "satır"),
    Phrase(.roleCaption, "tablo başlığı"),
    Phrase(.roleFooter, "alt bilgi"),
    Phrase(.roleIndex, "bölüm dizini"),
    Phrase(.indexRow, "{title} satırı", ["title": "あ"], example: "あ satırı"),
    Phrase(.indexOther, "diğer"),
    Phrase(.readingDerived, "çıkarılmış"),
    Phrase(.roleTable, "tablo"),
    Phrase(.roleGrid, "ızgara"),
    Phrase(.roleTreeGrid, "ağaç tablo"),
    Phrase(.roleList, "liste"),
    Phrase(.roleSection, "bölüm"),
    Phrase(.roleNavigationBar, "gezinme çubuğu"),
    Phrase(.roleForm, "form"),
    Phrase(.unlabelled, "etiketsiz"),
    // States
    Phrase(.stateSelected, "seçili"),
    Phrase(.stateNotSelected, "seçili değil"),
    Phrase(.stateExpanded, "genişletilmiş"),
    Phrase(.stateCollapsed, "daraltılmış"),
    Phrase(.stateChecked, "işaretli"),
    Phrase(.stateNotChecked, "işaretli değil"),
    Phrase(.stateMixed, "kısmen işaretli"),
    Phrase(.stateOn, "açık"),
    Phrase(.stateOff, "kapalı"),
    Phrase(.statePressed, "basılı"),
    Phrase(.stateNotPressed, "basılı değil"),
    Phrase(.stateFilledIn, "dolduruldu"),
    Phrase(.stateDisabled, "kullanılamıyor"),
    Phrase(.stateReadOnly, "salt okunur"),
    Phrase(.stateRequired, "gerekli"),
    Phrase(.stateInvalid, "geçersiz"),
    Phrase(.stateCurrent, "şu anki"),
    Phrase(.stateSortedAscending, "artan sıralı"),
    Phrase(.stateSortedDescending, "azalan sıralı"),
    Phrase(.stateSorted, "sıralı"),
    // Places, spans and counts
    Phrase(.rowPosition, "satır {row}", ["row": "3"], example: "satır 3"),
    Phrase(
      .rowPositionOf, "satır {row}, toplam {total}", ["row": "3", "total": "10"],
      example: "satır 3, toplam 10"),
    Phrase(.columnPosition, "sütun {column}", ["column": "2"], example: "sütun 2"),
    Phrase(
      .columnPositionOf, "sütun {column}, toplam {total}", ["column": "2", "total": "5"],
      example: "sütun 2, toplam 5"),
    Phrase(.setPosition, "{index}, toplam {total}", ["index": "3", "total": "10"], example: "3, toplam 10"),
    Phrase(.level, "düzey {level}", ["level": "2"], example: "düzey 2"),
    Phrase(
      .spansRows, "{count, plural, one {# satır kaplıyor} other {# satır kaplıyor}}", ["count": "2"],
      example: "2 satır kaplıyor"),
    Phrase(
      .spansColumns, "{count, plural, one {# sütun kaplıyor} other {# sütun kaplıyor}}", ["count": "2"],
      example: "2 sütun kaplıyor"),
    Phrase(.rowCount, "{count, plural, one {# satır} other {# satır}}", ["count": "10"], example: "10 satır"),
    Phrase(
      .columnCount, "{count, plural, one {# sütun} other {# sütun}}", ["count": "3"], example: "3 sütun"),
    Phrase(
      .sectionCount, "{count, plural, one {# bölüm} other {# bölüm}}", ["count": "2"], example: "2 bölüm"),
    // Ways through a table
    Phrase(.tableEnd, "tablo sonu"),
    Phrase(.listEnd, "liste sonu"),
    Phrase(.edgeRowStart, "satır başı"),
    Phrase(.edgeRowEnd, "satır sonu"),
    Phrase(.edgeColumnTop, "sütun başı"),
    Phrase(.edgeColumnBottom, "sütun sonu"),
    Phrase(.edgeListStart, "liste başı"),
    Phrase(.edgeIndexStart, "dizinin başı"),
    Phrase(.edgeIndexEnd, "dizinin sonu"),
    Phrase(.emptyTable, "satır yok"),
    Phrase(.emptyIndexSection, "öğe yok"),
    Phrase(
      .rowsShown, "satır {first} ile {last} arası, toplam {total}",
      ["first": "6", "last": "10", "total": "43"], example: "satır 6 ile 10 arası, toplam 43"),
    Phrase(.backTo, "geri: {title}", ["title": "Şehirler"], example: "geri: Şehirler"),
    // Summaries
    Phrase(
      .summaryRange, "{name}: en düşük {low}, en yüksek {high}",
      ["name": "Fiyat", "low": "12 lira", "high": "90 lira"],
      example: "Fiyat: en düşük 12 lira, en yüksek 90 lira"),
    Phrase(
      .summarySame, "{name}: hep {value}", ["name": "Fiyat", "value": "12 lira"],
      example: "Fiyat: hep 12 lira"),
    Phrase(.summaryMedian, "medyan {value}", ["value": "34 lira"], example: "medyan 34 lira"),
    Phrase(
      .summaryBlank, "{count, plural, one {# boş hücre} other {# boş hücre}}", ["count": "2"],
      example: "2 boş hücre"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name}: # değer} other {{name}: # farklı değer}}",
      ["name": "Şehir", "count": "12"], example: "Şehir: 12 farklı değer"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Daha fazla bilgi"),
    Phrase(.actionDelete, "Sil"),
    Phrase(.actionDeleteItem, "“{item}” öğesini sil", ["item": "Süt al"], example: "“Süt al” öğesini sil"),
    Phrase(.actionInsert, "Ekle"),
    Phrase(.actionReorderItem, "“{item}” öğesini taşı", ["item": "Süt al"], example: "“Süt al” öğesini taşı"),
    Phrase(.actionBack, "Geri"),
    Phrase(.actionAdd, "Ekle"),
    Phrase(.actionEdit, "Düzenle"),
    Phrase(.actionDone, "Bitti"),
    Phrase(.actionSave, "Kaydet"),
    Phrase(.actionCancel, "Vazgeç"),
    Phrase(.actionReorder, "Taşı"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# eylem} other {# eylem}}", ["count": "3"], example: "3 eylem"),
    Phrase(.hintActivate, "etkinleştirmek için Enter’a basın"),
    Phrase(.hintOpen, "açmak için Enter’a basın"),
    Phrase(.hintToggle, "durumu değiştirmek için Enter’a basın"),
    Phrase(.hintAdjust, "ayarlamak için artı veya eksi tuşuna basın"),
    Phrase(.hintEdit, "düzenlemek için Enter’a basın"),
    // Announcements
    Phrase(.announceDeleted, "“{item}” silindi", ["item": "Süt al"], example: "“Süt al” silindi"),
    Phrase(.announceInserted, "“{item}” eklendi", ["item": "Süt al"], example: "“Süt al” eklendi"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# satır silindi} other {# satır silindi}}", ["count": "3"],
      example: "3 satır silindi"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# satır eklendi} other {# satır eklendi}}", ["count": "3"],
      example: "3 satır eklendi"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# satır taşındı} other {# satır taşındı}}", ["count": "3"],
      example: "3 satır taşındı"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# satır değişti} other {# satır değişti}}", ["count": "3"],
      example: "3 satır değişti"),
    Phrase(
      .announceSectionDeleted, "{title} bölümü silindi", ["title": "Avrupa"], example: "Avrupa bölümü silindi"
    ),
    Phrase(
      .announceSectionInserted, "{title} bölümü eklendi", ["title": "Avrupa"],
      example: "Avrupa bölümü eklendi"),
    Phrase(
      .announceSectionMoved, "{title} bölümü taşındı", ["title": "Avrupa"], example: "Avrupa bölümü taşındı"),
    Phrase(
      .announceSectionChanged, "{title} bölümü değişti", ["title": "Avrupa"], example: "Avrupa bölümü değişti"
    ),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# bölüm silindi} other {# bölüm silindi}}",
      ["count": "3"],
      example: "3 bölüm silindi"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# bölüm eklendi} other {# bölüm eklendi}}",
      ["count": "3"],
      example: "3 bölüm eklendi"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# bölüm taşındı} other {# bölüm taşındı}}",
      ["count": "3"],
      example: "3 bölüm taşındı"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# bölüm değişti} other {# bölüm değişti}}",
      ["count": "3"],
      example: "3 bölüm değişti"),
    Phrase(
      .announceMovedAbove, "“{item}”, “{other}” öğesinin üstüne taşındı",
      ["item": "Yumurta al", "other": "Kitap oku"],
      example: "“Yumurta al”, “Kitap oku” öğesinin üstüne taşındı"),
    Phrase(
      .announceMovedBelow, "“{item}”, “{other}” öğesinin altına taşındı",
      ["item": "Yumurta al", "other": "Kitap oku"],
      example: "“Yumurta al”, “Kitap oku” öğesinin altına taşındı"),
    Phrase(
      .placeAbove, "“{other}” öğesinin üstünde", ["other": "Kitap oku"],
      example: "“Kitap oku” öğesinin üstünde"),
    Phrase(
      .placeBelow, "“{other}” öğesinin altında", ["other": "Kitap oku"],
      example: "“Kitap oku” öğesinin altında"),
    Phrase(
      .announceMoved, "“{item}” taşındı, satır {row}", ["item": "Yumurta al", "row": "3"],
      example: "“Yumurta al” taşındı, satır 3"),
    Phrase(
      .announcePickedUp, "“{item}” taşınıyor", ["item": "Yumurta al"], example: "“Yumurta al” taşınıyor"),
    Phrase(
      .announcePutBack, "“{item}” yerine geri kondu", ["item": "Yumurta al"],
      example: "“Yumurta al” yerine geri kondu"),
    Phrase(.announceEditingOn, "düzenleme açık"),
    Phrase(.announceEditingOff, "düzenleme kapalı"),
    Phrase(.announceAskDelete, "“{item}” silinsin mi?", ["item": "Süt al"], example: "“Süt al” silinsin mi?"),
    Phrase(.announceKept, "“{item}” silinmedi", ["item": "Süt al"], example: "“Süt al” silinmedi"),
    Phrase(
      .announceActions, "eylemler: {actions}", ["actions": "Arşivle, Sil"], example: "eylemler: Arşivle, Sil"),
    Phrase(
      .announceActionDone, "{action}, tamamlandı", ["action": "Arşivle"], example: "Arşivle, tamamlandı"),
    Phrase(
      .announceLoaded, "{count, plural, one {güncellendi, # satır} other {güncellendi, # satır}}",
      ["count": "12"], example: "güncellendi, 12 satır"),
    Phrase(.announceIndexLeads, "şuraya gider: {title}", ["title": "T"], example: "şuraya gider: T"),
    Phrase(
      .announceNotFound, "{text} ile başlayan satır yok", ["text": "ne"], example: "ne ile başlayan satır yok"
    ),
    Phrase(.announceFormSaved, "{title}, kaydedildi", ["title": "Yeni öğe"], example: "Yeni öğe, kaydedildi"),
    Phrase(
      .announceFormCancelled, "{title}, iptal edildi", ["title": "Yeni öğe"],
      example: "Yeni öğe, iptal edildi"),
    Phrase(.announceRefused, "mümkün değil"),
    // Letters and signs
    Phrase(.capitalLetter, "büyük {letter}", ["letter": "A"], example: "büyük A"),
  ]
}
