import { DISCREPANCY_TYPES, type DiscrepancyType } from '../../../../projections/movement/discrepancy.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IdFilter, OneOfFilter, PeriodBegin, PeriodEnd } from '../../http/fields/query-filters.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

/** Most rows of one answer: more than anybody reads. A shorter period shows the rest. */
export const MAX_DISCREPANCIES = 500;

export class DiscrepancyFilters {
  @PeriodBegin('Without dates: the current month.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;

  @IdFilter('Only this centre; of a reception also the centre that received.')
  idCentre?: string;

  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @OneOfFilter('Only these; absent: all.', DISCREPANCY_TYPES)
  type?: DiscrepancyType[];
}

/** Something that does not add up, or went another way than the rules want. */
export class Discrepancy {
  @shows.text('The same as long as its cause is the same.', {
    example: 'HORS_LIMITE-9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @shows.choice(
    'RETOUR a forced return, RECEPTION less arrived than was sent, RECEPTION_NON_CONFORME, HORS_LIMITE an operation past the limit that was confirmed, RAPPEL goods of a recalled lot that were moved offline before the recall was known, CORRECTION of a quantity, PEREMPTION_MODIFIEE, DECLARATION more declared as administered than was taken out, VERIFICATION what the check in the background found.',
    DISCREPANCY_TYPES,
    { example: 'HORS_LIMITE' },
  )
  type!: DiscrepancyType;

  @shows.instant('When; null for what concerns the whole period.', {
    nullable: true,
    example: '2026-11-20T08:30:00.000Z',
  })
  date!: string | null;

  @shows.part('Centre.', () => CentreReference, { nullable: true })
  centre!: CentreReference | null;

  @shows.part('Product.', () => ProductReference, { nullable: true })
  produit!: ProductReference | null;

  @shows.text('Batch number.', { nullable: true, example: 'VX2411A' })
  lot!: string | null;

  @shows.difference('How much, below zero where it is missing.', {
    unit: 'packages',
    nullable: true,
    example: -2,
  })
  quantite!: number | null;

  @shows.number('DECLARATION: taken out less declared, below zero.', { unit: 'doses', nullable: true })
  doses!: number | null;

  @shows.text('Who.', { nullable: true, example: 'Claire Bernard' })
  utilisateur!: string | null;

  @shows.text('Comment; of VERIFICATION what was found, in English.', { nullable: true })
  commentaire!: string | null;

  @shows.count('Position of its event in the ledger.', { nullable: true, example: 1042 })
  position!: number | null;

  @shows.text('Delivery note.', { nullable: true, example: 'PN-2026-000123' })
  numeroBl!: string | null;
}
