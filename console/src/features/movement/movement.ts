/** A line of the movement history, what it can be searched by, and where it leads (companion section 2.5). */
import type { Movement } from '../../api/types.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { mondayOf, today } from '../../shared/format/zone.js';
import type { ToneName } from '../../theme/tokens.js';

export type MovementFilters = {
  readonly idProduit: string | null;
  readonly numeroBl: string;
  readonly destination: string | null;
  readonly lot: string;
  /** Business days, both included. */
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
};

/** From the start of the ISO week until today; today's end lies ahead, so that what is being done is there too. */
export function thisWeek(zone: string, now: Date = new Date()): MovementFilters {
  const day = today(zone, now);
  return {
    idProduit: null,
    numeroBl: '',
    destination: null,
    lot: '',
    dateDebut: mondayOf(day),
    dateFin: day,
  };
}

/** The sheet of the operation that a movement belongs to; entries and corrections have none. */
export function sheetOf({ type, idOperation }: Pick<Movement, 'type' | 'idOperation'>, prefix: Prefix) {
  switch (type) {
    case 'PREPARATION':
    case 'SORTIE_FRIGO':
    case 'SORTIE_POINT':
      return `/${prefix}/exits/${idOperation}`;
    case 'DECHET':
      return `/${prefix}/scrappings/${idOperation}`;
    case 'RETOUR':
      return prefix === 'dispatch' ? `/dispatch/return/${idOperation}` : undefined;
    default:
      return undefined;
  }
}

/** What asks for a second look stands out; the rest stays quiet. */
export function toneOf({ type }: Pick<Movement, 'type'>): ToneName {
  switch (type) {
    case 'ENTREE':
    case 'REASSORT':
    case 'TRANSFERT':
      return 'good';
    case 'DECHET':
      return 'danger';
    case 'CORRECTION':
    case 'MODIF_PEREMPTION':
      return 'caution';
    case 'RETOUR':
      return 'notice';
    default:
      return 'neutral';
  }
}
