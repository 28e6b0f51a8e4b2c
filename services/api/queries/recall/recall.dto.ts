import { ApiProperty } from '@nestjs/swagger';
import type { RecallScope } from '../../../domain/recall/events.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

const RECALL_SCOPES = ['RESEAU', 'CENTRE'] as const satisfies readonly RecallScope[];

export class RecallLift {
  @ApiProperty({
    description: 'When.',
    type: String,
    format: 'date-time',
    example: '2026-11-22T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Why.', example: 'Analyse conforme' })
  motif!: string;

  @ApiProperty({ description: 'By whom.', example: 'Claire Martin' })
  utilisateur!: string;
}

export class RecallRow {
  @ApiProperty({ description: 'Recall.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Lot.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({ description: 'Why.', example: 'Défaut de stérilité' })
  motif!: string;

  @ApiProperty({ description: 'What the centres are to do.', type: String, nullable: true, example: null })
  instruction!: string | null;

  @ApiProperty({
    description: 'Whole network, or a referent and all below it.',
    enum: RECALL_SCOPES,
    example: 'RESEAU',
  })
  portee!: RecallScope;

  @ApiProperty({
    description: 'The referent; null for the whole network.',
    type: () => NamedCentre,
    nullable: true,
  })
  emetteur!: NamedCentre | null;

  @ApiProperty({
    description: 'When.',
    type: String,
    format: 'date-time',
    example: '2026-11-22T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({
    description: 'When and why it was lifted; null: it stands.',
    type: () => RecallLift,
    nullable: true,
  })
  levee!: RecallLift | null;
}

/** A centre that the recall concerns: it holds, held or awaits the lot. */
export class RecallCentre {
  @ApiProperty({ description: 'Centre.', type: () => NamedCentre })
  centre!: NamedCentre;

  @ApiProperty({ description: 'What it holds of the lot. Unit: packages.', type: 'integer', example: 12 })
  quantite!: number;

  @ApiProperty({
    description: 'When it acknowledged the recall; null: not yet.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  accuseLe!: string | null;

  @ApiProperty({ description: 'Who acknowledged it.', type: String, nullable: true, example: null })
  accusePar!: string | null;
}

export class RecallView extends RecallRow {
  @ApiProperty({
    description: 'The centres that it concerns, within reach, by name.',
    type: () => [RecallCentre],
  })
  centres!: readonly RecallCentre[];
}

/** A recall as rows of other screens carry it. */
export class RecallMark {
  @ApiProperty({ description: 'Recall.', format: 'uuid', example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({
    description: 'When.',
    type: String,
    format: 'date-time',
    example: '2026-11-22T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'Why.', example: 'Défaut de stérilité' })
  motif!: string;

  @ApiProperty({ description: 'What the centres are to do.', type: String, nullable: true, example: null })
  instruction!: string | null;

  @ApiProperty({
    description: 'Whole network, or a referent and all below it.',
    enum: RECALL_SCOPES,
    example: 'RESEAU',
  })
  portee!: RecallScope;
}
