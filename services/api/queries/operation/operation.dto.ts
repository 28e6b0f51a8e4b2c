import { ApiProperty } from '@nestjs/swagger';
import {
  EXIT_DESTINATIONS,
  type ExitDestination,
  type OperationKind,
  PACKAGINGS,
  type Packaging,
  TRANSFER_TYPES,
  type TransferType,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { BatchView } from '../delivery-note/delivery-note.dto.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** What the record of every operation shows: who did what with which batch. */
class OperationView {
  @ApiProperty({
    description: 'Operation, as movements name it in `idOperation`.',
    format: 'uuid',
    example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({ description: 'When it happened.', format: 'date-time', example: '2026-11-20T09:30:00.000Z' })
  date!: string;

  @ApiProperty({ description: 'Who did it.', example: 'Claire Dubois' })
  utilisateur!: string;

  @ApiProperty({ description: 'Centre.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Batch.', type: () => BatchView })
  stock!: BatchView;

  @ApiProperty({ description: 'How much. Unit: packages.', type: 'integer', minimum: 0, example: 2 })
  quantite!: number;

  @ApiProperty({
    description: 'The batch may be used until; null where no limit is known.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-20T08:30:00.000Z',
  })
  limiteUtilisation!: string | null;

  @ApiProperty({
    description: 'Number of the delivery note by which the batch arrived.',
    type: String,
    nullable: true,
    example: 'PN-2026-000123',
  })
  numeroBl!: string | null;
}

export class ScrappingView extends OperationView {
  @ApiProperty({ description: 'Code of the value list SCRAPPING_CAUSE.', example: 'CASSE' })
  cause!: string;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: 'Tombé du quai' })
  commentaire!: string | null;
}

export class FridgeExitView extends OperationView {
  @ApiProperty({
    description: 'For the centre itself, or for a point.',
    enum: EXIT_DESTINATIONS,
    example: 'INTERNE',
  })
  sortieType!: ExitDestination;

  @ApiProperty({
    description: 'Vaccination point that it was for.',
    type: () => CentreReference,
    nullable: true,
  })
  pointVacc!: CentreReference | null;

  @ApiProperty({ description: 'How it was typed in.', enum: PACKAGINGS, example: 'FLACON' })
  typeConditionnement!: Packaging;

  @ApiProperty({
    description: 'Syringes drawn, in syringe mode. Unit: syringes.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  seringueQte!: number | null;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: null })
  commentaire!: string | null;
}

class ReturnedNote {
  @ApiProperty({ description: 'Number.', type: String, nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;
}

/** The batch that a return made at the dispatch centre. */
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

export class ProductReturnView extends OperationView {
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

/** How each kind of operation is shown. */
export interface OperationViews extends Record<OperationKind, OperationView> {
  readonly 'fridge-exit': FridgeExitView;
  readonly scrapping: ScrappingView;
  readonly return: ProductReturnView;
}

/** A row; the database makes sure that the columns which its kind needs are filled. */
export interface OperationRecord {
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
  readonly cause: string | null;
  readonly destination: ExitDestination | null;
  readonly point_id: string | null;
  readonly packaging: Packaging | null;
  readonly syringes: number | null;
  readonly from_centre_id: string | null;
  readonly taken_quantity: number | null;
  readonly exit_at: Date | null;
}

type ViewOf<Kind extends OperationKind> = (
  directory: Directory,
  record: OperationRecord,
  shared: OperationView,
) => OperationViews[Kind];

const VIEWS: { readonly [Kind in OperationKind]: ViewOf<Kind> } = {
  scrapping: (_, { cause, comment }, shared) => ({ ...shared, cause: cause!, commentaire: comment }),

  'fridge-exit': (directory, record, shared) => ({
    ...shared,
    sortieType: record.destination!,
    pointVacc: record.point_id === null ? null : centreView(directory, record.point_id),
    typeConditionnement: record.packaging!,
    seringueQte: record.syringes,
    commentaire: record.comment,
  }),

  return: (directory, record, { stock, ...shared }) => ({
    ...shared,
    stock: {
      ...stock,
      produit: shared.produit,
      centreRetour: centreView(directory, record.from_centre_id!),
      retourBl: { numeroBl: record.note_number },
      dateSortie: record.exit_at?.toISOString() ?? null,
      stockTransfertType: record.transfer_type,
    },
    quantitePrelevee: record.taken_quantity!,
    cause: record.comment,
  }),
};

const sharedView = (directory: Directory, record: OperationRecord): OperationView => ({
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

/** What the wire shows of a record. */
export const operationView = <Kind extends OperationKind>(
  directory: Directory,
  kind: Kind,
  record: OperationRecord,
): OperationViews[Kind] => VIEWS[kind](directory, record, sharedView(directory, record));
