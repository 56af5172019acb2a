extension French {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "bouton"),
    Phrase(.roleLink, "lien"),
    Phrase(.roleImage, "image"),
    Phrase(.roleHeading, "titre"),
    Phrase(.roleSwitch, "interrupteur"),
    Phrase(.roleCheckbox, "case à cocher"),
    Phrase(.roleRadio, "bouton radio"),
    Phrase(.roleSlider, "ajustable"),
    Phrase(.roleStepper, "incrémenteur"),
    Phrase(.roleTextField, "champ de texte"),
    Phrase(.roleSearchField, "champ de recherche"),
    Phrase(.roleComboBox, "liste déroulante"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "progression"),
    Phrase(.roleCell, "cellule"),
    Phrase(.roleColumnHeader, "en-tête de colonne"),
    Phrase(.roleRowHeader, "en-tête de ligne"),
    Phrase(.roleRow, "ligne"),
    Phrase(.roleCaption, "légende"),
    Phrase(.roleFooter, "pied de section"),
    Phrase(.roleIndex, "index des sections"),
    Phrase(.indexRow, "rangée {title}", ["title": "あ"], example: "rangée あ"),
    Phrase(.indexOther, "autres"),
    Phrase(.readingDerived, "déduit"),
    Phrase(.roleTable, "tableau"),
    Phrase(.roleGrid, "grille"),
    Phrase(.roleTreeGrid, "grille arborescente"),
    Phrase(.roleList, "liste"),
    Phrase(.roleSection, "section"),
    Phrase(.roleNavigationBar, "barre de navigation"),
    Phrase(.roleForm, "formulaire"),
    Phrase(.unlabelled, "sans étiquette"),
    // States
    Phrase(.stateSelected, "sélectionné"),
    Phrase(.stateNotSelected, "non sélectionné"),
    Phrase(.stateExpanded, "développé"),
    Phrase(.stateCollapsed, "réduit"),
    Phrase(.stateChecked, "coché"),
    Phrase(.stateNotChecked, "non coché"),
    Phrase(.stateMixed, "partiellement coché"),
    Phrase(.stateOn, "activé"),
    Phrase(.stateOff, "désactivé"),
    Phrase(.statePressed, "enfoncé"),
    Phrase(.stateNotPressed, "non enfoncé"),
    Phrase(.stateFilledIn, "rempli"),
    Phrase(.stateDisabled, "indisponible"),
    Phrase(.stateReadOnly, "lecture seule"),
    Phrase(.stateRequired, "obligatoire"),
    Phrase(.stateInvalid, "non valide"),
    Phrase(.stateCurrent, "en cours"),
    Phrase(.stateSortedAscending, "tri croissant"),
    Phrase(.stateSortedDescending, "tri décroissant"),
    Phrase(.stateSorted, "trié"),
    // Places, spans and counts
    Phrase(.rowPosition, "ligne {row}", ["row": "3"], example: "ligne 3"),
    Phrase(
      .rowPositionOf, "ligne {row} sur {total}", ["row": "3", "total": "10"], example: "ligne 3 sur 10"),
    Phrase(.columnPosition, "colonne {column}", ["column": "2"], example: "colonne 2"),
    Phrase(
      .columnPositionOf, "colonne {column} sur {total}", ["column": "2", "total": "5"],
      example: "colonne 2 sur 5"),
    Phrase(.setPosition, "{index} sur {total}", ["index": "3", "total": "10"], example: "3 sur 10"),
    Phrase(.level, "niveau {level}", ["level": "2"], example: "niveau 2"),
    Phrase(
      .spansRows,
      "{count, plural, one {s’étend sur # ligne} many {s’étend sur # de lignes} other {s’étend sur # lignes}}",
      ["count": "2"], example: "s’étend sur 2 lignes"),
    Phrase(
      .spansColumns,
      "{count, plural, one {s’étend sur # colonne} many {s’étend sur # de colonnes} other {s’étend sur # colonnes}}",
      ["count": "2"], example: "s’étend sur 2 colonnes"),
    Phrase(
      .rowCount, "{count, plural, one {# ligne} many {# de lignes} other {# lignes}}", ["count": "10"],
      example: "10 lignes"),
    Phrase(
      .columnCount, "{count, plural, one {# colonne} many {# de colonnes} other {# colonnes}}",
      ["count": "3"], example: "3 colonnes"),
    Phrase(
      .sectionCount, "{count, plural, one {# section} many {# de sections} other {# sections}}",
      ["count": "3"], example: "3 sections"),
    // Ways through a table, and its summary
    Phrase(.tableEnd, "fin du tableau"),
    Phrase(.listEnd, "fin de la liste"),
    Phrase(.edgeRowStart, "début de la ligne"),
    Phrase(.edgeRowEnd, "fin de la ligne"),
    Phrase(.edgeColumnTop, "haut de la colonne"),
    Phrase(.edgeColumnBottom, "bas de la colonne"),
    Phrase(.edgeListStart, "début de la liste"),
    Phrase(.edgeIndexStart, "début de l’index"),
    Phrase(.edgeIndexEnd, "fin de l’index"),
    Phrase(.emptyTable, "aucune ligne"),
    Phrase(.emptyIndexSection, "aucune entrée"),
    Phrase(
      .rowsShown, "lignes {first} à {last} sur {total}", ["first": "6", "last": "10", "total": "43"],
      example: "lignes 6 à 10 sur 43"),
    Phrase(.backTo, "retour à {title}", ["title": "Villes"], example: "retour à Villes"),
    Phrase(
      .summaryRange, "{name} de {low} à {high}", ["name": "Prix", "low": "12 dollars", "high": "90 dollars"],
      example: "Prix de 12 dollars à 90 dollars"),
    Phrase(
      .summarySame, "{name} toujours {value}", ["name": "Prix", "value": "34 dollars"],
      example: "Prix toujours 34 dollars"),
    Phrase(.summaryMedian, "médiane {value}", ["value": "34 dollars"], example: "médiane 34 dollars"),
    Phrase(
      .summaryBlank, "{count, plural, one {# vide} many {# de vides} other {# vides}}", ["count": "2"],
      example: "2 vides"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name} avec # valeur} many {{name} avec # de valeurs différentes} other {{name} avec # valeurs différentes}}",
      ["count": "12", "name": "Ville"], example: "Ville avec 12 valeurs différentes"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Plus d’infos"),
    Phrase(.actionDelete, "Supprimer"),
    Phrase(
      .actionDeleteItem, "Supprimer {item}", ["item": "Acheter du lait"], example: "Supprimer Acheter du lait"
    ),
    Phrase(.actionInsert, "Insérer"),
    Phrase(
      .actionReorderItem, "Déplacer {item}", ["item": "Acheter du lait"], example: "Déplacer Acheter du lait"),
    Phrase(.actionBack, "Retour"),
    Phrase(.actionAdd, "Ajouter"),
    Phrase(.actionEdit, "Modifier"),
    Phrase(.actionDone, "Terminé"),
    Phrase(.actionSave, "Enregistrer"),
    Phrase(.actionCancel, "Annuler"),
    Phrase(.actionReorder, "Déplacer"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# action} many {# d’actions} other {# actions}}",
      ["count": "3"], example: "3 actions"),
    Phrase(.hintActivate, "Entrée pour activer"),
    Phrase(.hintOpen, "Entrée pour ouvrir"),
    Phrase(.hintToggle, "Entrée pour basculer"),
    Phrase(.hintAdjust, "touche plus ou moins pour ajuster"),
    Phrase(.hintEdit, "Entrée pour modifier"),
    // Announcements
    Phrase(
      .announceDeleted, "{item}, supprimé", ["item": "Acheter du lait"], example: "Acheter du lait, supprimé"),
    Phrase(
      .announceInserted, "{item}, ajouté", ["item": "Acheter du lait"], example: "Acheter du lait, ajouté"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {# ligne supprimée} many {# de lignes supprimées} other {# lignes supprimées}}",
      ["count": "3"], example: "3 lignes supprimées"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {# ligne ajoutée} many {# de lignes ajoutées} other {# lignes ajoutées}}",
      ["count": "3"], example: "3 lignes ajoutées"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {# ligne déplacée} many {# de lignes déplacées} other {# lignes déplacées}}",
      ["count": "3"], example: "3 lignes déplacées"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {# ligne modifiée} many {# de lignes modifiées} other {# lignes modifiées}}",
      ["count": "3"], example: "3 lignes modifiées"),
    Phrase(
      .announceSectionDeleted, "section {title} supprimée", ["title": "Europe"],
      example: "section Europe supprimée"),
    Phrase(
      .announceSectionInserted, "section {title} ajoutée", ["title": "Europe"],
      example: "section Europe ajoutée"),
    Phrase(
      .announceSectionMoved, "section {title} déplacée", ["title": "Europe"],
      example: "section Europe déplacée"),
    Phrase(
      .announceSectionChanged, "section {title} modifiée", ["title": "Europe"],
      example: "section Europe modifiée"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {# section supprimée} many {# de sections supprimées} other {# sections supprimées}}",
      ["count": "3"],
      example: "3 sections supprimées"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {# section ajoutée} many {# de sections ajoutées} other {# sections ajoutées}}",
      ["count": "3"],
      example: "3 sections ajoutées"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {# section déplacée} many {# de sections déplacées} other {# sections déplacées}}",
      ["count": "3"],
      example: "3 sections déplacées"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {# section modifiée} many {# de sections modifiées} other {# sections modifiées}}",
      ["count": "3"],
      example: "3 sections modifiées"),
    Phrase(
      .announceMovedAbove, "{item}, déplacé avant {other}",
      ["item": "Acheter des œufs", "other": "Lire un livre"],
      example: "Acheter des œufs, déplacé avant Lire un livre"),
    Phrase(
      .announceMovedBelow, "{item}, déplacé après {other}",
      ["item": "Acheter des œufs", "other": "Lire un livre"],
      example: "Acheter des œufs, déplacé après Lire un livre"),
    Phrase(.placeAbove, "avant {other}", ["other": "Lire un livre"], example: "avant Lire un livre"),
    Phrase(.placeBelow, "après {other}", ["other": "Lire un livre"], example: "après Lire un livre"),
    Phrase(
      .announceMoved, "{item}, déplacé à la ligne {row}", ["item": "Acheter des œufs", "row": "3"],
      example: "Acheter des œufs, déplacé à la ligne 3"),
    Phrase(
      .announcePickedUp, "{item}, en déplacement", ["item": "Acheter du lait"],
      example: "Acheter du lait, en déplacement"),
    Phrase(
      .announcePutBack, "{item}, remis en place", ["item": "Acheter du lait"],
      example: "Acheter du lait, remis en place"),
    Phrase(.announceEditingOn, "modification activée"),
    Phrase(.announceEditingOff, "modification désactivée"),
    Phrase(
      .announceAskDelete, "Supprimer {item} ?", ["item": "Acheter du lait"],
      example: "Supprimer Acheter du lait ?"),
    Phrase(
      .announceKept, "{item}, conservé", ["item": "Acheter du lait"], example: "Acheter du lait, conservé"),
    Phrase(
      .announceActions, "actions : {actions}", ["actions": "Archiver, Supprimer"],
      example: "actions : Archiver, Supprimer"),
    Phrase(.announceActionDone, "{action}, terminé", ["action": "Archiver"], example: "Archiver, terminé"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {mis à jour, # ligne} many {mis à jour, # de lignes} other {mis à jour, # lignes}}",
      ["count": "12"], example: "mis à jour, 12 lignes"),
    Phrase(.announceIndexLeads, "mène à {title}", ["title": "T"], example: "mène à T"),
    Phrase(
      .announceNotFound, "rien ne commence par {text}", ["text": "ne"], example: "rien ne commence par ne"),
    Phrase(
      .announceFormSaved, "{title}, enregistré", ["title": "Nouvel élément"],
      example: "Nouvel élément, enregistré"),
    Phrase(
      .announceFormCancelled, "{title}, annulé", ["title": "Nouvel élément"],
      example: "Nouvel élément, annulé"),
    Phrase(.announceRefused, "impossible"),
    // Letters and signs
    Phrase(.capitalLetter, "{letter} majuscule", ["letter": "A"], example: "A majuscule"),
  ]
}
