export default {
  failedJobs: {
    title: 'Envois en échec',
    lead: "Courriels, documents et exports restés sans résultat malgré plusieurs essais. Rien n'est perdu : relancez-les une fois la cause corrigée.",
    kind: 'Nature',
    kinds: { mail: 'Courriel', documents: 'Document', exports: 'Export' },
    subject: 'Objet',
    attempts: 'Essais',
    failedAt: 'Abandonné le',
    resend: 'Relancer',
    resendOne: 'Relancer « %{subject} »',
    resendAll: 'Tout relancer',
    resent: '%{smart_count} envoi relancé |||| %{smart_count} envois relancés',
    discard: 'Retirer de la liste',
    discardOne: 'Retirer « %{subject} » de la liste',
    discardTitle: 'Retirer cet envoi de la liste ?',
    discardText: 'Il ne partira plus.',
    discarded: 'Envoi retiré',
    unanswered:
      "Le service n'a pas répondu : impossible de dire si l'opération est enregistrée. La liste montre ce qui est encore en échec.",
    empty: 'Aucun envoi en échec',
    emptyHelp: 'Tout ce qui devait partir est parti.',
  },
};
