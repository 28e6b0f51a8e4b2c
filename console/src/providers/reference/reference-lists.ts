/** The lists that forms choose from; read once, kept for some minutes, shared by all screens. */
import { useQuery } from '@tanstack/react-query';
import { client, type Query } from '../../api/client.js';
import { queryKey, REFERENCE_STALE_TIME } from '../../api/queries.js';
import type { ListedProduct, ListedValue, Product, Reference } from '../../api/types.js';
import { useI18n } from '../../i18n/I18nProvider.js';
import { LANGUAGE_IDS } from '../../i18n/locales.js';

function useReference<T, Item = T>(
  path: string,
  query?: Query,
  select?: (list: readonly T[]) => readonly Item[],
) {
  return useQuery<readonly T[], Error, readonly Item[]>({
    queryKey: queryKey(path, query),
    queryFn: ({ signal }) => client.query<readonly T[]>(path, query, signal),
    staleTime: REFERENCE_STALE_TIME,
    meta: { reference: true },
    select,
  });
}

/** Where nobody said how many doses a package holds, it counts as one, as in the service. */
const countable = (products: readonly ListedProduct[]): readonly Product[] =>
  products.map((product) => ({ ...product, nbDoses: product.nbDoses ?? 1 }));

export const useProducts = () =>
  useReference<ListedProduct, Product>('/referentiel/liste/produit', undefined, countable);

/** Referent and dispatch centres only (section 6). */
export const useCarriers = () => useReference<Reference>('/referentiel/liste/transporteur');
export const useContainers = () => useReference<Reference>('/referentiel/liste/contenant');
export const useTrackers = () => useReference<Reference>('/referentiel/liste/tracker');

export type ValueList = 'PRODUCT_TYPE' | 'SCRAPPING_CAUSE';

/** The active codes of a value list with their labels in the language of the screen. */
export function useValueList(code: ValueList) {
  const { locale } = useI18n();
  return useReference<ListedValue>('/value-list', { code, languageId: LANGUAGE_IDS[locale] });
}
