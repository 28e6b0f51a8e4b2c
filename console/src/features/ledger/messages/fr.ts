export default {
  proof: {
    title: 'Preuve',
    lead: 'Ce que l’on sait de l’intégrité du registre, et ce qu’il faut conserver pour la vérifier soi-même.',
    check: 'Vérification continue',
    intact: 'Aucun écart : événements, arbre, journal d’audit et listes concordent.',
    differs: 'Quelque chose a changé après coup. Rien n’a été réparé.',
    notYet: 'La première vérification commence quelques minutes après le démarrage du service.',
    position: 'Vérifié jusqu’à la position',
    since: 'Dans cet état depuis',
    checkedAt: 'Dernière vérification',
    root: 'Empreinte du registre',
    rootHelp:
      'Conservez l’empreinte hors de l’application, de temps en temps. Avec elle, et elle seule, vous pourrez prouver plus tard ce que le registre contenait à ce moment.',
    events: 'Événements',
    signedAt: 'Signée',
    rootHash: 'Empreinte',
    keep: 'Conserver cette empreinte',
  },
};
