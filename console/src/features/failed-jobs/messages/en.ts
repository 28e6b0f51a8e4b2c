export default {
  failedJobs: {
    title: 'Failed deliveries',
    lead: 'Mails, documents and exports that came to nothing after several tries. Nothing is lost: send them again once the cause is mended.',
    kind: 'Kind',
    kinds: { mail: 'Mail', documents: 'Document', exports: 'Export' },
    subject: 'Subject',
    attempts: 'Tries',
    failedAt: 'Given up on',
    resend: 'Send again',
    resendOne: 'Send "%{subject}" again',
    resendAll: 'Send all again',
    resent: '%{smart_count} delivery sent again |||| %{smart_count} deliveries sent again',
    discard: 'Remove from the list',
    discardOne: 'Remove "%{subject}" from the list',
    discardTitle: 'Remove this delivery from the list?',
    discardText: 'It will not be sent any more.',
    discarded: 'Delivery removed',
    unanswered:
      'The service did not answer, so nobody can say whether this was recorded. The list shows what is still failed.',
    empty: 'No failed delivery',
    emptyHelp: 'All that was to go out has gone out.',
  },
};
