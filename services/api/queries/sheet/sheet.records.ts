/** Sheets as the read models hold them, and as the wire shows them. */
import type { ExitDestination, Packaging, TransferType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../reference-data/directory.js';
import { centreView, productView } from '../shared/references.dto.js';
import type { FridgeExitView } from './fridge-exit.dto.js';
import type { ProductReturnView } from './product-return.dto.js';
import type { ScrappingView } from './scrapping.dto.js';
import type { Sheet } from './sheet.dto.js';

export interface SheetRecord {
  readonly id: string;
  readonly centre_id: string;
  readonly occurred_at: Date;
  readonly user_id: string;
  readonly quantity: number;
  readonly comment: string | null;
  readonly note_number: string | null;
  readonly batch_id: string;
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly transfer_type: TransferType | null;
  readonly usage_limit: Date | null;
}

export interface ScrappingRecord extends SheetRecord {
  readonly cause: string;
}

export interface FridgeExitRecord extends SheetRecord {
  readonly destination: ExitDestination;
  readonly point_id: string | null;
  readonly packaging: Packaging;
  readonly syringes: number | null;
}

export interface ProductReturnRecord extends SheetRecord {
  readonly from_centre_id: string;
  readonly taken_quantity: number;
  readonly exit_at: Date | null;
}

/** Columns of {@link SheetRecord} from any table of sheets `s`; the expiry as text, it is a day and no instant. */
export const SHEET_COLUMNS = `s.id, s.centre_id, s.occurred_at, s.user_id, s.quantity, s.comment, s.note_number,
  s.batch_id, s.product_id, s.lot, s.expiry::text AS expiry, s.transfer_type, s.usage_limit`;

export const scrappingView = (directory: Directory, record: ScrappingRecord): ScrappingView => ({
  ...sheet(directory, record),
  cause: record.cause,
  commentaire: record.comment,
});

export const fridgeExitView = (directory: Directory, record: FridgeExitRecord): FridgeExitView => ({
  ...sheet(directory, record),
  sortieType: record.destination,
  pointVacc: record.point_id === null ? null : centreView(directory, record.point_id),
  typeConditionnement: record.packaging,
  seringueQte: record.syringes,
  commentaire: record.comment,
});

export function productReturnView(directory: Directory, record: ProductReturnRecord): ProductReturnView {
  const { stock, ...shared } = sheet(directory, record);
  return {
    ...shared,
    stock: {
      ...stock,
      produit: shared.produit,
      centreRetour: centreView(directory, record.from_centre_id),
      retourBl: { numeroBl: record.note_number },
      dateSortie: record.exit_at?.toISOString() ?? null,
      stockTransfertType: record.transfer_type,
    },
    quantitePrelevee: record.taken_quantity,
    cause: record.comment,
  };
}

const sheet = (directory: Directory, record: SheetRecord): Sheet => ({
  id: record.id,
  date: record.occurred_at.toISOString(),
  utilisateur: directory.userName(record.user_id),
  centre: centreView(directory, record.centre_id),
  produit: productView(directory, record.product_id),
  stock: {
    id: record.batch_id,
    lot: record.lot,
    peremption: record.expiry,
    transfertType: record.transfer_type,
  },
  quantite: record.quantity,
  limiteUtilisation: record.usage_limit?.toISOString() ?? null,
  numeroBl: record.note_number,
});
