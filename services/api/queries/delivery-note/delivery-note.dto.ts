import { ApiProperty } from '@nestjs/swagger';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import { CentreReference, ProductReference } from '../shared/references.dto.js';

const STATUSES = ['PREPARE', 'RECU', 'ANNULE'] as const;
export type LineStatus = (typeof STATUSES)[number];

/** A batch as notes and records of operations show it: as it was at the moment of the operation. */
export class BatchView {
  @ApiProperty({ description: 'Batch.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({ description: 'Batch number.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({
    description: 'Expiry; for month-type products the last day of the month.',
    type: String,
    format: 'date',
    example: '2027-06-30',
  })
  peremption!: string;

  @ApiProperty({
    description: 'Thermal state in which it had entered.',
    enum: TRANSFER_TYPES,
    nullable: true,
    example: null,
  })
  transfertType!: TransferType | null;
}

export class DeliveryNoteLine {
  @ApiProperty({
    description: 'Line (`idLigneBl`).',
    format: 'uuid',
    example: '9a1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Batch at the issuing centre.', type: () => BatchView })
  stock!: BatchView;

  @ApiProperty({ description: 'External reference.', type: String, nullable: true, example: 'CMD-2026-77' })
  refExterne!: string | null;

  @ApiProperty({ description: 'What left. Unit: packages.', type: 'integer', minimum: 1, example: 20 })
  quantite!: number;

  @ApiProperty({
    description: 'When it leaves the freezer (`sortie`).',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-20T08:30:00.000Z',
  })
  dateSortie!: string | null;

  @ApiProperty({
    description:
      'What is left: of the line at the vaccination centre that received it, else of its batch at the issuing centre; 0 where the destination is not followed up. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 12,
  })
  quantiteStock!: number;

  @ApiProperty({
    description:
      'Sent and not arrived, as the receiver said: entered there and scrapped at once. Unit: packages.',
    type: 'integer',
    minimum: 0,
    example: 0,
  })
  ecart!: number;

  @ApiProperty({
    description: 'PREPARE on the way, RECU received, ANNULE cancelled.',
    enum: STATUSES,
    example: 'PREPARE',
  })
  statut!: LineStatus;

  @ApiProperty({
    description: 'May be used until; null where no limit is known yet.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-20T08:30:00.000Z',
  })
  limiteUtilisation!: string | null;

  @ApiProperty({ description: 'Its lot is recalled at the issuer or at the destination.', example: false })
  rappel!: boolean;
}

export class Reception {
  @ApiProperty({
    description: 'When the goods were received, as declared.',
    format: 'date-time',
    example: '2026-11-20T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Who received them.', example: 'Hugo Bernard' })
  utilisateur!: string;

  @ApiProperty({ description: 'The reception was compliant.', example: false })
  conforme!: boolean;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: 'Un carton ouvert' })
  commentaire!: string | null;
}

/** A delivery note as lists show it. */
export class DeliveryNote {
  @ApiProperty({
    description: 'Delivery note, which is also the preparation.',
    format: 'uuid',
    example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  id!: string;

  @ApiProperty({ description: 'Number.', example: 'PN-2026-000123' })
  numeroBl!: string;

  @ApiProperty({
    description: 'When it was prepared.',
    format: 'date-time',
    example: '2026-11-20T07:55:12.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Prepared as thawed.', example: false })
  decongele!: boolean;

  @ApiProperty({ description: 'Issuing centre.', type: () => CentreReference })
  emetteur!: CentreReference;

  @ApiProperty({
    description: 'Where it goes; null for a transfer without a destination.',
    type: () => CentreReference,
    nullable: true,
  })
  destination!: CentreReference | null;

  @ApiProperty({
    description: 'Its reception; null until it is received.',
    type: () => Reception,
    nullable: true,
  })
  reception!: Reception | null;

  @ApiProperty({
    description: 'The lot of one of its lines is recalled at the issuer or at the destination.',
    example: false,
  })
  rappel!: boolean;

  @ApiProperty({ description: 'Lines.', type: () => [DeliveryNoteLine] })
  lignes!: DeliveryNoteLine[];
}
