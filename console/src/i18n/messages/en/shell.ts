export default {
  field: {
    expiry: 'Expiry',
    usageLimit: 'Usage limit',
    deliveryNote: 'Delivery note',
    user: 'Recorded by',
    product: 'Product',
    batch: 'Batch',
    quantity: 'Quantity',
    comment: 'Comment',
    date: 'Date',
    packaging: 'Packaging',
    time: 'Time',
    year: 'Year',
  },
  batch: {
    expired: 'Expired',
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
    expiry: 'Expiry %{date}',
    usageLimit: 'Use before %{date}',
    returned: 'Returned goods',
    none: 'No batch holds this product',
    willBeLeft: 'Left in the batch',
  },
  week: {
    period: 'Week %{week}, %{from} to %{to}',
    previous: 'Previous week',
    next: 'Next week',
  },
  product: { content: '%{unit} = %{doses}' },
  quantity: {
    less: 'One less',
    more: 'One more',
    doses: '%{packages} = %{doses}',
  },
  list: {
    actions: 'Actions',
    count: '%{count} result |||| %{count} results',
    widen: 'Widen or reset the filters.',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you entered on this page will be lost.',
    leave: 'Leave the page',
    stay: 'Stay',
  },
  coming: {
    title: 'Coming soon',
    help: 'This page comes with a later version. Everything else works.',
  },
  notFound: {
    title: 'This page does not exist',
    help: 'The address may be incomplete, or the page has moved.',
  },
  forbidden: {
    title: 'This page is not open to your centre',
    help: '%{centre} is a centre of the kind "%{type}". Switch to another centre to open this page.',
    helpAdministrator: 'This page belongs to centres. An administrator does not act for them.',
  },
  halted: {
    title: 'The figures shown may be late',
    help: 'The update of stocks has stopped and the team has been told. What you record is kept.',
  },
};
