export default {
  administration: {
    users: 'Users',
    centres: 'Centres',
    products: 'Products',
    trackers: 'Trackers',
    containers: 'Containers',
    carriers: 'Carriers',
    templates: 'Document templates',
    mail: 'Mail to the centres',
    valueLists: 'Value lists',
  },
};
