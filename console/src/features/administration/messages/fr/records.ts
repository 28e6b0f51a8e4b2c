/** What is said of every kind of record. */
export default {
  record: {
    manyChanged: '%{smart_count} statut a été modifié |||| %{smart_count} statuts ont été modifiés',
  },
  enable: {
    many: 'Activer %{smart_count} fiche ? |||| Activer %{smart_count} fiches ?',
    named: 'Activer %{name}',
    title: 'Activer %{name} ?',
    text: 'Sera de nouveau proposé dans les formulaires.',
    confirm: 'Activer',
  },
  disable: {
    accessUnknown: "Les utilisateurs qui n'auront plus accès à aucun centre n'ont pas pu être déterminés.",
    losesAccess:
      "%{smart_count} utilisateur n'aura plus accès à aucun centre : %{names}. |||| %{smart_count} utilisateurs n'auront plus accès à aucun centre : %{names}.",
    many: 'Désactiver %{smart_count} fiche ? |||| Désactiver %{smart_count} fiches ?',
    named: 'Désactiver %{name}',
    title: 'Désactiver %{name} ?',
    text: "Ne sera plus proposé dans les formulaires. Tout ce qui s'y rapporte reste lisible.",
    confirm: 'Désactiver',
  },
  publish: {
    many: 'Publier %{smart_count} template ? |||| Publier %{smart_count} templates ?',
    named: 'Publier %{name}',
    title: 'Publier %{name} ?',
    text: 'Il pourra être choisi pour les centres.',
    confirm: 'Publier',
  },
  hide: {
    many: 'Dépublier %{smart_count} template ? |||| Dépublier %{smart_count} templates ?',
    named: 'Dépublier %{name}',
    title: 'Dépublier %{name} ?',
    text: "Il ne sera plus proposé. Les centres qui l'utilisent le gardent.",
    confirm: 'Dépublier',
  },
  conflict: {
    title: "Quelqu'un d'autre a modifié cette fiche",
    text: "%{editor} l'a enregistrée le %{date}, pendant que vous la modifiiez. Rien de ce que vous avez saisi n'est perdu.",
    field: 'Champ',
    contested: 'modifié des deux côtés',
    nothing: 'Aucun champ de ce formulaire ne diffère.',
    keepMine: 'Ajouter mes modifications',
  },
  editNamed: 'Modifier %{name}',
  viewNamed: 'Voir %{name}',
  selectNamed: 'Sélectionner %{name}',
  removeNamed: 'Retirer %{name}',
  active: 'Actif',
  inactive: 'Inactif',
  either: 'Indifférent',
  locked: 'Ne se modifie plus après la création',
  wrongCheckDigit:
    "La clé de contrôle de ce code CIP n'est pas la bonne : relisez-le. Tel quel, les étiquettes n'auront pas le code du produit et la lecture ne le reconnaîtra pas.",
  activeHelp: 'Un enregistrement inactif reste lisible, mais il n’est plus proposé.',
  theProduct: "L'application",
  history: 'Créé par %{creator} le %{creation} · modifié par %{editor} le %{modification}',
  file: {
    docx: 'Document Word (.docx)',
    replaces: 'Un nouveau fichier .docx remplace le précédent.',
  },
};
