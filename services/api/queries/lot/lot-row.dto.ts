import { ApiProperty } from '@nestjs/swagger';
import type { Directory } from '../../../reference-data/directory.js';
import { NamedCentre, namedCentre } from '../shared/references.dto.js';

/** A lot of a product with one expiry, over all centres that the user may see. */
export class LotRow {
  @ApiProperty({ description: 'Product.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  idProduit!: string;

  @ApiProperty({ description: 'Commercial name of the product.', example: 'Vaxilor' })
  nomCommercial!: string;

  @ApiProperty({ description: 'Lot.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description: 'Expiry; for month-type products the last day of the month.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({
    description: 'What these centres hold of it together. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 120,
  })
  quantite!: number;

  @ApiProperty({ description: 'Centres that hold some of it, by name.', type: () => [NamedCentre] })
  centres!: readonly NamedCentre[];

  @ApiProperty({
    description: 'A standing recall of the lot reaches one of the centres within reach.',
    example: false,
  })
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
  centres: (record.centre_ids ?? [])
    .map((id) => namedCentre(directory, id))
    .sort((one, other) => one.nom.localeCompare(other.nom)),
  rappel: record.recalled,
});
