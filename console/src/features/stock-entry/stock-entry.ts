/** What a stock entry asks for, and what it sends (docs/rules/receptions.md; transfers: docs/rules/stock.md, ST-9). */
import type { CentreTree, Filled, Product, Schemas, TransferType } from '../../api/types.js';
import type { StoragePrefix } from '../../providers/session/prefix.js';
import type { IncomingNote } from './incoming-note.js';
import {
  EMPTY_RECEPTION,
  RECEPTION_FIELDS,
  type ReceptionValues,
  receptionOf,
  toReceivedLines,
} from './reception.js';

export type EntryOrigin = 'EXTERNAL' | 'REFERENT';

/** Both origins in one form: what was typed for one is still there after a look at the other. */
export interface StockEntryValues extends ReceptionValues {
  readonly origin: EntryOrigin;
  readonly product: string | null;
  readonly quantity: number | null;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string | null;
  readonly isTransfer: boolean;
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
  readonly receivedAt: string | null;
}

/** Nothing is said of a product yet. */
const NO_GOODS = {
  quantity: null,
  lot: '',
  expiry: null,
  isTransfer: false,
  transferType: null,
  transferredAt: null,
} as const;

export const emptyEntry = (origin: EntryOrigin): StockEntryValues => ({
  origin,
  product: null,
  ...NO_GOODS,
  receivedAt: null,
  ...EMPTY_RECEPTION,
});

/** Another product: quantity, batch, dates and transfer of the one before are emptied. */
export const withProduct = (
  values: StockEntryValues,
  product: string | null,
  now: Date,
): StockEntryValues => ({
  ...values,
  product,
  ...NO_GOODS,
  receivedAt: product === null ? null : now.toISOString(),
});

/** Something was typed or chosen for the product, which another one would empty or be given. */
export const isBegun = (values: StockEntryValues): boolean => {
  const { product, quantity, lot, expiry, isTransfer, compliant } = values;
  return product !== null && (quantity !== null || lot !== '' || expiry !== null || isTransfer || !compliant);
};

/** Another delivery note: compliant, without a comment, received now unless the user says otherwise. */
export const withNote = (
  values: StockEntryValues,
  note: IncomingNote | undefined,
  now: Date,
): StockEntryValues => ({
  ...values,
  ...receptionOf(note),
  receivedAt: now.toISOString(),
});

/** What an alert asks to be entered: a note that waits, or a product of which more is needed. */
export function entryGiven(
  begin: StockEntryValues,
  { idBl, idProduit }: Readonly<Record<string, string | undefined>>,
  {
    notes,
    products,
  }: { readonly notes: readonly IncomingNote[]; readonly products: readonly Pick<Product, 'id'>[] },
  now: Date,
): StockEntryValues {
  const note = notes.find(({ id }) => id === idBl);
  if (note) return withNote({ ...begin, origin: 'REFERENT' }, note, now);
  const product = products.find(({ id }) => id === idProduit);
  return product ? withProduct({ ...begin, origin: 'EXTERNAL' }, product.id, now) : begin;
}

/** `POST /{prefix}/entree-stock` */
export type ExternalEntryBody = Filled<Schemas['ExternalEntryBody']>;

/** `POST /{prefix}/entree-stock-with-bl` */
export type ReferentEntryBody = Filled<Schemas['ReferentReceptionBody']>;

export type StockEntryBody = ExternalEntryBody | ReferentEntryBody;

export function toBody(values: StockEntryValues): StockEntryBody {
  const reception = {
    reception: values.receivedAt,
    conforme: values.compliant,
    commentaire: values.compliant ? null : values.comment.trim(),
  };
  if (values.origin === 'REFERENT') {
    return { referentBlId: values.note, ...reception, lignes: toReceivedLines(values) };
  }
  const transferType = values.isTransfer ? values.transferType : null;
  return {
    idProduit: values.product,
    quantite: values.quantity,
    lot: values.lot.trim(),
    peremption: values.expiry,
    ...reception,
    transfertType: transferType,
    transfertDate: needsTransferTime(transferType) ? values.transferredAt : null,
  };
}

export const pathOf = (prefix: StoragePrefix, body: StockEntryBody) =>
  `/${prefix}/${'referentBlId' in body ? 'entree-stock-with-bl' : 'entree-stock'}` as const;

export const FIELD_NAMES = {
  idProduit: 'product',
  quantite: 'quantity',
  lot: 'lot',
  peremption: 'expiry',
  transfertType: 'transferType',
  transfertDate: 'transferredAt',
  referentBlId: 'note',
  reception: 'receivedAt',
  ...RECEPTION_FIELDS,
} as const;

/** Frozen goods have not left the freezer: there is no time to tell. */
export const needsTransferTime = (type: TransferType | null): boolean => type !== null && type !== 'CONGELE';

type CentreInTree = Pick<CentreTree, 'type' | 'parents'>;

/** A referent above that holds stock: its delivery notes may be received here. */
export const hasStockedReferent = ({ parents }: Pick<CentreInTree, 'parents'>): boolean =>
  parents.some(({ type, gestionStock }) => type === 'REFERENT' && gestionStock);

/** Where the form shows the transfer (docs/rules/stock.md, ST-9); the service decides. */
export const offersTransfer = (
  centre: CentreInTree,
  product: Pick<Product, 'stabilite28'> | undefined,
): boolean =>
  typeof product?.stabilite28 === 'number' &&
  (centre.type === 'DISPATCH' || (centre.type === 'REFERENT' && hasStockedReferent(centre)));
