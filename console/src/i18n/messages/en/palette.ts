export default {
  palette: {
    title: 'Search',
    open: 'Search (Ctrl + K)',
    hint: 'Page, product, batch, delivery note, centre…',
    kind: {
      page: 'Page',
      product: 'Product in stock',
      lot: 'Batch',
      note: 'Delivery note',
      centre: 'Change centre',
    },
    searchNote: 'Movements of note “%{number}”',
  },
};
