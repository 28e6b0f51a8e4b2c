import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';

/**
 * The surrounding list asks for its rows in an effect, which waits until every filter has been drawn. This, drawn
 * before them, sends the same question at once; the list finds its answer on the way.
 */
export function EarlyRows() {
  const { resource } = useListContext();
  const queries = useQueryClient().getQueryCache();
  for (const query of queries.findAll({ queryKey: [resource, 'getList'] })) {
    const { status, fetchStatus } = query.state;
    // What went wrong is told by the list, which shares the query.
    if (status === 'pending' && fetchStatus === 'idle') void query.fetch().catch(() => undefined);
  }
  return null;
}
