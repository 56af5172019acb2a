import RowcallLanguages
import RowcallNarration
import RowcallText
import Testing

/// A text that is easily spoken as what it does not say.
struct TextTrap: CustomTestStringConvertible, Sendable {
  /// The listener's language.
  let language: String
  let text: String
  /// What is spoken; the text itself where nobody can be sure what it means.
  let spoken: String
  /// What the text is.
  let why: String

  var testDescription: String { "\(language): \(text) (\(why))" }

  static let all = [english, germanicAndFinnish, romance, otherAlphabets, eastAsian].flatMap(traps)

  /// The traps of a table: `[language]`, then lines of `// why`, each before its texts, and `text | spoken` or, where it
  /// is spoken as it is written, only `text`.
  private static func traps(of table: String) -> [TextTrap] {
    var (language, why) = ("", "")
    return table.split(separator: "\n").compactMap { line in
      if line.hasPrefix("[") {
        language = String(line.dropFirst().dropLast())
      } else if line.hasPrefix("// ") {
        why = String(line.dropFirst(3))
      } else {
        let parts = line.split(separator: " | ").map(String.init)
        return TextTrap(language: language, text: parts[0], spoken: parts[parts.count - 1], why: why)
      }
      return nil
    }
  }
}

@Suite struct TextTrapTests {
  @Test("Free text is spoken as nothing that it does not say", arguments: TextTrap.all)
  func freeText(trap: TextTrap) {
    #expect(SpokenText(LocaleTag(trap.language)).spoken(text: trap.text) == trap.spoken)
  }

  @Test func thereAreTrapsInEveryLanguage() {
    let languages = Set(TextTrap.all.map(\.language))
    #expect(Languages.all.allSatisfy { languages.contains($0.tag) })
    #expect(TextTrap.all.count > 400)
  }
}

