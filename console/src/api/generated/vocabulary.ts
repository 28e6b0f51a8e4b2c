// Generated from services/domain/ledger/vocabulary.ts by `npm run api:generate`: change it there.
/** The enumerations of the ledger. French on the wire, named in English here. */

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

/** What a fridge exit, a scrapping and a return leave behind: a record of the operation, with a document. */
export type OperationKind = 'fridge-exit' | 'scrapping' | 'return';

export type MovementCategory = 'entry' | 'exit' | 'scrapping' | 'edit' | 'return';

interface MovementDefinition {
  /**
   * The dashboard counts entries, exits and scrappings, each in a column of its own; edits and returns count in
   * none of them, only in what is left. In the trace of a lot, each category counts in a figure of its own.
   */
  readonly category: MovementCategory;
  /**
   * The goods are taken out to be administered: then they count as taken out in the statistics of use and loss, are
   * listed in the trace of a lot, and are to be declared (docs/rules/history.md, HI-9; lots.md, LO-3; alerts.md,
   * AT-11).
   */
  readonly forUse?: true;
  /** Whether the operation has a page of its own, to which the movement leads. */
  readonly details?: true;
}

/** Every type of movement. Its words are in the enumerations of `services/words`. */
const MOVEMENTS = {
  ENTREE: { category: 'entry' },
  REASSORT: { category: 'entry' },
  TRANSFERT: { category: 'entry' },
  PREPARATION: { category: 'exit', details: true },
  SORTIE_FRIGO: { category: 'exit', forUse: true, details: true },
  SORTIE_POINT: { category: 'exit', forUse: true, details: true },
  DECHET: { category: 'scrapping', details: true },
  CORRECTION: { category: 'edit' },
  RETOUR: { category: 'return', details: true },
  MODIF_PEREMPTION: { category: 'edit' },
} as const satisfies Readonly<Record<string, MovementDefinition>>;

export type MovementType = keyof typeof MOVEMENTS;

export const MOVEMENT_TYPES = Object.keys(MOVEMENTS) as MovementType[];

/** The definition of a type of movement. */
export const movementDefinition = (type: MovementType): MovementDefinition => MOVEMENTS[type];

/** The types of movement of one category, in the order of their definitions. */
export const movementTypesOf = (category: MovementCategory): readonly MovementType[] =>
  MOVEMENT_TYPES.filter((type) => MOVEMENTS[type].category === category);
