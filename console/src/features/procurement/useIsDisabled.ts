import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { readOf } from '../../api/queries.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { type Allocation, isDisabled } from './allocation.js';

/**
 * Whether the product of a listed plan is disabled (docs/rules/allocations.md, AL-15). The products that all screens
 * share may be some minutes old: what they have not as active is read again, once for all rows, and is not taken for
 * disabled before the answer.
 */
export function useIsDisabled(productId: string): boolean {
  const { data: plans = [] } = useListContext<Allocation>();
  const { data: shared } = useProducts();
  const listed = new Set(plans.map(({ produit }) => produit.id));
  const doubtful = [...listed].filter((id) => isDisabled(id, shared)).sort();
  const { queryKey, queryFn } = readOf('/referentiel/liste/produit');
  const { data: current } = useQuery({
    queryKey: [...queryKey, { doubtful }],
    queryFn,
    enabled: doubtful.length > 0,
    gcTime: 0,
  });
  return doubtful.includes(productId) && isDisabled(productId, current);
}
