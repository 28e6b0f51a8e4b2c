/** What is printed: documents of which a centre may have a template, and sheets that have the built-in layout alone. */
import { DOCUMENT_KINDS } from './document-type.js';
import type { DocumentValues } from './fields/catalogue.js';
import type { edition, LineValues } from './fields/common.js';
import type { ValuesOf } from './fields.js';

/** The sheet of a count of stock. */
export const COUNT_SHEET = 'INVENTAIRE';

/** What lays each type out. */
const PRINTED_KINDS = { ...DOCUMENT_KINDS, [COUNT_SHEET]: 'count-sheet' } as const;

export type PrintedType = keyof typeof PRINTED_KINDS;
export type PrintedKind = (typeof PRINTED_KINDS)[PrintedType];

export const printedKind = (type: PrintedType): PrintedKind => PRINTED_KINDS[type];

/** A batch on the sheet of a count; empty texts where there is nothing to say. */
export interface CountSheetLine extends LineValues {
  readonly attendu: string;
  readonly compte: string;
  /** Counted less expected, with its sign: no goods that did not arrive (`ecart`). */
  readonly difference: string;
}

export interface CountSheetValues extends ValuesOf<typeof edition> {
  readonly date: string;
  readonly heure: string;
  readonly ouvertPar: string;
  /** Empty: all products. */
  readonly produitCompte: string;
  /** In words. */
  readonly statut: string;
  /** The quantities that are expected are on the sheet. */
  readonly montreAttendu: boolean;
  readonly lignes: readonly CountSheetLine[];
}

export type PrintedValues = DocumentValues | CountSheetValues;
