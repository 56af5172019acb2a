extension HeaderLexicon {
  // "Nombre" alone is left to Spanish, where it is a name; a French count is one by its cells.
  static let french = HeaderLexicon(words: [
    .identifier: """
    identifiant, référence, code postal, cp, siret, siren, insee, numéro de commande, numéro de client, numéro de série, \
    clé, matricule
    """,
    .numbering: "numéro, n°, nº",
    .telephone: "téléphone, tél, portable, numéro de téléphone, télécopie",
    .year: "année, an, millésime",
    .date: "jour, naissance, échéance, début, fin",
    .time: "heure, départ, arrivée",
    .duration: "durée, longueur, temps de trajet, temps passé, temps écoulé, temps de parcours, temps total",
    .change: "variation, évolution",
    .percent: "pourcentage, pour cent, taux",
    .flag: "est, actif, valide",
    .quantity:
      "nombre de, nb, nbre, quantité, qté, total, montant, prix, somme, population, poids, taille, effectif",
    .ownName: "nom, noms",
    .name: """
    titre, société, entreprise, produit, article, pays, ville, commune, équipe, joueur, personne, client, libellé, \
    intitulé, désignation
    """,
  ])
}
