import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.js';
import { queryKey } from '../../api/queries.js';
import type { DeclaredDoses, PeriodBody } from './use-declaration.js';

const PATH = '/vaccination/utilisation/specific-jour';

/** What is declared for a product and a period; nothing is asked before both are chosen. */
export function useDeclaredDoses(period: PeriodBody) {
  const { idProduit, dayOfWeek, endOfWeek } = period;
  return useQuery<DeclaredDoses>({
    queryKey: queryKey(PATH, { ...period }),
    queryFn: ({ signal }) => client.ask<DeclaredDoses>(PATH, period, signal),
    // The form begins with the answer, so it must not be one from before the last declaration.
    gcTime: 0,
    enabled: idProduit !== null && Boolean(dayOfWeek ?? endOfWeek),
  });
}
