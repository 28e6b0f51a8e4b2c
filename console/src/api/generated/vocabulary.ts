// Generated from services/domain/ledger/vocabulary.ts by `npm run api:generate`: change it there.
/** The enumerations of the ledger. French on the wire (decisions.md, "Enumerations"), named in English here. */

/** Thermal state in which a batch entered: frozen, at -20 °C, thawed. */
export const TRANSFER_TYPES = ['CONGELE', 'MOINS_20', 'DECONGELE'] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

/** Entry mode of a fridge exit: vials or syringes. */
export const PACKAGINGS = ['FLACON', 'SERINGUE'] as const;
export type Packaging = (typeof PACKAGINGS)[number];

export const EXIT_DESTINATIONS = ['INTERNE', 'VACCINATION_POINT'] as const;
export type ExitDestination = (typeof EXIT_DESTINATIONS)[number];

/** A value list that an administrator can extend, hence a string; `AUTRE` alone has a rule of its own. */
export type ScrappingCause = string;
export const OTHER_CAUSE = 'AUTRE';

/** Likewise a value list of product types; vaccines alone have a rule of their own. */
export const VACCINE = 'VACCIN';

export const EXPIRY_TYPES = ['JOUR', 'MOIS'] as const;
export type ExpiryType = (typeof EXPIRY_TYPES)[number];

export const CENTRE_TYPES = ['REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] as const;
export type CentreType = (typeof CENTRE_TYPES)[number];

export const MOVEMENT_TYPES = [
  'ENTREE',
  'REASSORT',
  'TRANSFERT',
  'PREPARATION',
  'SORTIE_FRIGO',
  'SORTIE_POINT',
  'DECHET',
  'CORRECTION',
  'RETOUR',
  'MODIF_PEREMPTION',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];
