import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { rowsOf, useRead } from '../../../api/queries.js';
import type { CentreType } from '../../../api/types.js';
import type { CentreRow } from './centre.js';

const MOST_FOUND = 50;

/**
 * Active centres to choose from, searched for as one types: there may be thousands of them. Nothing is asked before the
 * list is opened.
 * @param types of which; undefined: of all
 */
export function useCentreSearch(types?: readonly CentreType[]) {
  const [isWanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useRead(
    '/centre',
    { query: { q, type: types, statut: true, page: 0, size: MOST_FOUND } },
    { enabled: isWanted, placeholderData: keepPreviousData },
  );
  return {
    options: rowsOf(data) as readonly CentreRow[],
    onOpen: () => setWanted(true),
    onSearch: setText,
    loading: isFetching,
  };
}
