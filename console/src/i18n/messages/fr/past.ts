export default {
  past: {
    asOf: 'État au',
    banner: 'Vous regardez le passé, tel qu’il était le %{date}. Rien ne peut être modifié ici.',
    present: 'Revenir au présent',
  },
};
