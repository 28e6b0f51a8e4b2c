export default {
  alertSettings: {
    title: 'Alert thresholds',
    lead: 'When this centre wants to be told about its stock.',
    when: 'Delays',
    delay: {
      expiryDays: 'Expiry, in days',
      limitHours: 'Limit, in hours',
      receptionDays: 'Delivery, in days',
    },
    delayHelp: {
      expiryDays: 'How many days before an expiry you are told.',
      limitHours: 'How many hours before a usage limit you are told.',
      receptionDays: 'After how many days a delivery that nobody received is late.',
    },
    thresholds: 'Low stock, in packages (empty: no threshold)',
    submit: 'Save the thresholds',
    success: 'The thresholds have been saved',
    failure: 'The thresholds have not been saved',
    readOnly: 'Only those who may correct the stock of this centre choose its thresholds.',
  },
};
