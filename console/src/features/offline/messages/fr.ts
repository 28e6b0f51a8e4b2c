export default {
  offline: {
    mode: 'Mode hors connexion',
    title: 'Synchronisation',
    turnOn: 'Passer hors connexion',
    turnOff: 'Revenir en ligne',
    problem: {
      unsupported:
        'Ce navigateur ne peut rien conserver hors connexion : il faut une connexion sécurisée et un navigateur à jour, hors navigation privée.',
      newer:
        "Des actions hors connexion ont été enregistrées sur cet appareil par une version plus récente de l'application. Elles sont conservées : rechargez la page pour les retrouver.",
    },
    noConnection:
      'Pas de connexion. Pour continuer à enregistrer vos opérations, passez hors connexion : elles seront envoyées plus tard.',
    noConnectionNothing:
      "Pas de connexion. Rien n'a encore été synchronisé sur cet appareil : les opérations ne peuvent pas être enregistrées.",
    nothingSynchronised:
      "Rien n'a encore été synchronisé : le mode hors connexion demande une première synchronisation.",
    stillWaiting: 'Des actions sont en attente : envoyez-les avant de quitter le mode hors connexion.',
    beforeTheDay: 'Synchronisez avant de commencer la journée',
    beforeTheDayHelp:
      'Hors connexion, vous travaillez avec les bons de livraison et les stocks de la dernière synchronisation.',
    working: 'Vous travaillez hors connexion, avec les données du %{date}.',
    open: '%{smart_count} action à envoyer ou à corriger. |||| %{smart_count} actions à envoyer ou à corriger.',
    signOutRefused:
      'Vous ne pouvez pas vous déconnecter : des actions sont à envoyer, à corriger ou à abandonner.',
    openAt: 'Centre concerné : %{centres}. |||| Centres concernés : %{centres}.',
    openElsewhere: 'Sélectionnez le centre concerné pour y envoyer, corriger ou abandonner ses actions.',
    unknownCentre: 'un autre centre',
    unreachable:
      "Vous n'avez plus accès à ce centre (%{centre}) : son action ne peut plus être envoyée, seulement abandonnée. |||| Vous n'avez plus accès à ce centre (%{centre}) : ses %{smart_count} actions ne peuvent plus être envoyées, seulement abandonnées.",
    dropAllTitle: 'Abandonner ces actions ?',
    dropAllText: "Elles ne seront jamais envoyées, et le stock n'en tiendra pas compte.",
    see: 'Voir la synchronisation',
    storageFull:
      "L'espace de stockage de cet appareil est plein : rien ne peut plus être enregistré hors connexion. Libérez de l'espace, ou envoyez ce qui attend.",
    storageEvictable:
      "Le navigateur ne garantit pas de conserver ces données si l'appareil manque de place : envoyez vos actions sans tarder.",
    notStored:
      "Cet appareil n'a pas encore enregistré l'application : sans réseau, gardez cette page ouverte et ne la rechargez pas.",
    lost: '%{smart_count} action enregistrée a disparu de cet appareil : son stockage a été vidé. |||| %{smart_count} actions enregistrées ont disparu de cet appareil : son stockage a été vidé.',
    read: 'Lu',
    notes: 'Bons de livraison disponibles',
    stocks: 'Lots en stock',
    synchronisedAt: 'Dernière synchronisation',
    minutesAgo: 'il y a %{smart_count} min',
    hoursAgo: 'il y a %{smart_count} h',
    synchronise: 'Synchroniser',
    send: 'Envoyer les actions en attente (%{smart_count})',
    resendAll: 'Renvoyer les actions en erreur (%{smart_count})',
    sentLater: 'Pas de réponse du service : un nouvel envoi est tenté automatiquement.',
    sentAfterSignIn: "Votre session a expiré : l'envoi reprend quand vous vous reconnectez.",
    actions: 'Actions hors connexion',
    action: 'Action',
    noAction: "Aucune action n'a été faite hors connexion",
    status: 'État',
    statusOf: { WAITING: 'En attente', SUCCESS: 'Envoyée', ERROR: 'En erreur' },
    dropped: 'Abandonnée',
    type: {
      ENTRY: 'Entrée en stock',
      EXIT: 'Sortie frigo',
      SCRAPPING: 'Mise en déchet',
      UPDATE_STOCK: 'Modification de stock',
    },
    held: "Attend qu'une action refusée sur le même lot soit corrigée ou abandonnée.",
    resend: 'Renvoyer',
    correct: 'Corriger',
    correctTitle: "Corriger l'action",
    correctAndSend: 'Corriger et renvoyer',
    settledMeanwhile:
      "Cette action a été envoyée, corrigée ou abandonnée entre-temps dans une autre fenêtre : rien n'a été modifié ici.",
    madeAt: "Date et heure de l'action",
    drop: 'Abandonner',
    dropTitle: 'Abandonner cette action ?',
    dropText:
      "Elle ne sera pas envoyée, et le stock n'en tiendra pas compte. Le motif est conservé avec elle.",
    dropReason: 'Motif',
    differences: 'Le stock du service diffère de ce qui était attendu ici',
    difference: ': %{expected} attendus, %{actual} au service',
    other: '%{type} %{quantity}, %{user}, %{date}',
    work: 'Opérations hors connexion',
    unavailable: "Cette page n'est pas disponible hors connexion",
    unavailableHelp: 'Envoyez vos actions, puis revenez en ligne.',
    exitKept: 'La sortie a été enregistrée hors connexion : elle sera envoyée plus tard',
    entryKept: "L'entrée en stock a été enregistrée hors connexion : elle sera envoyée plus tard",
    scrappingKept: 'La mise en déchet a été enregistrée hors connexion : elle sera envoyée plus tard',
    editKept: 'La modification du stock a été enregistrée hors connexion : elle sera envoyée plus tard',
    keepTitle: 'Le service est injoignable',
    keepText:
      "Cette opération peut être conservée sur cet appareil et envoyée plus tard. Si le service l'a déjà reçue, elle ne comptera qu'une fois. Vous passerez en mode hors connexion.",
    keep: 'Conserver hors connexion',
    keepNot: 'Rester sur le formulaire',
  },
};
