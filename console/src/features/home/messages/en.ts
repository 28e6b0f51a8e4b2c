export default {
  home: {
    title: 'Home',
    more: 'Also',
    administration: 'Administration',
    administrationLead: 'Reference data and the stocks of all centres',
  },
};
