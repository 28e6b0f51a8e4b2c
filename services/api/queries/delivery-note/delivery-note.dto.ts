import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IdFilter } from '../../http/fields/query-filters.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

const STATUSES = ['PREPARE', 'RECU', 'ANNULE'] as const;
export type LineStatus = (typeof STATUSES)[number];

/** A batch as notes and records of operations show it: as it was at the moment of the operation. */
export class BatchView {
  @shows.id('Batch.')
  id!: string;

  @shows.text('Batch number.', { example: 'VX2411A' })
  lot!: string;

  @shows.day('Expiry; for month-type products the last day of the month.')
  peremption!: string;

  @shows.choice('Thermal state in which it had entered.', TRANSFER_TYPES, { nullable: true })
  transfertType!: TransferType | null;
}

export class DeliveryNoteLine {
  @shows.id('Line (`idLigneBl`).')
  id!: string;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('Batch at the issuing centre.', () => BatchView)
  stock!: BatchView;

  @shows.text('External reference.', { nullable: true, example: 'CMD-2026-77' })
  refExterne!: string | null;

  @shows.count('What left.', { unit: 'packages', min: 1, example: 20 })
  quantite!: number;

  @shows.instant('When it leaves the freezer (`sortie`).', {
    nullable: true,
    example: '2026-11-20T08:30:00.000Z',
  })
  dateSortie!: string | null;

  @shows.count(
    'What is left: of the line at the vaccination centre that received it, else of its batch at the issuing centre; 0 where the destination is not followed up.',
    { unit: 'packages', example: 12 },
  )
  quantiteStock!: number;

  @shows.count('Sent and not arrived, as the receiver said: entered there and scrapped at once.', {
    unit: 'packages',
    example: 0,
  })
  ecart!: number;

  @shows.choice('PREPARE on the way, RECU received, ANNULE cancelled.', STATUSES, { example: 'PREPARE' })
  statut!: LineStatus;

  @shows.instant('May be used until; null where no limit is known yet.', {
    nullable: true,
    example: '2026-12-20T08:30:00.000Z',
  })
  limiteUtilisation!: string | null;

  @shows.flag('Its goods had come back by a product return before they left.', { example: false })
  retourProduit!: boolean;

  @shows.flag('Its lot is recalled at the issuer or at the destination.', { example: false })
  rappel!: boolean;
}

export class Reception {
  @shows.instant('When the goods were received, as declared.')
  date!: string;

  @shows.text('Who received them.', { example: 'Hugo Bernard' })
  utilisateur!: string;

  @shows.flag('The reception was compliant.', { example: false })
  conforme!: boolean;

  @shows.text('Comment.', { nullable: true, example: 'Un carton ouvert' })
  commentaire!: string | null;
}

/** A delivery note as lists show it. */
export class DeliveryNote {
  @shows.id('Delivery note, which is also the preparation.')
  id!: string;

  @shows.text('Number.', { example: 'PN-2026-000123' })
  numeroBl!: string;

  @shows.instant('When it was prepared.')
  date!: string;

  @shows.flag('Prepared as thawed.', { example: false })
  decongele!: boolean;

  @shows.part('Issuing centre.', () => CentreReference)
  emetteur!: CentreReference;

  @shows.part('Where it goes; null for a transfer without a destination.', () => CentreReference, {
    nullable: true,
  })
  destination!: CentreReference | null;

  @shows.part('Its reception; null until it is received.', () => Reception, { nullable: true })
  reception!: Reception | null;

  @shows.flag('The lot of one of its lines is recalled at the issuer or at the destination.', {
    example: false,
  })
  rappel!: boolean;

  @shows.list('Lines.', () => DeliveryNoteLine)
  lignes!: DeliveryNoteLine[];
}

export class ExpectedNoteFilters {
  @IdFilter('Only notes with a line of this product.')
  idProduit?: string;
}

export class ReturnableNoteFilters {
  @IdFilter('Only lines of this product.')
  idProduit?: string;

  @IdFilter('Vaccination centre that the goods come back from; every one within reach where absent.')
  idVaccination?: string;
}
