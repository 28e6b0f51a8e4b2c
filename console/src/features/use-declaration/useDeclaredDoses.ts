import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { PeriodBody } from './use-declaration.js';

/** What is declared for a product and a period; nothing is asked before both are chosen. */
export function useDeclaredDoses(period: PeriodBody) {
  const { idProduit, dayOfWeek, endOfWeek } = period;
  return useQuery({
    queryKey: ['declared doses', credentials.centreId, period],
    queryFn: ({ signal }) => call('post', '/vaccination/utilisation/specific-jour', { body: period, signal }),
    // The form begins with the answer, so it must not be one from before the last declaration.
    gcTime: 0,
    enabled: idProduit !== null && Boolean(dayOfWeek ?? endOfWeek),
  });
}
