// Generated from services/documents/document-type.ts by `npm run api:generate`: change it there.
/** Everything that is printed: the types of templates (docs/rules/documents-and-mail.md, DM-2). A kind is what one layout prints. */
export const DOCUMENT_KINDS = {
  REFERENT_BL: 'delivery-note',
  REFERENT_ETIQUETTE: 'package-label',
  REFERENT_FLACON: 'vial-labels-36',
  REFERENT_ETIQUETTE_CONTENANT: 'container-label',
  REFERENT_DECHET: 'scrap-label',
  DISPATCH_BL: 'delivery-note',
  DISPATCH_ETIQUETTE: 'package-label',
  DISPATCH_FLACON_36: 'vial-labels-36',
  DISPATCH_FLACON_96: 'vial-labels-96',
  DISPATCH_ETIQUETTE_CONTENANT: 'container-label',
  DISPATCH_DECHET: 'scrap-label',
  DISPATCH_RETOUR: 'return-note',
  VACCINATION_ETIQUETTE: 'fridge-exit-label',
  VACCINATION_DECHET: 'scrap-label',
} as const;

export type DocumentType = keyof typeof DOCUMENT_KINDS;
export type DocumentKind = (typeof DOCUMENT_KINDS)[DocumentType];

export const DOCUMENT_TYPES = Object.keys(DOCUMENT_KINDS) as DocumentType[];

export const isDocumentType = (value: string): value is DocumentType => Object.hasOwn(DOCUMENT_KINDS, value);

/** Labels that a sheet of vial labels bears: across, down. */
export const VIAL_SHEETS = {
  'vial-labels-36': { columns: 4, rows: 9 },
  'vial-labels-96': { columns: 6, rows: 16 },
} as const;

export type VialSheet = keyof typeof VIAL_SHEETS;
