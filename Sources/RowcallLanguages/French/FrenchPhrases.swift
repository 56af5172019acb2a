// What Rowcall says in French; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension French {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "vide", .yes: "oui", .no: "non",
    .negative: "moins {number}", .positive: "plus {number}", .changeUp: "en hausse de {amount}",
    .changeDown: "en baisse de {amount}", .changeNone: "inchangé",
    .decimal: "{whole} virgule {fraction}", .decimalWithoutWhole: "zéro virgule {fraction}",
    .mixedFraction: "{whole} et {fraction}", .powerOfTen: "{number} fois {base} puissance {exponent}",
    .percent: "{amount} pour cent",
    .lastPart: "{rest} et {last}", .moneyPartsInWords: "{major} {minor}",
    .range: "{from} à {to}", .rate: "{value} par {unit}", .telephoneExtension: "poste {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "bouton", .roleLink: "lien", .roleImage: "image", .roleHeading: "titre",
    .roleComment: "commentaire",
    .roleSwitch: "interrupteur", .roleCheckbox: "case à cocher", .roleRadio: "bouton radio",
    .roleSegment: "segment",
    .roleSlider: "ajustable", .roleStepper: "incrémenteur", .roleProgress: "progression",
    .roleSecureTextField: "champ de texte sécurisé",
    .roleTextField: "champ de texte", .roleSearchField: "champ de recherche",
    .roleComboBox: "liste déroulante",
    .roleTable: "tableau", .roleGrid: "grille", .roleTreeGrid: "grille arborescente", .roleList: "liste",
    .roleSection: "section",
    .roleRow: "ligne", .roleCell: "cellule", .roleColumnHeader: "en-tête de colonne",
    .roleRowHeader: "en-tête de ligne",
    .roleCaption: "légende", .roleFooter: "pied de section", .roleNavigationBar: "barre de navigation",
    .roleForm: "formulaire",
    .roleIndex: "index des sections", .indexRow: "rangée {title}", .indexOther: "autres",
    .unlabelled: "sans étiquette", .readingDerived: "déduit",
    // States
    .stateSelected: "sélectionné", .stateNotSelected: "non sélectionné", .stateExpanded: "développé",
    .stateCollapsed: "réduit",
    .stateChecked: "coché", .stateNotChecked: "non coché", .stateMixed: "partiellement coché",
    .stateOn: "activé", .stateOff: "désactivé", .statePressed: "enfoncé", .stateNotPressed: "non enfoncé",
    .stateFilledIn: "rempli", .stateRequired: "obligatoire", .stateInvalid: "non valide",
    .stateDisabled: "indisponible", .stateReadOnly: "lecture seule", .stateCurrent: "en cours",
    .stateSortedAscending: "tri croissant", .stateSortedDescending: "tri décroissant", .stateSorted: "trié",
    // Places, spans and counts
    .rowPosition: "ligne {row}", .columnPosition: "colonne {column}", .setPosition: "{index} sur {total}",
    .level: "niveau {level}",
    .spansRows:
      "{count, plural, one {s’étend sur # ligne} many {s’étend sur # de lignes} other {s’étend sur # lignes}}",
    .spansColumns:
      "{count, plural, one {s’étend sur # colonne} many {s’étend sur # de colonnes} other {s’étend sur # colonnes}}",
    .rowCount: "{count, plural, one {# ligne} many {# de lignes} other {# lignes}}",
    .columnCount: "{count, plural, one {# colonne} many {# de colonnes} other {# colonnes}}",
    .sectionCount: "{count, plural, one {# section} many {# de sections} other {# sections}}",
    // Ways through a table
    .headersRepeated: "en-têtes répétés",
    .tableEnd: "fin du tableau", .listEnd: "fin de la liste",
    .edgeRowStart: "début de la ligne", .edgeRowEnd: "fin de la ligne", .edgeColumnTop: "haut de la colonne",
    .edgeColumnBottom: "bas de la colonne",
    .edgeListStart: "début de la liste", .edgeIndexStart: "début de l’index", .edgeIndexEnd: "fin de l’index",
    .emptyTable: "aucune ligne", .emptyIndexSection: "aucune entrée",
    .rowsShown: "lignes {first} à {last} sur {total}", .backTo: "retour à {title}",
    // Summaries
    .summaryRange: "{name} de {low} à {high}", .summarySame: "{name} toujours {value}",
    .summaryMedian: "médiane {value}",
    .linkTo: "lien vers {site}", .textContinues: "{text}, suite non lue",
    .summaryRepeats: "{name} seulement si différent de {value}", .moreCells: "et {number} de plus",
    .summaryRounded: "{name}, valeurs arrondies",
    .longHeaders: "en-têtes longs en entier une seule fois",
    .summaryBlank: "{count, plural, one {# vide} many {# de vides} other {# vides}}",
    .summaryDistinct:
      "{count, plural, one {{name} avec # valeur} many {{name} avec # de valeurs différentes} other {{name} avec # valeurs différentes}}",
    // Actions and hints
    .actionDecrement: "Diminuer", .actionIncrement: "Augmenter",
    .actionMoreInfo: "Plus d’infos", .actionDelete: "Supprimer", .actionInsert: "Insérer",
    .actionReorder: "Déplacer",
    .actionDeleteItem: "Supprimer {item}", .actionReorderItem: "Déplacer {item}",
    .actionBack: "Retour", .actionAdd: "Ajouter", .actionEdit: "Modifier", .actionDone: "Terminé",
    .actionSave: "Enregistrer", .actionCancel: "Annuler",
    .actionsAvailable: "{count, plural, one {# action} many {# d’actions} other {# actions}}",
    .hintActivate: "Entrée pour activer", .hintOpen: "Entrée pour ouvrir",
    .hintToggle: "Entrée pour basculer", .hintAdjust: "touche plus ou moins pour ajuster",
    .hintEdit: "Entrée pour modifier",
    // Announcements
    .announceDeleted: "{item}, supprimé", .announceInserted: "{item}, ajouté",
    .announceRowsDeleted:
      "{count, plural, one {# ligne supprimée} many {# de lignes supprimées} other {# lignes supprimées}}",
    .announceRowsInserted:
      "{count, plural, one {# ligne ajoutée} many {# de lignes ajoutées} other {# lignes ajoutées}}",
    .announceRowsMoved:
      "{count, plural, one {# ligne déplacée} many {# de lignes déplacées} other {# lignes déplacées}}",
    .announceRowsChanged:
      "{count, plural, one {# ligne modifiée} many {# de lignes modifiées} other {# lignes modifiées}}",
    .announceSectionDeleted: "section {title} supprimée", .announceSectionInserted: "section {title} ajoutée",
    .announceSectionMoved: "section {title} déplacée", .announceSectionChanged: "section {title} modifiée",
    .announceSectionsDeleted:
      "{count, plural, one {# section supprimée} many {# de sections supprimées} other {# sections supprimées}}",
    .announceSectionsInserted:
      "{count, plural, one {# section ajoutée} many {# de sections ajoutées} other {# sections ajoutées}}",
    .announceSectionsMoved:
      "{count, plural, one {# section déplacée} many {# de sections déplacées} other {# sections déplacées}}",
    .announceSectionsChanged:
      "{count, plural, one {# section modifiée} many {# de sections modifiées} other {# sections modifiées}}",
    .announceMovedAbove: "{item}, déplacé avant {other}",
    .announceMovedBelow: "{item}, déplacé après {other}",
    .placeAbove: "avant {other}", .placeBelow: "après {other}",
    .announceMoved: "{item}, déplacé à la ligne {row}",
    .announcePickedUp: "{item}, en déplacement", .announcePutBack: "{item}, remis en place",
    .announceEditingOn: "modification activée", .announceEditingOff: "modification désactivée",
    .announceAskDelete: "Supprimer {item} ?", .announceKept: "{item}, conservé",
    .announceActions: "actions : {actions}", .announceActionDone: "{action}, terminé",
    .announceLoaded:
      "{count, plural, one {mis à jour, # ligne} many {mis à jour, # de lignes} other {mis à jour, # lignes}}",
    .announceIndexLeads: "mène à {title}", .announceNotFound: "rien ne commence par {text}",
    .announceFormSaved: "{title}, enregistré", .announceFormCancelled: "{title}, annulé",
    .announceRefused: "impossible",
    // Letters and signs
    .capitalLetter: "{letter} majuscule",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "{text} introuvable", .browseWrapped: "depuis l’autre extrémité",
    .browseNoOtherValue: "aucune autre valeur", .browseNoBlank: "aucune cellule vide",
    .browseFileOrder: "dans l’ordre du fichier",
    .browseOnlyWritten: "recherche dans le texte écrit, pas dans le texte prononcé",
    .browseRowsOf:
      "{count, plural, one {# ligne sur {total}} many {# de lignes sur {total}} other {# lignes sur {total}}}",
    .browseHidden: "colonne {name} masquée", .browseAllColumns: "toutes les colonnes affichées",
    .browseMarked: "signet placé", .browseNoMark: "aucun signet",
    .browseEqual: "aucune différence", .browseDiffers: "{name} {value}, au signet {other}",
    .browseSum: "somme {value}", .browseMean: "moyenne {value}",
    .browseValues: "{count, plural, one {# valeur} many {# de valeurs} other {# valeurs}}",
    .browseDifferent: "{count, plural, one {# différente} many {# de différentes} other {# différentes}}",
    .browseTimes:
      "{count, plural, one {{value} : # fois} many {{value} : # de fois} other {{value} : # fois}}",
    .browseUndone: "annulé : {text}", .browseRedone: "rétabli : {text}",
    .browseNothingToUndo: "rien à annuler", .browseNothingToRedo: "rien à rétablir",
    .browseSaved: "enregistré", .browseNoChanges: "aucune modification",
    .browseUnsaved:
      "{count, plural, one {# modification non enregistrée} many {# de modifications non enregistrées} other {# modifications non enregistrées}}",
    .browseCopied: "copiée", .browseSpeechOff: "parole désactivée", .browseSpeechOn: "parole activée",
    .browseRate: "{number} mots par minute", .browseNoFunction: "{text} n’a aucune fonction",
    .browsePitch: "hauteur {value}", .browseVerbosity: "niveau de détail {value}",
    .browsePunctuation: "ponctuation {value}", .browseKeyHelp: "aide des touches, {text} pour quitter",
    .browseNoOdd: "aucune cellule inhabituelle",
    .browseFileChanged: "le fichier a changé ; {text} le relit",
    .browseFileGone: "le fichier n’existe plus", .browseReloaded: "fichier relu",
    .browseOnlyOne: "seul résultat", .browseNoComment: "aucun commentaire",
    .browseKeys: "{text} pour la liste des touches", .browseEnds: "{text} pour quitter le programme",
    .browseAskText: "texte à chercher", .browseAskCondition: "condition", .browseAskRow: "numéro de ligne",
    .browseAskLetters: "premières lettres", .browseAskTemplate: "modèle des lignes",
    .browseAskColumn: "colonne à additionner", .browseAskFile: "nom du fichier",
    .browseAskQuit:
      "encore {text} pour quitter et les garder pour la prochaine fois, {other} pour les enregistrer",
    .browseAskRevert: "encore {text} pour les oublier, toute autre touche les garde",
    .browseAskDelete: "{text} pour supprimer, toute autre touche conserve",
    .browseGoesOn: "le programme continue", .browseChangesKept: "modifications gardées",
    .browseForgotten: "modifications oubliées", .browseFinal: "impossible à annuler",
    .browseStopped: "arrêté avant la fin",
    .browseNull: "valeur null",
    .browseEmptyText: "texte vide", .browseNoRows: "aucune ligne ; {text} pour en ajouter une",
    .browseOnHeader: "c’est l’en-tête ; descendre d’abord à une ligne",
    .browseNoSearch: "rien n’a encore été cherché ; {text} pour chercher un texte",
    .browseMarkHidden: "la ligne du signet est filtrée ; {text} pour afficher toutes les lignes",
    .browseNotYesOrNo: "{name} ne contient pas oui et non ; {text} pour modifier la cellule",
    .browseNoTones: "{name} n’a ni montants ni dates à jouer en sons",
    .browseOnlyColumn: "aucune autre colonne n’est affichée ; {text} pour afficher toutes les colonnes",
    .browseNotRelated: "ce tableau n’a pas été ouvert depuis une ligne ; {text} pour ouvrir les lignes liées",
    .browseGoBack: "{text} pour revenir à {title}", .browseNoRelated: "aucune ligne liée",
    .browseSaveFirst: "{text} pour les enregistrer, {other} pour les oublier",
    .browsePaste: "on ne peut coller que là où un texte est demandé",
    .browsePasteTooLong: "le texte collé dépasse {value} ; rien n’a été pris",
    .browseMany: "beaucoup de touches à la fois ; {text} et la suite ont été ignorées",
    .browseNotSpoken: "rien n’est prononcé dans cette session ; lancer sans {text}",
    .browseCannotEdit: "ce fichier peut être lu mais pas modifié",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "virgule", .fullStop: "point", .ideographicComma: "virgule idéographique",
    .ideographicFullStop: "point idéographique", .colon: "deux-points", .semicolon: "point-virgule",
    .questionMark: "point d’interrogation", .exclamationMark: "point d’exclamation",
    .ellipsis: "points de suspension", .apostrophe: "apostrophe", .quote: "guillemet",
    .hyphen: "trait d’union", .dash: "tiret", .leftParenthesis: "parenthèse ouvrante",
    .rightParenthesis: "parenthèse fermante", .leftBracket: "crochet ouvrant",
    .rightBracket: "crochet fermant", .leftBrace: "accolade ouvrante", .rightBrace: "accolade fermante",
    .slash: "barre oblique", .backslash: "barre oblique inverse", .pipe: "barre verticale",
    .underscore: "tiret bas", .at: "arobase", .hash: "dièse",
    .percent: "pour cent", .ampersand: "et commercial", .star: "astérisque",
    .plus: "plus", .plusMinus: "plus ou moins", .times: "multiplié par",
    .dividedBy: "divisé par", .equals: "égal", .less: "inférieur à",
    .greater: "supérieur à", .tilde: "tilde", .caret: "accent circonflexe",
    .backtick: "accent grave", .degree: "degrés", .section: "paragraphe",
    .bullet: "puce", .rightArrow: "flèche droite", .leftArrow: "flèche gauche",
    .upArrow: "flèche haut", .downArrow: "flèche bas", .checkMark: "coche",
    .crossMark: "croix", .copyright: "copyright", .registered: "marque déposée",
    .trademark: "marque commerciale", .space: "espace",
  ]
}
