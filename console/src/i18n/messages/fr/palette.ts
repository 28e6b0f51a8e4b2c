export default {
  palette: {
    title: 'Rechercher',
    open: 'Rechercher (Ctrl + K)',
    hint: 'Page, produit, lot, bon de livraison, centre…',
    kind: {
      page: 'Page',
      product: 'Produit en stock',
      lot: 'Lot',
      note: 'Bon de livraison',
      centre: 'Changer de centre',
    },
    searchNote: 'Mouvements du bon « %{number} »',
  },
};
