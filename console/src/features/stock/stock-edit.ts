/** Correcting a batch (docs/rules/stock.md, ST-6): what is asked, who may, and what is sent. */
import { ErrorCode } from '../../api/generated/codes.js';
import type { Filled, Schemas, StockRow } from '../../api/types.js';
import { onlyReads, type Session } from '../../providers/session/session.js';
import type { Rule } from '../../shared/form/rules.js';

export interface StockEditValues {
  /** Packages, signed. */
  readonly quantity: number | null;
  readonly expiry: string | null;
  readonly comment: string;
}

/** `PUT /{centerType}/stock` */
export type StockEditBody = Filled<Schemas['StockEditBody']>;

/** The present expiry is shown, to be changed; unchanged, it is none of the correction's. */
export const valuesOf = (row: StockRow): StockEditValues => ({
  quantity: null,
  expiry: editsExpiry(row) ? row.peremption : null,
  comment: '',
});

export const toBody =
  (row: StockRow) =>
  ({ quantity, expiry, comment }: StockEditValues): StockEditBody => ({
    idStock: row.id,
    quantite: quantity,
    peremption: expiry === row.peremption ? null : expiry,
    commentaire: comment.trim(),
  });

export const FIELD_NAMES = { quantite: 'quantity', peremption: 'expiry', commentaire: 'comment' } as const;

/** A vaccination centre counts; the expiry is its supplier's to correct. */
export const editsExpiry = ({ centerType }: Pick<StockRow, 'centerType'>): boolean =>
  centerType !== 'VACCINATION';

/**
 * Administrators correct any stock, who holds ROLE_ADMIN_DISPATCH and vaccination centres their own
 * (docs/rules/access.md, AC-6).
 */
export function mayEdit(
  { centre, centerType }: Pick<StockRow, 'centre' | 'centerType'>,
  session: Pick<Session, 'user' | 'centre' | 'centres'>,
): boolean {
  if (onlyReads(session)) return false;
  if (session.user.isAdmin) return true;
  if (centre.id !== session.centre?.id) return false;
  return centerType === 'VACCINATION' || session.user.isAdminDispatch;
}

/** Not 0, and not more away than is there. */
export const correction =
  (row: Pick<StockRow, 'quantite'>): Rule<number | null> =>
  (value) => {
    if (value === null) return undefined;
    if (value === 0) return { code: ErrorCode.quantityInvalid };
    return row.quantite + value < 0 ? { code: ErrorCode.quantityAboveStock } : undefined;
  };

/** One of both, at least; `isExpiryChanged` is asked when the form is sent. */
export const quantityOrExpiry =
  (isExpiryChanged: () => boolean): Rule<number | null> =>
  (value) =>
    value === null && !isExpiryChanged() ? { code: ErrorCode.quantityOrExpiry } : undefined;
