import { COUNT_STATUSES, type CountStatus } from '../../../../projections/count/tables.js';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { FlagFilter, IdFilter, OneOfFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

/** Filters of `GET /{centerPath}/inventaire`. */
export class CountFilters extends ListQuery {
  @IdFilter('Only counts of this product alone; counts of all products are left out.')
  idProduit?: string;

  @OneOfFilter('Only these statuses; absent: all.', COUNT_STATUSES)
  statut?: CountStatus[];

  @FlagFilter('`false`: without the lines. Default: with them.')
  lignes?: boolean;
}

/** What a count of stock is, without its lines. */
export class CountFacts {
  @shows.id('Count.')
  id!: string;

  @shows.text('Its number, which is the comment of the corrections that it makes.', {
    example: 'INV-PN-2026-000012',
  })
  numero!: string;

  @shows.choice('Open, closed with its corrections, or abandoned.', COUNT_STATUSES)
  statut!: CountStatus;

  @shows.part('Where it is.', () => NamedCentre)
  centre!: NamedCentre;

  @shows.part('The product; null: all products.', () => ProductReference, { nullable: true })
  produit!: ProductReference | null;

  @shows.instant('When it was opened.')
  dateOuverture!: string;

  @shows.text('Who opened it.', { example: 'Claire Martin' })
  ouvertPar!: string;

  @shows.instant('When it was closed or abandoned.', { nullable: true })
  dateFin!: string | null;

  @shows.text('Who closed or abandoned it.', { nullable: true })
  terminePar!: string | null;

  @shows.count('Batches that were counted.', { unit: 'batches', example: 14 })
  nbComptes!: number;

  @shows.count('Of these, batches with a difference.', { unit: 'batches', example: 2 })
  nbEcarts!: number;
}

/** A batch in a count. */
export class CountLine {
  @shows.id('Batch; at a vaccination centre the delivery-note line (`idLigneBl`).')
  idStock!: string;

  @shows.text('Batch number.', { example: 'VX2411A' })
  lot!: string;

  @shows.count(
    'What the ledger had when the line was counted; before that, what it has. Null before the line is counted for who may not edit the stock.',
    { unit: 'packages', nullable: true, example: 12 },
  )
  quantiteAttendue!: number | null;

  @shows.count('What was found; null: not counted.', { unit: 'packages', nullable: true, example: 11 })
  quantiteComptee!: number | null;

  @shows.difference('Counted − expected; null: not counted.', {
    unit: 'packages',
    nullable: true,
    example: -1,
  })
  ecart!: number | null;
}

/** A count of stock as lists show it. */
export class CountRow extends CountFacts {
  @shows.list(
    'Batches that were counted; of an open count also those that the centre holds and that are not counted yet. By product, expiry and lot. Absent where the list was asked for without them.',
    () => CountLine,
    { optional: true },
  )
  lignes?: readonly CountLine[];
}

/** A batch in a count, with what one has to know to find it. */
export class CountLineView extends CountLine {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.day('Expiry; for month-type products the last day of the month.')
  peremption!: string;

  @shows.flag('Thawed.', { example: false })
  decongele!: boolean;

  @shows.flag('Comes from a product return.', { example: false })
  retourProduit!: boolean;

  @shows.choice('Thermal state.', TRANSFER_TYPES, { nullable: true })
  transfertType!: TransferType | null;

  @shows.text('Number of the delivery note by which it arrived.', {
    optional: true,
    example: 'PN-2026-000123',
  })
  numeroBl?: string;

  @shows.instant('When it was counted.', { nullable: true, example: '2026-11-22T08:10:00.000Z' })
  dateComptage!: string | null;

  @shows.text('Who counted it.', { nullable: true, example: 'Claire Martin' })
  comptePar!: string | null;
}

export class CountView extends CountFacts {
  @shows.flag(
    'The caller may close it while it is open: who edits the stock of the centre, where it is the selected one.',
  )
  peutCloturer!: boolean;

  @shows.list(
    'Batches that were counted, and batches that the centre holds and that are not counted yet; of a count that has ended, as it ended. By product, expiry and lot.',
    () => CountLineView,
  )
  lignes!: readonly CountLineView[];
}
