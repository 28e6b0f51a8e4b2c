export default {
  outbox: {
    title: "Boîte d'envoi",
    lead: "Sans serveur de messagerie, les courriels s'arrêtent ici : chacun peut être lu et enregistré.",
    search: 'Destinataire ou objet',
    receiver: 'Destinataire',
    subject: 'Objet',
    open: 'Lire « %{subject} »',
    save: 'Enregistrer le courriel',
    empty: 'Aucun courriel',
    emptyHelp: "Rien n'a été envoyé, ou un serveur de messagerie s'en charge.",
  },
};