extension TextTrap {
  /// English, as in the United States.
  static let english = #"""
    [en]
    // hours and days, no parts of a whole
    24/7 support
    Open 24/7
    24/7/365
    24 / 7
    // a day, not eleven parts
    9/11 attacks
    7/11
    1/6 committee
    10/7
    // years, no parts of a year
    2023/24 season
    2009/10
    2024/2025
    // the number of a case or law
    Case 15/00375
    08/15
    Regulation 2016/679
    Directive 2008/98/EC
    Law 12/2012
    // houses and units
    51/53 Smithy Lane
    51/53-55 Smithy Lane
    Unit 1/16
    // words on both sides
    and/or
    x/y
    his/her
    A/B test
    n/a
    I/O error
    TCP/IP
    w/o milk
    c/o John
    IPv4/IPv6
    802.11b/g/n | 802.11 b/g/n
    // a date without a year, or a fraction: nobody knows
    due 1/2 at noon
    on 3/4 in Rome
    on 12/25 we met
    on 1/6 there
    4/20
    // so many out of so many
    page 1/2
    Part 1/2 done
    Step 1/3 of the plan
    Win/loss 5/3
    one 1/2
    // a rating, not parts
    5/5 stars
    4/5 stars
    rated 0/10
    8/10
    10/10
    7.5/10
    3.5/5 stars
    // a ratio or measure of its own
    20/20 vision
    50/50 chance
    7/4 time
    16/9
    4/4
    1/1
    1/0
    0/5
    5/0
    12/24 V | 12/24 volts
    110/220V | 110/220 volts
    BP 120/80 mmHg | BP 120/80 millimeters of mercury
    100/100 Mbps | 100/100 megabits per second
    5/10 km | 5/10 kilometers
    3/5 km | 3/5 kilometers
    10/5 mg | 10/5 milligrams
    // parts of something that is measured
    1/2 cup | one half cup
    1/2 hour | one half hour
    1/2 day | one half day
    3/4 inch | three quarters inch
    1/4 mile away | one quarter mile away
    1/10 mile | one tenth mile
    1/2 km | one half kilometer
    1/2-inch pipe | one half-inch pipe
    2/3 majority | two thirds majority
    1/2 price | one half price
    1/64 scale | one sixty fourth scale
    -1/2 inch | minus one half inch
    3/4in | three quarters inch
    5 3/8in | 5 and three eighths inches
    1/2cm thick | one half centimeter thick
    10/100Mbps | 10/100 megabits per second
    1/2-3/4 inch | one half to three quarters inch
    1/2 to 3/4 cup | one half to three quarters cup
    // behind a whole number
    2 1/2 lbs | 2 and one half pounds
    1 1/2 cups sugar | 1 and one half cups sugar
    7 1/4 | 7 and one quarter
    12 3/16 | 12 and three sixteenths
    1-1/2 inch | 1 and one half inch
    No. 7 1/4 | number 7 and one quarter
    // a date before the third day
    1/2 day 3
    // no fraction behind a whole number either
    3 24/7
    1125 1/2 19th St | 1125 1/2 19th Street
    // a fraction is all of the text
    1/3 | one third
    3/8 | three eighths
    31/32 | thirty one thirty seconds
    1/13
    // "in" is a word here
    5/8 in pipe
    5 in 10
    // a fraction by its sign or ending
    ½ cup | one half cup
    2½ | 2 and one half
    ¾ | three quarters
    3/5ths | three fifths
    1⁄4 | one quarter
    // for each of a unit
    100 km/h | 100 kilometers per hour
    60 km/h limit | 60 kilometers per hour limit
    5 m/s wind | 5 meters per second wind
    5 mg/dL | 5 milligrams per deciliter
    $5/day | 5 dollars per day
    12 req/s
    km/h
    // a full date
    12/25/2024 | December 25, 2024
    25/12/2024 | 25 December 2024
    1/2/2024 | January 2, 2024
    2024-12-25 | December 25, 2024
    3/16/2024 | March 16, 2024
    10/6/15 | October 6, 2015
    NEW- 10/6/15 POLL | NEW- October 6, 2015 POLL
    12/31/99 | December 31, 1999
    // nobody knows the century
    11/22/63 | November 22, 63
    // sizes, no date
    10/20/30 rule
    12/24/36 V | 12/24/36 volts
    // no day of the calendar
    13/13/2024
    10/32/2024
    // a month of a year, with no word before it
    12/2012 | December 2012
    // a score, not a range
    Won 3-2
    lost 3-2
    won 2-3
    0-0
    1-1 draw
    6-4, 6-3
    5-4 decision
    50-50
    // a score or the number of a room
    won 10-12
    Room 2-14
    Suite 101-205
    // hours of a day, days of a week
    24h/24
    7j/7
    // a range
    10-20 people | 10 to 20 people
    2-3 days | 2 to 3 days
    pages 10-12 | pages 10 to 12
    pp. 3-5 | pages 3 to 5
    Nos. 3-5 | numbers 3 to 5
    10–20% | 10 to 20 percent
    10–20 km | 10 to 20 kilometers
    $5-10 | 5 dollars to 10 dollars
    1999-2000 | 1999 to 2000
    2021-22 season | 2021 to 22 season
    May 3–5 | May 3 to 5th
    // no range
    1-2-3
    3—5
    1–5 | 1-5
    5 - 3
    // a code or a name
    A-12
    F-16
    B-52s | B-52 s
    R2-D2
    covid-19
    Boeing 747-8
    Aug-12 | August 12
    e-5
    3-D | 3 D
    // a telephone number
    555-1234 | 5 5 5, 1 2 3 4
    call 555-123-4567 | call 5 5 5, 1 2 3, 4 5 6 7
    1-800-FLOWERS | 1, 800, FLOWERS
    +1 555 123 4567 | plus 1, 5 5 5, 1 2 3, 4 5 6 7
    +15551234567 | plus 1 5 5 5 1 2 3 4 5 6 7
    // a minus sign
    −5 degrees | minus 5 degrees
    -5 degrees | minus 5 degrees
    at −3.2 | at minus 3.2
    –5 | minus 5
    fell –3.5% | fell minus 3.5 percent
    fell –5 points | fell minus 5 points
    (–5) | (minus 5)
    x = -5 | x = minus 5
    changed -2.5% | changed minus 2.5 percent
    fell -$3 | fell minus 3 dollars
    -$5 | minus 5 dollars
    $(5) | minus 5 dollars
    -5°C | minus 5 degrees Celsius
    // a hyphen behind a word may be a dash
    New poll -13 point lead!
    // and is a minus sign behind one, which some voices pass over
    low of -5 expected | low of minus 5 expected
    In Oslo -12 was measured | In Oslo minus 12 was measured
    from A -5 to B | from A minus 5 to B
    // but not before what is measured or paid
    it fell -5% | it fell minus 5 percent
    // a hyphen behind a number may be a range's
    5 -3
    5 –3
    2020 -2021
    // a plus sign says no rise
    D +18.7 | D plus 18.7
    y=x +1 | y=x plus 1
    +5 points | plus 5 points
    +5% | plus 5 percent
    +$3 | plus 3 dollars
    +3 kg | plus 3 kilograms
    +10 °C | plus 10 degrees Celsius
    up +5 | up plus 5
    2 +2 | 2 plus 2
    +0 | plus 0
    +1/2 inch | plus one half inch
    +5-10% | plus 5 to 10 percent
    rise of +2.5% | rise of plus 2.5 percent
    UTC +1 | UTC plus 1
    // a plus in a name, or behind its number
    C++
    C++17
    C++ 17
    A+
    18+
    ages 5+
    Google+
    UTC+1
    2+2
    2 + 2
    1+1=2
    // two signs
    +/- 5
    +/-5
    ±5
    ±5% | ±5 percent
    5 ± 2
    // formulas
    E=mc2
    x=5
    ≥ 5
    // signs that voices pass over
    5 < 6 | 5 less than 6
    young < old | young less than old
    0 < x < 10 | 0 less than x less than 10
    0<x<10 | 0 less than x less than 10
    0 <= x <= 10 | 0 less than = x less than = 10
    18 < age < 65 | 18 less than age less than 65
    10 > x > 5 | 10 greater than x greater than 5
    a < b < c | a less than b less than c
    for x < 5 < y | for x less than 5 less than y
    Home < Shop < Shoes
    Home > Garden > Tools
    Home > 2024 > 06 | Home > 2024 > 0 6
    5 <beta x>
    >=5 | greater than =5
    <0,1 | less than 0.1
    surface <29>.
    Map<2> of <3>
    <42bob@x.org> wrote
    x>=-.5 | x greater than = minus 0.5
    80->90 | 80 right arrow 90
    10^3 | 10 caret 3
    2^10 | 2 caret 10
    ▼ 5 | down arrow 5
    ▲5 | up arrow 5
    ▲ 1.5% since May | up arrow 1.5 percent since May
    <5% | less than 5 percent
    QAGE>17 | QAGE greater than 17
    C- | C minus
    BBB- | BBB minus
    // an arrow, a word, and letters that are no grade
    a -> b
    a <b
    ABCD-
    pre-
    ~5
    1e5
    // a minus before a power of ten
    1E-5 | 1E minus 5
    2.5e-07 mol | 2.5e minus 0 7 mol
    5!
    5 × 3
    // dimensions
    3x4
    10×20
    4x4
    1920x1080
    3 x 4 cm | 3 x 4 centimeters
    5' 10"
    6'2"
    // degrees
    45° | 45 degrees
    45° N | 45 degrees N
    20°C | 20 degrees Celsius
    72 °F | 72 degrees Fahrenheit
    // a place in an order
    1st
    2nd place
    11th
    No. 5 | number 5
    #3 | number 3
    vol. 3 | volume 3
    fig. 2 | figure 2
    // no abbreviation
    No 5
    no 5 things
    vs. 3
    Dr. 5
    Mr. Smith
    St. John
    // an abbreviated road
    123 Main St. | 123 Main Street
    1428 Elm Dr. | 1428 Elm Drive
    12 Elm St, London | 12 Elm Street, London
    12 Main St Springfield | 12 Main Street Springfield
    // a road at the end of a text of names
    14th St NW | 14th Street NW
    N Sherman Dr | N Sherman Drive
    Elm St | Elm Street
    MAIN ST | MAIN Street
    Kings Rd, Leeds | Kings Road, Leeds
    St
    see the Dr
    Sony AV
    A talk by Dr
    The Dr
    // a saint in the name of a road
    5 Upper St. Giles
    12 Old St Mary Lane
    12 Old St Mary's Lane
    3 Mt St Helens Way
    St Mary's
    St. Ives
    // versions and addresses of machines
    1.2.3 | 1 dot 2 dot 3
    v1.2.3
    version 3.10
    iOS 17.1
    192.168.0.1 | 1 9 2 dot 1 6 8 dot 0 dot 1
    10.0.0.0/8
    // times, ratios, verses
    9:30
    9:30 am | 9:30 AM
    3:1
    16:9
    John 3:16
    1:23:45 | 1:23 and 45 seconds
    10:75
    25:00
    9am–5pm | 9 AM to 5 PM
    9-5pm | 9 to 5 PM
    // marks in numbers
    1,234 | 1234
    1,234.56 | 1234.56
    1.234,56 | 1234.56
    1.234
    1,23
    .5 | 0.5
    5.
    1,2,3
    12,34,567 | 1234567
    // Roman numerals may be letters
    Henry VIII
    World War II
    Chapter IV
    XL
    vi
    // dates in words
    Jan 5 | January 5
    Jan. 5, 2024 | January 5, 2024
    5 Jan 2024 | 5 January 2024
    May 5
    March 2024
    '90s | nineties
    1990s | nineteen nineties
    the 80s | the eighties
    // stars and boxes
    ★★★☆☆ | 3 of 5
    ★★ | star star
    ☑ | checked
    ☐ | not checked
    ★ Hotel
    // no money
    TOP 40
    BSD-3
    PHP 8.2
    50 KGS
    // debits, colors, calling codes, bits, lengths of time
    500.00 DR
    #00FF00
    #012 | #0 1 2
    #0FF | #0 FF
    +1-416 | plus 1-416
    54 Mb/s
    2:00.0
    1445/09/01
    // money
    $5 off | 5 dollars off
    OFFSET($A$10;0)
    Sums!A$10
    =A$10+B2
    =SUM(A$1:A$10)*1.5
    =2*A$10+B$3
    =TODAY()-7
    =B2*-1
    =A1+5%
    =(A1-5)*-1
    =A1&"5 km"
    =+A$10*2
    =-B$3
    ="a"&A$1
    =@SUM(A$1)
    =.5*A$10
    = 5 km | = 5 kilometers
    =-5 | =minus 5
    USD$5 | USD 5 dollars
    5€ | 5 euros
    US$3m | 3 million US dollars
    $3 million | 3 million dollars
    $1.5bn | 1.5 billion dollars
    5 USD | 5 US dollars
    pay 5 usd now | pay 5 US dollars now
    £5.50 | 5 pounds and 50 pence
    // seconds, or years
    30s timeout
    90s music
    // a word, no currency
    2 cup
    5 mur wide
    // no minus in brackets without a currency
    (5)
    (5%) | (5 percent)
    // percent
    99.9% | 99.9 percent
    100 % | 100 percent
    % 5
    // a letter behind a number that is no unit
    5K run | 5 K run
    4K TV | 4 K TV
    5G | 5 G
    5M | 5 M
    916G | 916 G
    435Mi | 435 Mi
    100K | 100 K
    747B | 7 4 7 B
    5pp | 5 pp
    // a name, no watts
    3W Insights | 3 W Insights
    220V 50Hz | 220 volts 50 hertz
    60W 230V | 60 watts 230 volts
    1200 W Florida Ave | 1200 W Florida Avenue
    1600 W 500 N
    707 W 13th St | 707 W 13th Street
    1000 W 3rd St, Erie | 1000 W 3rd Street, Erie
    1100 V St NW | 1100 V Street NW
    // a letter behind or before a name, or for a million, is no unit
    I-40 W
    Route 66 W
    Phase 1 V
    Section 8 h
    500 W. Elm
    about 5 m people
    5 NM
    10MM | 10 MM
    the hall is 12 m high | the hall is 12 meters high
    Weight 5 g | Weight 5 grams
    dwarfs of 100 g | dwarfs of 100 grams
    Height 12 m | Height 12 meters
    // units before capitals
    12 V DC | 12 volts DC
    60 W LED lamp | 60 watts LED lamp
    220V AC only | 220 volts AC only
    2 L Water | 2 liters Water
    1000W Speaker Set | 1000 watts Speaker Set
    5 Pa Road
    5 GB RAM | 5 gigabytes RAM
    'Curtis '50 Cent' Jackson
    // a unique identifier
    49640bde-05d7-4eba-8bc5-c27e6149cc32 | 4 9 6 4 0 b-d-e, 0 5 d 7, 4 e-b-a, 8 b-c 5, c 2 7 e 6 1 4 9 c-c 3 2
    60W bulb | 60 watts bulb
    // no sign behind a sign
    --5
    5--6
    // hours on both sides
    10h-12h | 10 hours to 12 hours
    // no number, or the address of a network card
    1 000 000
    30 00.00
    00:1b:44:11:3a:b7 | 0 0:1 b:44:11:3 a:b7
    // names with digits
    H2O
    CO2
    C6H12O6
    iPhone 12
    B2B
    A4
    MP3
    Q3 2024
    M25
    Windows 11
    747B | 7 4 7 B
    // addresses
    user@example.com
    https://x.com/1/2
    file_2024.csv
    #MeToo2
    @user123
    // leading zeros
    agent 007 | agent 0 0 7
    0800 | 0 8 0 0
    00 | 0 0
    // a year, a count, a number
    in 2024
    2024 items
    1500 people
    Room 101
    USA 2024
    COVID 19
    """#

  /// German, the other Germanic languages, and Finnish.
  static let germanicAndFinnish = #"""
    [de]
    // hours and days
    24/7 Support
    // years
    Saison 2023/24
    1998/99 | neunzehn hundert acht und neunzig/99
    // a case, a house
    Az. 15/00375
    Hausnr. 51/53
    // a date or a grade
    // a month and a year, or a day
    Miete Jan. 24
    am 24. Jan. | am vier und zwanzigsten Januar
    am 3/4 in Rom
    Note 4/5
    // parts
    1/2 Tasse Mehl | ein halb Tasse Mehl
    3/4 Zoll | drei viertel Zoll
    2/3 Mehrheit | zwei drittel Mehrheit
    2 1/2 Liter | 2 ein halb Liter
    1/13 | ein dreizehntel
    // a sign
    D +18,7 | D plus 18,7
    +5 % | plus 5 Prozent
    +3 °C | plus 3 Grad Celsius
    −5 Grad | minus 5 Grad
    UTC+1
    UTC +1 | UTC plus 1
    // a score
    Spielstand 3-2
    verlor 2-3
    1:0
    // a range
    10-20 Leute | 10 bis 20 Leute
    2-3 Tage | 2 bis 3 Tage
    // a date from elsewhere
    10/30/2024 | dreißigster Oktober 2024
    10.11.12 | zehnter November 2012
    // seconds, no kronor
    5 sek | 5 Sekunden
    warte 5 sek lang | warte 5 Sekunden lang
    // or
    und/oder
    // its own marks
    1.234,5 | 1234,5
    1. Platz | erster Platz
    5,50 € | 5 Euro und 50 Cent
    9.30 Uhr | 9 Uhr 30
    18+
    [nl]
    // hours and days, years, a case, a date
    24/7 open
    seizoen 2023/24
    zaak 15/00375
    op 3/4 in Rome
    // parts
    1/2 kopje | een half kopje
    2 1/2 liter | 2 en een half liter
    // a sign, a score
    +5 punten | plus 5 punten
    UTC +1 | UTC plus 1
    verloor 2-3
    [sv]
    // hours and days, years, a case, a date
    24/7
    säsongen 2023/24
    ärende 15/00375
    den 3/4 i Rom
    // parts
    1/2 kopp | en halv kopp
    2 1/2 liter | 2 och en halv liter
    // a sign, no rise
    +5 poäng | plus 5 poäng
    UTC +1 | UTC plus 1
    // seconds, no kronor
    vänta 5 sek till | vänta 5 sekunder till
    [da]
    // hours and days, years, a case, a date
    24/7
    sæson 2023/24
    sag 15/00375
    den 3/4 i Rom
    // parts
    1/2 kop | en halv kop
    2 1/2 liter | 2 og en halv liter
    // a sign, no rise
    +5 point | plus 5 point
    UTC +1 | UTC plus 1
    [nb]
    // hours and days, years, a date
    24/7
    sesongen 2023/24
    den 3/4 i Roma
    // parts
    1/2 kopp | en halv kopp
    2 1/2 liter | 2 og en halv liter
    // a sign, no rise
    +5 poeng | pluss 5 poeng
    UTC +1 | UTC pluss 1
    [fi]
    // hours and days, years, or
    24/7
    kausi 2023/24
    ja/tai
    // parts
    1/2 kuppia | puoli kuppia
    2 1/2 litraa | 2 ja puoli litraa
    // a sign, no rise
    +5 pistettä | plus 5 pistettä
    UTC +1 | UTC plus 1
    """#

  /// Romance languages.
  static let romance = #"""
    [fr]
    // hours and days
    ouvert 24/7
    // years
    saison 2023/24
    // a case, a law, houses
    dossier 15/00375
    loi 12/2012
    51/53 rue Smith
    // a date or a grade
    le 3/4 à Rome
    note 4/5
    // parts
    1/2 tasse | un demi tasse
    3/4 pouce | trois quarts pouce
    2 1/2 litres | 2 et demi litres
    1/2 heure | un demi heure
    // a sign, no rise
    D +18,7 | D plus 18,7
    +5 points | plus 5 points
    +5 % | plus 5 pour cent
    +3 °C | plus 3 degrés Celsius
    UTC+1
    UTC +1 | UTC plus 1
    // a score
    battu 2-3
    // a range
    10-20 personnes | 10 à 20 personnes
    // a wall, no rupees
    5 mur gris
    // and or
    et/ou
    // its own marks
    1 234,5 | 1234,5
    10/30/2024 | 30 octobre 2024
    n° 5 | numéro 5
    XIXe siècle | dix-neuvième siècle
    14h30 | 14 heures 30
    [es]
    // hours and days
    abierto 24/7
    // years
    temporada 2023/24
    // a case, a law
    caso 15/00375
    Ley 12/2012
    // a date or a grade
    el 3/4 en Roma
    nota 4/5
    // parts
    1/2 taza | medio taza
    3/4 pulgada | tres cuartos pulgada
    2 1/2 litros | 2 y medio litros
    // más, no rise
    D +18,7 | D más 18,7
    +5 puntos | más 5 puntos
    +5 % | más 5 por ciento
    UTC+1
    UTC +1 | UTC más 1
    // a score
    perdió 2-3
    // a range
    10-20 personas | 10 a 20 personas
    // and or
    y/o
    // its own marks
    1.234,5 | 1234,5
    10/30/2024 | 30 de octubre de 2024
    n.º 5 | número 5
    siglo XIX | siglo 19
    [it]
    // hours and days, years, a case
    24/7
    stagione 2023/24
    caso 15/00375
    // a date
    il 3/4 a Roma
    // parts
    1/2 tazza | mezzo tazza
    2 1/2 litri | 2 e mezzo litri
    // a sign, a score
    +5 punti | più 5 punti
    UTC +1 | UTC più 1
    ha perso 2-3
    e/o
    [pt]
    // hours and days, years, a case, a law
    24/7
    temporada 2023/24
    caso 15/00375
    Lei 10/2003
    // a date
    no dia 3/4
    // parts
    1/2 xícara | meio xícara
    2 1/2 litros | 2 e meio litros
    // a sign, no rise
    +5 pontos | mais 5 pontos
    UTC +1 | UTC mais 1
    """#

  /// Slavic languages, and those of other scripts or families.
  static let otherAlphabets = #"""
    [pl]
    // hours and days, years, a case
    24/7
    sezon 2023/24
    sprawa 15/00375
    // parts
    1/2 szklanki | pół szklanki
    2 1/2 litra | 2 i pół litra
    // a sign
    +5 punktów | plus 5 punktów
    UTC +1 | UTC plus 1
    [cs]
    // hours and days, years
    24/7
    sezona 2023/24 | sezona dva tisíce dvacet tři/24
    // parts
    1/2 hrnku | polovina hrnku
    2 1/2 litru | 2 a jedna polovina litru
    // a sign
    +5 bodů | plus 5 bodů
    UTC +1 | UTC plus 1
    [ru]
    // hours and days, years, a case, a date
    24/7
    сезон 2023/24 | сезон две тысячи двадцать три/24
    дело 15/00375
    3/4 в Риме
    // parts
    1/2 стакана | половина стакана
    2 1/2 литра | 2 и одна вторая литра
    // a final
    1/8 финала | одна восьмая финала
    // a sign
    +5 очков | плюс 5 очков
    UTC +1 | UTC плюс 1
    [uk]
    // hours and days, years
    24/7
    сезон 2023/24 | сезон дві тисячі двадцять три/24
    // parts
    1/2 склянки | половина склянки
    2 1/2 літра | 2 і одна друга літра
    // a sign
    +5 балів | плюс 5 балів
    UTC +1 | UTC плюс 1
    [el]
    // hours and days, years
    24/7
    σεζόν 2023/24
    // parts
    1/2 φλιτζάνι | μισό φλιτζάνι
    2 1/2 λίτρα | 2 και μισό λίτρα
    // a sign, no rise
    +5 βαθμοί | συν 5 βαθμοί
    UTC +1 | UTC συν 1
    [tr]
    // hours and days, years, a date
    24/7
    2023/24 sezonu
    3/4 Roma
    // parts
    1/2 fincan | yarım fincan
    2 1/2 litre | 2 buçuk litre
    // a sign, no rise
    +5 puan | artı 5 puan
    UTC +1 | UTC artı 1
    [ar]
    // hours and days, years
    24/7
    موسم 2023/24
    // parts
    1/2 كوب | نصف كوب
    2 1/2 لتر | 2 ونصف لتر
    // a sign, no rise
    +5 نقاط | زائد 5 نقاط
    UTC +1 | UTC زائد 1
    [he]
    // hours and days, years
    24/7 | עשרים וארבע/שבע
    עונת 2023/24 | עונת אלפיים עשרים ושלוש/עשרים וארבע
    // parts
    1/2 כוס | חצי כוס
    2 1/2 ליטר | שתיים וחצי ליטר
    // a sign, no rise
    +5 נקודות | פלוס חמש נקודות
    UTC +1 | UTC פלוס אחת
    [hi]
    // hours and days, years
    24/7
    सत्र 2023/24
    // parts
    1/2 कप | आधा कप
    2 1/2 लीटर | 2 सही एक बटा दो लीटर
    // a sign, no rise
    +5 अंक | प्लस 5 अंक
    UTC +1 | UTC प्लस 1
    [hr]
    // a language without a grammar of its own
    24/7
    sezona 2023/24
    1/2 kg | 1 / 2 kilograma
    +5% | +5 posto
    """#

  /// Languages that have readers of their own.
  static let eastAsian = #"""
    [ja]
    // hours and days, years, a case
    24/7対応
    2023/24シーズン
    2009/10シーズン
    事件15/00375
    // a date or a rating
    3/5のイベント
    評価4/5
    10/11/2024
    // a date by its weekday or its only order
    3/5(火) | 3月5日火曜日
    10/30/2024 | 2024年10月30日
    2024/3 | 2024年3月
    // parts
    1/2カップ | 2分の1カップ
    2 1/2カップ | 2と2分の1カップ
    1/3 | 3分の1
    3分の1
    // a formula
    =A$1+B2*-1
    // a sign
    +5点 | プラス5点
    +5% | プラス5パーセント
    +3℃ | プラス摂氏3度
    UTC+9 | UTCプラス9
    // a score
    3-1で勝利
    2-3で敗戦
    // a range
    10-20人 | 10から20人
    5-6人 | 5から6人
    // a name
    C++
    18+
    [ko]
    // hours and days, years, a case
    24/7 지원
    2023/24 시즌
    사건 15/00375
    // a date or a rating
    10/30
    10/11/2024
    평점 4/5
    // a date in the only order that fits
    10/30/2024 | 2024년 시월 30일
    30/10/2024 | 2024년 시월 30일
    // parts
    1/2 컵 | 2분의 1 컵
    2 1/2 컵 | 2하고 2분의 1 컵
    1/3 | 3분의 1
    // a sign, no rise
    +5점
    +5% | 플러스 5퍼센트
    +3℃ | 플러스 섭씨 3도
    UTC+9
    // a score, or a counter's range
    3-1 승리
    2-3 패배
    10-20명
    A/S
    [zh]
    // hours and days, years, a case
    24/7支持
    2023/24赛季
    案件15/00375
    // a date or a rating
    10/30
    10/11/2024
    评分4/5
    // a date in the only order that fits
    10/30/2024 | 二零二四年10月30日
    // parts
    1/2杯 | 2分之1杯
    2 1/2杯 | 2又2分之1杯
    1/3 | 3分之1
    有1/3的人 | 有3分之1的人
    // a sign, no rise
    +5分
    +5% | 加百分之5
    +3℃ | 加3摄氏度
    UTC+8
    // a score
    3-1获胜
    2-3告负
    // a range
    10-20人 | 10到20人
    [zh-Hant]
    // hours and days, years
    24/7支援
    2023/24賽季
    // parts
    1/2杯 | 2分之1杯
    // a sign, no rise, a date
    +5% | 加百分之5
    10/30/2024 | 二零二四年10月30日
    """#
}
