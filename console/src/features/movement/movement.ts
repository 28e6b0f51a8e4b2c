/** A line of the movement history, what it can be searched by, and where it leads. */
import { type MovementCategory, movementDefinition } from '../../api/generated/vocabulary.js';
import { serviceNow } from '../../api/service-clock.js';
import type { Movement } from '../../api/types.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { dayOf, mondayOf, today, toInstant } from '../../shared/format/zone.js';
import { periodEnd } from '../../shared/list/period-end.js';
import type { ToneName } from '../../theme/tokens.js';

export type MovementFilters = {
  readonly idProduit: string | null;
  readonly numeroBl: string;
  readonly destination: string | null;
  readonly lot: string;
  /** Instants, ISO 8601. */
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  /** The moment at which the history is looked at, ISO 8601; null: now. */
  readonly asOf: string | null;
};

/** From the start of the ISO week to ten minutes from now (docs/rules/history.md, HI-3). */
export const thisWeek = (zone: string, now: Date = serviceNow()): MovementFilters =>
  weekUntil(new Date(periodEnd(now)), mondayOf(today(zone, now)), zone);

/** From the start of the ISO week of a past moment to that moment (HI-10). @param asOf ISO 8601 */
export const weekAsOf = (zone: string, asOf: string): MovementFilters =>
  weekUntil(new Date(asOf), mondayOf(dayOf(asOf, zone)), zone);

function weekUntil(end: Date, monday: string, zone: string): MovementFilters {
  return {
    idProduit: null,
    numeroBl: '',
    destination: null,
    lot: '',
    dateDebut: toInstant(`${monday}T00:00`, zone) ?? null,
    dateFin: end.toISOString(),
    asOf: null,
  };
}

/** The page of the details, for each category of movements that has one. */
const DETAILS: { readonly [Category in MovementCategory]?: string } = {
  exit: 'exits',
  scrapping: 'scrappings',
  return: 'return',
};

/** The address of the details of the operation that a movement belongs to; entries and edits have none. */
export function detailsOf({ type, idOperation }: Pick<Movement, 'type' | 'idOperation'>, prefix: Prefix) {
  const { category, details } = movementDefinition(type);
  // A return is recorded at the dispatch centre alone.
  if (!details || (category === 'return' && prefix !== 'dispatch')) return undefined;
  return `/${prefix}/${DETAILS[category]}/${idOperation}`;
}

const TONES: Readonly<Record<MovementCategory, ToneName>> = {
  entry: 'good',
  exit: 'neutral',
  scrapping: 'danger',
  edit: 'caution',
  return: 'notice',
};

/** The colour of a movement in the list: what needs a second look is set off from what is usual. */
export const toneOf = ({ type }: Pick<Movement, 'type'>): ToneName =>
  TONES[movementDefinition(type).category];
