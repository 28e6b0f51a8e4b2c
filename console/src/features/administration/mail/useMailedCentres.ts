import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { rowsOf, useRead } from '../../../api/queries.js';
import type { CentreSummary } from '../../../api/types.js';
import type { CentreRow } from '../centre/centre.js';

const MOST_FOUND = 50;

/** Active centres to write to, searched for as one types: there may be thousands of them. */
export function useMailedCentres(id: string | null) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data } = useRead(
    '/centre',
    { query: { q, statut: true, page: 0, size: MOST_FOUND } },
    { placeholderData: keepPreviousData },
  );
  const found = rowsOf(data) as readonly CentreRow[];
  // The chosen one keeps its name while one looks for another.
  const seen = useRef(new Map<string, CentreSummary>());
  for (const centre of found) seen.current.set(centre.id, centre);
  const chosen = id === null ? undefined : seen.current.get(id);
  const options = chosen && !found.some((centre) => centre.id === id) ? [chosen, ...found] : found;
  return {
    chosen,
    options,
    /** How many active centres there are; those that were found while one searches. */
    count: data && 'totalElements' in data ? data.totalElements : 0,
    search: setText,
  };
}
