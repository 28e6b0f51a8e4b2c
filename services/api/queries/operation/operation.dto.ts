import type { OperationRecord } from '../../../../projections/operation/table.js';
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
import * as shows from '../../http/fields/answer-fields.js';
import { BatchView } from '../delivery-note/delivery-note.dto.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** What the record of every operation shows: who did what with which batch. */
class OperationView {
  @shows.id('Operation, as movements name it in `idOperation`.')
  id!: string;

  @shows.instant('When it happened.')
  date!: string;

  @shows.text('Who did it.', { example: 'Claire Dubois' })
  utilisateur!: string;

  @shows.part('Centre.', () => CentreReference)
  centre!: CentreReference;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('Batch.', () => BatchView)
  stock!: BatchView;

  @shows.count('How much.', { unit: 'packages', example: 2 })
  quantite!: number;

  @shows.instant('The batch may be used until; null where no limit is known.', {
    nullable: true,
    example: '2026-12-20T08:30:00.000Z',
  })
  limiteUtilisation!: string | null;

  @shows.text('Number of the delivery note by which the batch arrived.', {
    nullable: true,
    example: 'PN-2026-000123',
  })
  numeroBl!: string | null;
}

export class ScrappingView extends OperationView {
  @shows.text('Code of the value list SCRAPPING_CAUSE.', { example: 'CASSE' })
  cause!: string;

  @shows.text('Comment.', { nullable: true, example: 'Tombé du quai' })
  commentaire!: string | null;
}

export class FridgeExitView extends OperationView {
  @shows.choice('For the centre itself, or for a point.', EXIT_DESTINATIONS, { example: 'INTERNE' })
  sortieType!: ExitDestination;

  @shows.part('Vaccination point that it was for.', () => CentreReference, { nullable: true })
  pointVacc!: CentreReference | null;

  @shows.choice('How it was typed in.', PACKAGINGS, { example: 'FLACON' })
  typeConditionnement!: Packaging;

  @shows.count('Syringes drawn, in syringe mode.', { unit: 'syringes', nullable: true })
  seringueQte!: number | null;

  @shows.text('Comment.', { nullable: true })
  commentaire!: string | null;
}

class ReturnedNote {
  @shows.text('Number.', { nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;
}

/** The batch that a return made at the dispatch centre. */
class ReturnedBatch extends BatchView {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('Where it came back from.', () => CentreReference)
  centreRetour!: CentreReference;

  @shows.part('Delivery note by which it had left.', () => ReturnedNote)
  retourBl!: ReturnedNote;

  @shows.instant('When it had left the freezer.', { nullable: true, example: '2026-11-18T08:30:00.000Z' })
  dateSortie!: string | null;

  @shows.choice('Thermal state of the batch.', TRANSFER_TYPES, { nullable: true })
  stockTransfertType!: TransferType | null;
}

export class ProductReturnView extends OperationView {
  @shows.part('Batch that the return made, under the id of the return.', () => ReturnedBatch)
  override stock!: ReturnedBatch;

  @shows.count(
    'What was taken from the centre; less than `quantite` where a return above the residual was confirmed.',
    { unit: 'packages', example: 2 },
  )
  quantitePrelevee!: number;

  @shows.text('Why it came back (`commentaireRetour`).', { nullable: true, example: 'Surplus de la séance' })
  cause!: string | null;
}

/** How each kind of operation is shown. */
export interface OperationViews extends Record<OperationKind, OperationView> {
  readonly 'fridge-exit': FridgeExitView;
  readonly scrapping: ScrappingView;
  readonly return: ProductReturnView;
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
