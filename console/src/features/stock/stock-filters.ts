/** What stock lists can be searched by, under the service's names. */

import { given } from '../../shared/list/address-filters.js';
import type { Sort } from '../../shared/list/column.js';

export type StockFilters = {
  readonly idProduit: string | null;
  readonly lot: string;
  readonly idCentre: string | null;
  /** Without used-up batches. */
  readonly quantiteNonNulle: boolean;
  readonly onlyRetour: boolean;
  /** The moment at which the stock is looked at, ISO 8601; null: now. */
  readonly asOf: string | null;
};

/** At first, batches that are used up are left out. */
export const STOCK_FILTERS: StockFilters = {
  idProduit: null,
  lot: '',
  idCentre: null,
  quantiteNonNulle: true,
  onlyRetour: false,
  asOf: null,
};

/** First-expiring first: what must go out next comes first. */
export const STOCK_ORDER: Sort = { field: 'limiteUtilisation', order: 'ASC' };

/** Only what differs from the defaults is worth a place in the address. */
export function toSearch(filters: StockFilters): URLSearchParams {
  const changed = Object.entries(filters).filter(
    ([name, value]) => value !== STOCK_FILTERS[name as keyof StockFilters],
  );
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value ?? '')]));
}

export const fromSearch = (search: URLSearchParams): StockFilters => ({
  idProduit: search.get('idProduit') || null,
  lot: search.get('lot') ?? '',
  idCentre: search.get('idCentre') || null,
  quantiteNonNulle: search.get('quantiteNonNulle') !== 'false',
  onlyRetour: search.get('onlyRetour') === 'true',
  asOf: search.get('asOf') || null,
});

/** Filters that say nothing are not sent. */
export const toQuery = ({ idProduit, lot, idCentre, quantiteNonNulle, onlyRetour, asOf }: StockFilters) => ({
  ...given({ idProduit, lot: lot.trim(), idCentre, asOf }),
  quantiteNonNulle,
  onlyRetour,
});
