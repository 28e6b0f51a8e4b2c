export default {
  proof: {
    title: 'Proof',
    lead: 'What is known about the ledger being what it was, and what to keep so that you can check it yourself.',
    check: 'Continuous check',
    intact: 'Nothing differs: events, tree, audit trail and lists say the same.',
    differs: 'Something is not what it was. Nothing was repaired.',
    notYet: 'The first check begins some minutes after the service has started.',
    position: 'Checked up to position',
    since: 'Like this since',
    checkedAt: 'Last check',
    root: 'Root of the ledger',
    rootHelp:
      'Keep the root away from the application, now and then. With it, and with nothing else, you can prove later what the ledger held at that moment.',
    events: 'Events',
    signedAt: 'Signed',
    rootHash: 'Root',
    keep: 'Keep this root',
  },
};
