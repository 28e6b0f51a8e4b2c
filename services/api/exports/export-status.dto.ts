import { ApiProperty } from '@nestjs/swagger';
import type { ExportState, ExportStatus } from '../../jobs/job-desk.js';

const STATES = {
  WAITING: 'EN_ATTENTE',
  RUNNING: 'EN_COURS',
  DONE: 'TERMINE',
  FAILED: 'ECHEC',
  CANCELLED: 'ANNULE',
} as const satisfies Record<ExportState, string>;

/** An export that is being made. */
export class ExportStatusView {
  @ApiProperty({ description: 'Export.', format: 'uuid', example: '5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d' })
  id!: string;

  @ApiProperty({ description: 'How far it is.', enum: Object.values(STATES), example: 'EN_COURS' })
  statut!: (typeof STATES)[ExportState];

  @ApiProperty({ description: 'Written so far. Unit: rows.', type: 'integer', minimum: 0, example: 42_000 })
  nbLignes!: number;

  @ApiProperty({
    description: 'In all, as counted at the beginning; 0 before. Unit: rows.',
    type: 'integer',
    minimum: 0,
    example: 100_000,
  })
  nbLignesTotal!: number;

  static of({ id, state, rows, total }: ExportStatus): ExportStatusView {
    return { id, statut: STATES[state], nbLignes: rows, nbLignesTotal: total };
  }
}
