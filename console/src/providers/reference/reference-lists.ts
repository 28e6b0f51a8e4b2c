/** The lists that forms choose from; read once, kept for some minutes, shared by all screens. */
import { useQuery } from '@tanstack/react-query';
import { REFERENCE_STALE_TIME, readOf, rowsOf } from '../../api/queries.js';
import type { ListedProduct, Product } from '../../api/types.js';
import { useI18n } from '../../i18n/I18nProvider.js';
import { LANGUAGE_IDS } from '../../i18n/locales.js';

/** Commands leave these lists as they are. */
const KEPT = { staleTime: REFERENCE_STALE_TIME, meta: { reference: true } };

/** A product without a number of doses counts as one dose a package, as in the service. */
const countable = (products: readonly ListedProduct[]): readonly Product[] =>
  products.map((product) => ({ ...product, nbDoses: product.nbDoses ?? 1 }));

export const useProducts = () =>
  useQuery({ ...readOf('/referentiel/liste/produit'), ...KEPT, select: countable });

/** Referent and dispatch centres only. */
export const useCarriers = () => useQuery({ ...readOf('/referentiel/liste/transporteur'), ...KEPT });
export const useContainers = () => useQuery({ ...readOf('/referentiel/liste/contenant'), ...KEPT });
export const useTrackers = () => useQuery({ ...readOf('/referentiel/liste/tracker'), ...KEPT });

export type ValueList = 'PRODUCT_TYPE' | 'SCRAPPING_CAUSE';

/** A choice of a value list; a record may hold one that is withdrawn. */
export interface ValueOption {
  readonly value: string;
  readonly label: string;
  readonly isWithdrawn: boolean;
}

/** All choices of each value list, with their labels in the language of the screen; for who administers. */
export function useValueOptions({ enabled = true } = {}): (list: string) => readonly ValueOption[] {
  const { locale } = useI18n();
  const { data } = useQuery({ ...readOf('/value-list/all'), ...KEPT, enabled });
  return (list) =>
    rowsOf(data)
      .filter(({ liste }) => liste === list)
      .map(({ code, labels, actif }) => ({
        value: code ?? '',
        label: labels[LANGUAGE_IDS[locale]] ?? '',
        isWithdrawn: !actif,
      }));
}

/** The active codes of a value list with their labels in the language of the screen. */
export function useValueList(code: ValueList) {
  const { locale } = useI18n();
  const query = { code, languageId: LANGUAGE_IDS[locale] };
  return useQuery({ ...readOf('/value-list', { query }), ...KEPT });
}
