import RowcallModel
import RowcallText

extension Lexicon {
  /// Greek; months, weekdays and marks are ICU's.
  static func greek() -> Lexicon {
    var lexicon = generic(for: LocaleTag("el"))
    lexicon.scales = [
      "χιλ": 3, "χιλιάδες": 3, "εκατ": 6, "εκατομμύριο": 6, "εκατομμύρια": 6, "δισ": 9, "δισεκατομμύριο": 9,
      "δισεκατομμύρια": 9, "τρισ": 12,
    ]
    lexicon.ordinals = .suffixes(["ος": "ος", "η": "η", "ο": "ο"])
    lexicon.erasBefore = ["π.χ."]
    lexicon.units = units([
      "χλμ": "kilometer", "χμ": "kilometer", "μ": "meter", "εκ": "centimeter", "χλγ": "kilogram",
      "κιλά": "kilogram", "γρ": "gram", "λτ": "liter", "λεπτά": "minute", "δευτ": "second",
    ])
    lexicon.rateUnits = rateUnits([
      "ώρα": "hour", "ημέρα": "day", "εβδομάδα": "week", "μήνα": "month", "έτος": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "αρ": "αριθμός", "σελ": "σελίδα", "τόμ": "τόμος", "κεφ": "κεφάλαιο", "#": "αριθμός",
    ])
    return lexicon
  }
}
