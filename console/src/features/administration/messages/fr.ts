export default {
  administration: {
    users: 'Utilisateurs',
    centres: 'Centres',
    products: 'Produits',
    trackers: 'Traceurs',
    containers: 'Contenants',
    carriers: 'Transporteurs',
    templates: 'Modèles de documents',
    mail: 'Courrier aux centres',
    valueLists: 'Listes de valeurs',
  },
};
