extension HeaderLexicon {
  static let turkish = HeaderLexicon(words: [
    .identifier: """
    kod, kodu, kimlik, kimlik no, tc kimlik no, posta kodu, anahtar, referans, sipariş no, sipariş numarası, \
    müşteri no, fatura no, seri no, plaka, sicil
    """,
    .numbering: "numara, numarası",
    .telephone: "telefon, cep telefonu, gsm, telefon numarası, faks",
    .year: "yıl, yılı, sene",
    .date: "tarih, tarihi, gün, doğum tarihi, son tarih",
    .time: "saat, saati, kalkış, varış",
    .duration: "süre, süresi, uzunluk, toplam süre, geçen süre, seyahat süresi",
    .change: "değişim, artış",
    .percent: "yüzde, oran",
    .flag: "aktif, etkin, geçerli",
    .quantity: """
    miktar, adet, sayı, sayısı, toplam, tutar, fiyat, fiyatı, ciro, nüfus, ağırlık, boyut, maliyet, maaş, puan, alan, \
    bakiye
    """,
    .ownName: "isim, İsim, adı, soyadı, ad soyad, adı soyadı",
    .name: """
    başlık, şirket, Şirket, firma, ürün, Ürün, ülke, şehir, Şehir, ilçe, takım, oyuncu, kişi, çalışan, müşteri, \
    açıklama, istasyon, İstasyon
    """,
  ])
}
