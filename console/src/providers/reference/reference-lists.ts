/** The lists that forms choose from; read once, kept for some minutes, shared by all screens. */
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/calls.js';
import { REFERENCE_STALE_TIME, readOf, rowsOf } from '../../api/queries.js';
import type { ListedProduct, Product } from '../../api/types.js';
import { useI18n, useTranslate } from '../../i18n/I18nProvider.js';
import { LANGUAGE_IDS } from '../../i18n/locales.js';
import { labelOf } from '../../i18n/options.js';

/** Commands leave these lists as they are. */
const KEPT = { staleTime: REFERENCE_STALE_TIME, meta: { reference: true } };

/** A product without a number of doses counts as one dose for each package, as in the service. */
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

/** All choices of each value list, with their labels in the language of the screen; for administrators. */
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

/** What an earlier version has kept for offline work has only what is offered, and does not say so. */
const asOptions = (values: Answer<'/value-list'>): readonly ValueOption[] =>
  values.map(({ code, label, actif }) => ({ value: code, label, isWithdrawn: actif === false }));

/** All choices of one value list, with their labels in the language of the screen; for everybody. */
export function useValueList(code: ValueList) {
  const { locale } = useI18n();
  const query = { code, languageId: LANGUAGE_IDS[locale], avecInactifs: true };
  return useQuery({ ...readOf('/value-list', { query }), ...KEPT, select: asOptions });
}

/** What a record's value of a list is called; marked where it is offered no longer. Its code until the list is read. */
export function useValueLabel(list: ValueList): (code: string) => string {
  const translate = useTranslate();
  const { data } = useValueList(list);
  return (code) => {
    const option = data?.find(({ value }) => value === code);
    return option ? labelOf(option, translate) : code;
  };
}
