extension Language {
  /// The words of French.
  static let french = Language(
    code: "fr",
    up: "en hausse de %@",
    down: "en baisse de %@",
    unchanged: "inchangé",
    minus: "moins",
    yes: "oui",
    no: "non",
    controls: ControlWords(
      switch: "bouton bascule", on: "activé", off: "désactivé", mixed: "mixte",
      checkbox: "case à cocher", checked: "cochée", unchecked: "non cochée", slider: "curseur",
      button: "bouton", link: "lien", textField: "champ de texte", progress: "progression"),
    table: TableWords(
      delete: "Supprimer %@", insert: "Insérer %@", reorder: "Réorganiser %@",
      moreInfo: "Plus d’infos, %@", rows: "Lignes %1 à %2 sur %3", position: "%1 sur %2",
      increment: "Augmenter %@", decrement: "Diminuer %@"))
}
