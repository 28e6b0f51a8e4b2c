import { ApiProperty } from '@nestjs/swagger';
import { movementTable } from '../../../../projections/movement/table.js';
import { select } from '../../../../projections/table.js';
import {
  MOVEMENT_TYPES,
  type MovementType,
  PACKAGINGS,
  type Packaging,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** A return above the residual that was forced: what was declared is not what the centre still had. */
class ReturnAnomaly {
  @ApiProperty({
    description: 'Declared, and entered at the dispatch centre. Unit: packages.',
    type: 'integer',
    example: 5,
  })
  quantiteDeclaree!: number;

  @ApiProperty({
    description: 'Taken from the stock of the vaccination centre. Unit: packages.',
    type: 'integer',
    example: 3,
  })
  quantitePrelevee!: number;
}

class EntryReception {
  @ApiProperty({
    description: 'When the goods were received, as declared.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Compliant. Where it was not, the comment says why.', example: true })
  conforme!: boolean;
}

/** A line of the movement history. */
export class MovementRow {
  @ApiProperty({ description: 'Movement.', format: 'uuid', example: '9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({ description: 'What happened.', enum: MOVEMENT_TYPES, example: 'PREPARATION' })
  type!: MovementType;

  @ApiProperty({ description: 'Into the stock or out of it.', enum: ['ENTREE', 'SORTIE'], example: 'SORTIE' })
  sens!: 'ENTREE' | 'SORTIE';

  @ApiProperty({
    description: 'How much, without a sign. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 5,
  })
  quantite!: number;

  @ApiProperty({
    description: 'When.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  date!: string;

  @ApiProperty({
    description: 'When the ledger took it.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:30:00.120Z',
  })
  dateEnregistrement!: string;

  @ApiProperty({
    description: 'Event of the ledger that it comes from.',
    format: 'uuid',
    example: '1e1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idEvenement!: string;

  @ApiProperty({
    description: 'Position of that event, as in `X-Ledger-Position`: `asOfPosition` shows what it left.',
    type: 'integer',
    example: 1042,
  })
  position!: number;

  @ApiProperty({ description: 'Who: first and last name.', example: 'Claire Bernard' })
  utilisateur!: string;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: null })
  commentaire!: string | null;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Centre whose stock it is.', type: () => CentreReference })
  centre!: CentreReference;

  @ApiProperty({ description: 'Batch.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  idStock!: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description: 'Expiry of the batch after the movement.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({
    description: 'Expiry before it was changed; only for MODIF_PEREMPTION.',
    type: String,
    format: 'date',
    nullable: true,
    example: null,
  })
  anciennePeremption!: string | null;

  @ApiProperty({
    description: 'Delivery note of the preparation, or the one by which the batch arrived.',
    type: String,
    nullable: true,
    example: 'PN-2026-000123',
  })
  numeroBl!: string | null;

  @ApiProperty({
    description: 'Centre of the network to which the goods go.',
    type: () => CentreReference,
    nullable: true,
  })
  destination!: CentreReference | null;

  @ApiProperty({
    description: 'Centre of the network from which the goods come.',
    type: () => CentreReference,
    nullable: true,
  })
  provenance!: CentreReference | null;

  @ApiProperty({
    description: 'Vaccination point of a fridge exit.',
    type: () => CentreReference,
    nullable: true,
  })
  pointVacc!: CentreReference | null;

  @ApiProperty({
    description: 'Entry mode of a fridge exit.',
    enum: PACKAGINGS,
    nullable: true,
    example: 'FLACON',
  })
  typeConditionnement!: Packaging | null;

  @ApiProperty({
    description: 'Syringes of a fridge exit in syringe mode. Unit: syringes.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  seringueQte!: number | null;

  @ApiProperty({
    description: 'Entry, preparation, exit, scrapping, return or edit that it belongs to.',
    format: 'uuid',
    example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idOperation!: string;

  @ApiProperty({
    description: 'Movement that this one takes back.',
    type: String,
    format: 'uuid',
    nullable: true,
    example: null,
  })
  idMouvementAnnule!: string | null;

  @ApiProperty({
    description: 'What does not add up in a forced return.',
    type: () => ReturnAnomaly,
    nullable: true,
  })
  anomalie!: ReturnAnomaly | null;

  @ApiProperty({
    description: 'Why this batch was taken before one that ends earlier; null where nobody said.',
    type: String,
    nullable: true,
    example: null,
  })
  motifDerogation!: string | null;

  @ApiProperty({
    description: 'The goods were past their usage limit or expiry, which the user confirmed.',
    type: Boolean,
    example: false,
  })
  horsLimite!: boolean;

  @ApiProperty({
    description: 'A fridge exit that was made offline before its lot was recalled, and sent after it.',
    type: Boolean,
    example: false,
  })
  lotRappele!: boolean;

  @ApiProperty({ description: 'Of an entry: its reception.', type: () => EntryReception, nullable: true })
  reception!: EntryReception | null;

  @ApiProperty({
    description: 'The action was made offline, at `date`, and sent later.',
    type: Boolean,
    example: false,
  })
  offline!: boolean;
}

export interface MovementRecord {
  readonly id: string;
  readonly centre_id: string;
  readonly occurred_at: Date;
  readonly recorded_at: Date;
  readonly event_id: string;
  readonly position: string;
  readonly type: MovementType;
  readonly inbound: boolean;
  readonly quantity: number;
  readonly user_id: string;
  readonly comment: string | null;
  readonly product_id: string;
  readonly batch_id: string;
  readonly lot: string;
  readonly expiry: string;
  readonly previous_expiry: string | null;
  readonly operation_id: string;
  readonly note_number: string | null;
  readonly destination_id: string | null;
  readonly origin_id: string | null;
  readonly point_id: string | null;
  readonly packaging: Packaging | null;
  readonly syringes: number | null;
  readonly cancels: string | null;
  readonly declared_quantity: number | null;
  readonly taken_quantity: number | null;
  readonly later_batch_reason: string | null;
  readonly past_limit: boolean;
  readonly recalled: boolean;
  readonly offline: boolean;
  readonly received_at: Date | null;
  readonly compliant: boolean | null;
}

/** Columns of {@link MovementRecord}; the alias of the table is `m`. */
export const MOVEMENT_COLUMNS = select(
  movementTable,
  'm',
  'id',
  'centre_id',
  'occurred_at',
  'recorded_at',
  'event_id',
  'position',
  'type',
  'inbound',
  'quantity',
  'user_id',
  'comment',
  'product_id',
  'batch_id',
  'lot',
  'expiry',
  'previous_expiry',
  'operation_id',
  'note_number',
  'destination_id',
  'origin_id',
  'point_id',
  'packaging',
  'syringes',
  'cancels',
  'declared_quantity',
  'taken_quantity',
  'later_batch_reason',
  'past_limit',
  'recalled',
  'offline',
  'received_at',
  'compliant',
);

export function movementRow(directory: Directory, record: MovementRecord): MovementRow {
  const centreOrNull = (id: string | null) => (id === null ? null : centreView(directory, id));
  const { declared_quantity: declared, taken_quantity: taken } = record;
  return {
    id: record.id,
    type: record.type,
    sens: record.inbound ? 'ENTREE' : 'SORTIE',
    quantite: record.quantity,
    date: record.occurred_at.toISOString(),
    dateEnregistrement: record.recorded_at.toISOString(),
    idEvenement: record.event_id,
    position: Number(record.position),
    utilisateur: directory.userName(record.user_id),
    commentaire: record.comment,
    produit: productView(directory, record.product_id),
    centre: centreView(directory, record.centre_id),
    idStock: record.batch_id,
    lot: record.lot,
    peremption: record.expiry,
    anciennePeremption: record.previous_expiry,
    numeroBl: record.note_number,
    destination: centreOrNull(record.destination_id),
    provenance: centreOrNull(record.origin_id),
    pointVacc: centreOrNull(record.point_id),
    typeConditionnement: record.packaging,
    seringueQte: record.syringes,
    idOperation: record.operation_id,
    idMouvementAnnule: record.cancels,
    anomalie:
      declared !== null && taken !== null && declared !== taken
        ? { quantiteDeclaree: declared, quantitePrelevee: taken }
        : null,
    motifDerogation: record.later_batch_reason,
    horsLimite: record.past_limit,
    lotRappele: record.recalled,
    offline: record.offline,
    reception:
      record.received_at && record.compliant !== null
        ? { date: record.received_at.toISOString(), conforme: record.compliant }
        : null,
  };
}
