import type { ExportState, ExportStatus } from '../../jobs/job-desk.js';
import * as shows from '../http/fields/answer-fields.js';

const STATES = {
  WAITING: 'EN_ATTENTE',
  RUNNING: 'EN_COURS',
  DONE: 'TERMINE',
  FAILED: 'ECHEC',
  CANCELLED: 'ANNULE',
} as const satisfies Record<ExportState, string>;

/** An export that is being made. */
export class ExportStatusView {
  @shows.id('Export.')
  id!: string;

  @shows.choice('How far it is.', Object.values(STATES), { example: 'EN_COURS' })
  statut!: (typeof STATES)[ExportState];

  @shows.count('Written so far.', { unit: 'rows', example: 42_000 })
  nbLignes!: number;

  @shows.count('In all, as counted at the beginning; 0 before.', { unit: 'rows', example: 100_000 })
  nbLignesTotal!: number;

  static of({ id, state, rows, total }: ExportStatus): ExportStatusView {
    return { id, statut: STATES[state], nbLignes: rows, nbLignesTotal: total };
  }
}
