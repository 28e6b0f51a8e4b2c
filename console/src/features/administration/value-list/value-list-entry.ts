import type { AdministeredRecord } from '../record/administered-kind.js';

/** One choice of a list that an administrator can extend; its labels by language id. */
export interface ValueListEntry extends AdministeredRecord {
  readonly liste: string;
  readonly code: string;
  readonly labels: { readonly '1': string; readonly '2': string };
  readonly actif: boolean;
}

/** The lists that the product reads. */
export const VALUE_LISTS = ['PRODUCT_TYPE', 'SCRAPPING_CAUSE'] as const;

export const BLANK_VALUE = {
  liste: null as string | null,
  code: '',
  labels: { '1': '', '2': '' },
  actif: false,
};
