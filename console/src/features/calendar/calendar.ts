/** A week of the selected centre: what comes, and what ends (docs/rules/history.md, HI-16). */
import type { Item } from '../../api/calls.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { addDays } from '../../shared/format/zone.js';
import type { ToneName } from '../../theme/tokens.js';

/** `GET /centre/calendrier` */
export type CalendarEntry = Item<'/centre/calendrier'>;

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly entries: readonly CalendarEntry[];
}

/** The seven days of a week, quiet ones too. */
export const daysOf = (monday: string, entries: readonly CalendarEntry[]): CalendarDay[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => ({
    date,
    entries: entries.filter((entry) => entry.date === date),
  }));

export const TONES: Readonly<Record<CalendarEntry['type'], ToneName>> = {
  ENTREE: 'good',
  LIVRAISON_ATTENDUE: 'notice',
  DEMANDE_CONFIRMEE: 'neutral',
  PEREMPTION: 'danger',
  LIMITE: 'caution',
};

/** What arrives, and what ends: the week in two figures. */
const ARRIVALS: readonly CalendarEntry['type'][] = ['ENTREE', 'LIVRAISON_ATTENDUE', 'DEMANDE_CONFIRMEE'];

export const isArrival = ({ type }: Pick<CalendarEntry, 'type'>): boolean => ARRIVALS.includes(type);

/**
 * The path to which an entry leads; undefined where nothing is left to do. Users who only read are led to no form:
 * expired goods are shown to them in the stock.
 *
 * @param today `YYYY-MM-DD`, in the business time zone
 */
export function leadsTo(
  { type, date, idBl, id, lot, produits }: CalendarEntry,
  prefix: Prefix,
  today: string,
  reads: boolean,
): string | undefined {
  switch (type) {
    case 'ENTREE':
      return undefined;
    case 'LIVRAISON_ATTENDUE':
      return reads ? undefined : `/${prefix}/stock-entries?${new URLSearchParams({ idBl: idBl ?? id })}`;
    case 'DEMANDE_CONFIRMEE':
      return `/${prefix}/replenishments`;
    case 'PEREMPTION':
    case 'LIMITE': {
      const idProduit = produits[0]?.produit.id ?? '';
      return date < today && !reads
        ? `/${prefix}/scrappings?${new URLSearchParams({ idProduit, idStock: id })}`
        : `/${prefix}/stocks?filter=${encodeURIComponent(JSON.stringify({ lot, quantiteNonNulle: true }))}`;
    }
  }
}
