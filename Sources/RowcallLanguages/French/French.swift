package enum French: Language {
  package static let tag = "fr"

  package static let spellingWords = """
    Anatole, Berthe, Célestin, Désiré, Eugène, François, Gaston, Henri, Irma, Joseph, Kléber, Louis, Marcel, \
    Nicolas, Oscar, Pierre, Quintal, Raoul, Suzanne, Thérèse, Ursule, Victor, William, Xavier, Yvonne, Zoé
    """

  // Cells
  package static let answers: KeyValuePairs = ["oui": "non", "o": "n", "vrai": "faux"]
  package static let portionWords = """
    tasse, tasses, cuillère, cuillères, verre, litre, livre, pouce, mètre, heure, journée, jour, mois, an, \
    année, kilo
    """
  package static let blankWords = "n/d, nd, n.d."
  package static let unknownWords = "inconnu"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "et",
    .or: "ou",
    .not: "non",
    .contains: "contient",
    .matches: "correspond à",
    .isBlank: "est vide",
    .isFilled: "n’est pas vide, n'est pas vide",
  ]
  package static let totalWords = "total, total général, sous-total"
  package static let noteWords = "source, sources, note, notes, remarque, remarques"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "mille, millier, milliers", 6: "million, millions", 9: "Md, Mds, milliard, milliards", 12: "billions",
  ]
  package static let percentWords = "pour cent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "jour, jours", .hours: "heure, heures", .minutes: "minute, minutes", .seconds: "seconde, secondes",
  ]
  package static let timeWords = TimeWords(after: "h", daySuffixes: "er")
  package static let extensionWords = "poste"
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro, euros"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    // "Nombre" alone is left to Spanish, where it is a name; a French count is one by its cells.
    .identifier: """
    identifiant, référence, code postal, cp, siret, siren, insee, numéro de commande, numéro de client, numéro de série, \
    clé, matricule
    """,
    .numbering: "numéro, n°, nº",
    .telephone: "téléphone, tél, portable, numéro de téléphone, télécopie",
    .year: "année, an, millésime",
    .date: "jour, naissance, échéance, début, fin",
    .time: "heure, départ, arrivée",
    .duration: "durée, temps de trajet, temps passé, temps écoulé, temps de parcours, temps total",
    .length: "longueur",
    .change: "variation, évolution",
    .percent: "pourcentage, pour cent, taux",
    .flag: "est, actif, valide",
    .quantity: """
    combien, \
    nombre de, nb, nbre, quantité, qté, total, montant, prix, somme, population, effectif
    """,
    .dimension: "poids, taille",
    .measure: """
    hauteur, largeur, profondeur, puissance, tension, intensité, volume, capacité, cylindrée, \
    épaisseur, diamètre, altitude, masse, dose, distance
    """,
    .ownName: "nom, noms",
    .partOfName: "prénom, prénoms, nom de famille",
    .name: """
    titre, société, entreprise, produit, article, pays, ville, commune, équipe, joueur, personne, client, libellé, \
    intitulé, désignation
    """,
  ]
  package static let columnNames =
    "prénom, coût, mois, région, adresse, valeur, catégorie, groupe, unité, âge"
  package static let headerPrepositions = "en"
  package static let measureHeaders = MeasureHeaders(
    units: "unité, devise", money: "prix, coût, salaire",
    dimensions: "poids, hauteur, largeur, profondeur, température, vitesse")

  // Links and voice
  package static let vagueLinkWords = "plus, lire, la, suite, ici, cliquez, voir, savoir, en, télécharger"
  package static let pace = SpeakingPace(
    start: 0.10, syllable: 0.122, word: 0.065, comma: 0.27, dropsFinalE: true)
}

extension French {
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [" "]
    lexicon.scales = [
      "mille": 3, "million": 6, "millions": 6, "milliard": 9, "milliards": 9, "billion": 12, "billions": 12,
      "billiard": 15, "billiards": 15, "trillion": 18, "trillions": 18,
    ]
    lexicon.moneyScales = ["k": 3, "m": 6, "mio": 6, "md": 9, "mds": 9, "mrd": 9]
    lexicon.ordinals = .suffixes([
      "er": "er", "re": "re", "ère": "re", "e": "e", "è": "e", "ème": "e", "eme": "e", "ième": "e",
      "es": "es", "nd": "nd", "nde": "nde", "°": "º", "º": "º", "ᵉ": "e", "ᵉʳ": "er", "ʳᵉ": "re",
    ])
    lexicon.romans = Lexicon.RomanStyle(centuries: ["siècle", "siècles"], lastOrdinal: 0)
    lexicon.months = months
    lexicon.weekdays = [
      "dimanche": 1, "lundi": 2, "mardi": 3, "mercredi": 4, "jeudi": 5, "vendredi": 6, "samedi": 7, "dim": 1,
      "lun": 2, "mar": 3, "mer": 4, "jeu": 5, "ven": 6, "sam": 7,
    ]
    lexicon.hasDottedDays = true
    lexicon.decadeSuffixes = ["s"]
    lexicon.erasBefore = ["av.j.-c.", "avantj.-c."]
    lexicon.clockWords = ["h", "heures", "heure"]
    lexicon.hourMark = "h"
    lexicon.hasLowercaseZones = false
    lexicon.useFrenchUnits()
    lexicon.telephones = ["2 2 2 2 2", "2.2.2.2.2", "2-2-2-2-2"]
    lexicon.numberedThings = [
      "n°": "numéro", "nº": "numéro", "no": "numéro", "nos": "numéros", "vol": "volume", "chap": "chapitre",
      "fig": "figure", "p": "page", "pp": "pages", "#": "numéro",
    ]
    return lexicon
  }

  private static let months: [String: UInt8] = [
    "janvier": 1, "février": 2, "fevrier": 2, "mars": 3, "avril": 4, "mai": 5, "juin": 6, "juillet": 7,
    "août": 8, "aout": 8, "septembre": 9, "octobre": 10, "novembre": 11, "décembre": 12, "decembre": 12,
    "janv": 1, "févr": 2, "fév": 2, "avr": 4, "juil": 7, "sept": 9, "oct": 10, "nov": 11, "déc": 12,
  ]
}

