export default {
  productReturn: {
    title: 'Retour produit',
    detailTitle: 'Fiche de retour',
  },
};
