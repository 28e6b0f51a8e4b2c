import type { Answer } from '../../../api/calls.js';
import type { Saved } from '../record/administered-kind.js';

/** One choice of a list that an administrator can extend; its labels by language id. */
export type ValueListEntry = Saved<Answer<'/value-list/{id}'>, 'liste' | 'code'>;

/** The lists that the product reads. */
export const VALUE_LISTS = ['PRODUCT_TYPE', 'SCRAPPING_CAUSE'] as const;
