import type { Directory } from '../../../reference-data/directory.js';
import * as shows from '../../http/fields/answer-fields.js';
import { byCentreName, NamedCentre, namedCentre } from '../shared/references.dto.js';

/** A lot of a product with one expiry, over all centres that the user may see. */
export class LotRow {
  @shows.id('Product.')
  idProduit!: string;

  @shows.text('Commercial name of the product.', { example: 'Vaxilor' })
  nomCommercial!: string;

  @shows.text('Lot.', { example: 'VX2411A' })
  lot!: string;

  @shows.day('Expiry; for month-type products the last day of the month.')
  peremption!: string;

  @shows.count('What these centres hold of it together.', { unit: 'packages', example: 120 })
  quantite!: number;

  @shows.list('Centres that hold some of it, by name.', () => NamedCentre)
  centres!: readonly NamedCentre[];

  @shows.flag('A standing recall of the lot reaches one of the centres within reach.', { example: false })
  rappel!: boolean;
}

export interface LotRecord {
  readonly product_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly quantity: number;
  readonly centre_ids: readonly string[] | null;
  readonly recalled: boolean;
}

export const lotRow = (directory: Directory, record: LotRecord): LotRow => ({
  idProduit: record.product_id,
  nomCommercial: directory.product(record.product_id)?.commercialName ?? record.product_id,
  lot: record.lot,
  peremption: record.expiry,
  quantite: record.quantity,
  centres: (record.centre_ids ?? []).map((id) => namedCentre(directory, id)).sort(byCentreName),
  rappel: record.recalled,
});
