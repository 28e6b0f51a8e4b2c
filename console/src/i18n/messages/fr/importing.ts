export default {
  file: {
    choose: 'Choisir un fichier',
    replace: 'Remplacer le fichier',
    drop: 'ou déposez-le ici',
  },
  importing: {
    open: 'Importer',
    lead: "Le fichier est d'abord vérifié ligne par ligne. Rien n'est enregistré avant votre accord.",
    file: 'Classeur Excel',
    model: 'Fichier modèle',
    checking: 'Vérification en cours',
    apply: 'Importer %{smart_count} ligne |||| Importer %{smart_count} lignes',
    creations: '%{smart_count} création |||| %{smart_count} créations',
    modifications: '%{smart_count} modification |||| %{smart_count} modifications',
    unchanged: '%{smart_count} inchangé |||| %{smart_count} inchangés',
    errors: '%{smart_count} erreur |||| %{smart_count} erreurs',
    blocked:
      'Rien ne sera importé tant que des lignes sont en erreur : corrigez-les dans le fichier, puis choisissez-le de nouveau.',
    showAll: 'Montrer aussi les lignes sans changement',
    lines: 'Lignes du fichier',
    line: 'Ligne',
    state: 'Effet',
    details: 'Détail',
    lineState: {
      CREATION: 'Création',
      MODIFICATION: 'Modification',
      INCHANGE: 'Sans changement',
      ERREUR: 'Erreur',
    },
    rejected: '%{text} (« %{value} »)',
    name: 'Nom',
  },
};