extension Lexicon {
  fileprivate mutating func useFrenchUnits() {
    currencies = ["F": "FRF", "FS": "CHF"]
    units = [
      "sec": "second", "Ko": "kilobyte", "Mo": "megabyte", "Go": "gigabyte", "To": "terabyte", "j": "day",
      "ch": "horsepower",
    ]
    rateUnits = [
      "heure": "hour", "jour": "day", "j": "day", "semaine": "week", "sem": "week", "mois": "month",
      "an": "year", "année": "year",
    ]
  }
}

extension French {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine",
        ],
        ordinals: [
          "": "%spellout-ordinal-masculine", "re": "%spellout-ordinal-feminine",
          "ère": "%spellout-ordinal-feminine", "ere": "%spellout-ordinal-feminine",
        ],
        year: "%spellout-cardinal-masculine", replacements: [("-et-", " et ")],
        ordinalReplacements: [("-et-", " et ")], agreesBeforeMark: true, agreeing: .feminineOnes),
      fractionReading: .numberOrPairs,
      scales: [
        3: Noun("mille", "mille"), 6: Noun("million", "millions"), 9: Noun("milliard", "milliards"),
        12: Noun("billion", "billions"), 15: Noun("billiard", "billiards"),
      ],
      afterScale: AfterScale(usual: "de {noun}", beforeVowel: "d''{noun}", vowels: Set("aeiouyéèê")),
      fractions: FractionWords(
        named: [2: Noun("demi", "demis"), 3: Noun("tiers", "tiers"), 4: Noun("quart", "quarts")],
        rule: .ordinal(rule: "%spellout-ordinal-masculine", one: "", other: "s"), half: ("un demi", "demi"),
        over: "{numerator} sur {denominator}"),
      currencies: currencies,
      units: UnitWords(genders: ["ton": .feminine], portion: "{fraction} de {unit}"),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .firstIsOrdinal), shortYear: "zéro {digit}",
        beforeEra: "{year} avant Jésus-Christ", decade: "années {year}"),
      clock: ClockWords(
        hour: "{hour} heures", singleHour: "{hour} heure", minutes: "{hour} heures {minute}",
        minutesAfterSingleHour: "{hour} heure {minute}", seconds: "{hours} {minutes} et {seconds}",
        secondsInDigits: "{time} et {seconds}", hourGender: .feminine),
      codes: CodeWords(dot: "point", countryCodeDigits: 2)))

  private static let centime = Noun("centime", "centimes")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("dollar australien", "dollars australiens"), minor: Noun("cent", "cents")),
    "CAD": CurrencyNoun(Noun("dollar canadien", "dollars canadiens"), minor: Noun("cent", "cents")),
    "CHF": CurrencyNoun(Noun("franc suisse", "francs suisses"), minor: centime),
    "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centime),
    "GBP": CurrencyNoun(Noun("livre", "livres", .feminine), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("roupie", "roupies", .feminine), minor: Noun("paisa", "paisas"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yens")),
    "KRW": CurrencyNoun(Noun("won", "wons")),
    "RUB": CurrencyNoun(Noun("rouble", "roubles"), minor: Noun("kopeck", "kopecks")),
    "kr": CurrencyNoun(Noun("couronne", "couronnes", .feminine), minor: Noun("øre", "øre")),
    "SEK": CurrencyNoun(
      Noun("couronne suédoise", "couronnes suédoises", .feminine), minor: Noun("öre", "öre")),
    "DKK": CurrencyNoun(Noun("couronne danoise", "couronnes danoises", .feminine), minor: Noun("øre", "øre")),
    "NOK": CurrencyNoun(
      Noun("couronne norvégienne", "couronnes norvégiennes", .feminine), minor: Noun("øre", "øre")),
    "TRY": CurrencyNoun(Noun("livre turque", "livres turques", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollars"), minor: Noun("cent", "cents"), isShared: true),
  ]
}
