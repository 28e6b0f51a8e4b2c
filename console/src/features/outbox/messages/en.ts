export default {
  outbox: {
    title: 'Outbox',
    lead: 'Without a mail server, mails come to rest here: each one can be read and saved.',
    search: 'Receiver or subject',
    receiver: 'Receiver',
    subject: 'Subject',
    open: 'Read “%{subject}”',
    save: 'Save the mail',
    empty: 'No mail',
    emptyHelp: 'Nothing was sent, or a mail server takes care of it.',
  },
};
