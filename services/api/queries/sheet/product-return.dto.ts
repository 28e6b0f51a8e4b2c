import { ApiProperty } from '@nestjs/swagger';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import { BatchView } from '../delivery-note/delivery-note.dto.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';
import { Sheet } from './sheet.dto.js';

class ReturnedNote {
  @ApiProperty({ description: 'Number.', type: String, nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;
}

/** The batch that a return made at the dispatch centre (section 3 "Return"). */
class ReturnedBatch extends BatchView {
  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Where it came back from.', type: () => CentreReference })
  centreRetour!: CentreReference;

  @ApiProperty({ description: 'Delivery note by which it had left.', type: () => ReturnedNote })
  retourBl!: ReturnedNote;

  @ApiProperty({
    description: 'When it had left the freezer.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-18T08:30:00.000Z',
  })
  dateSortie!: string | null;

  @ApiProperty({
    description: 'Thermal state of the batch.',
    enum: TRANSFER_TYPES,
    nullable: true,
    example: null,
  })
  stockTransfertType!: TransferType | null;
}

export class ProductReturnView extends Sheet {
  @ApiProperty({
    description: 'Batch that the return made, under the id of the return.',
    type: () => ReturnedBatch,
  })
  override stock!: ReturnedBatch;

  @ApiProperty({
    description:
      'What was taken from the centre; less than `quantite` where a return above the residual was confirmed. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 2,
  })
  quantitePrelevee!: number;

  @ApiProperty({
    description: 'Why it came back (`commentaireRetour`).',
    type: String,
    nullable: true,
    example: 'Surplus de la séance',
  })
  cause!: string | null;
}
