/** What is counted, one and several; codes are those of `typeConditionnement`. */
export const units = {
  FLACON: ['flacon', 'flacons'],
  SERINGUE: ['seringue', 'seringues'],
  BOITE: ['boîte', 'boîtes'],
  AMPOULE: ['ampoule', 'ampoules'],
  UNITE: ['unité', 'unités'],
  DOSE: ['dose', 'doses'],
  LIGNE: ['ligne', 'lignes'],
} satisfies Record<string, readonly [one: string, several: string]>;
