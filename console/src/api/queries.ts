/** Server state under every screen: one cache, keyed by the centre that one works for. */
import {
  notifyManager,
  type QueryClient,
  QueryClient as ReactQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { client, type Query } from './client.js';
import { credentials } from './credentials.js';
import { UnansweredError } from './errors.js';

/** Lists of reference data change rarely; stock is asked again whenever a screen opens. */
export const REFERENCE_STALE_TIME = 300_000;

// What has come is drawn at once, not after the timers of a busy page.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new ReactQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2_000,
        retry: (failures, error) => error instanceof UnansweredError && failures < 2,
        retryDelay: (failures, error) =>
          (error instanceof UnansweredError && error.retryAfter ? error.retryAfter : 2 ** failures) * 1_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

export type ReadOptions<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

export const queryKey = (path: string, query?: Query) => ['api', credentials.centreId, path, query ?? {}];

export const readOf = <T>(path: string, query?: Query) => ({
  queryKey: queryKey(path, query),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.query<T>(path, query, signal),
});

/** Reads `path`; every command makes it read again where it is on screen. */
export function useRead<T>(path: string, query?: Query, options?: ReadOptions<T>): UseQueryResult<T> {
  return useQuery<T>({ ...readOf<T>(path, query), ...options });
}

/** Everything that a command may have changed: all but reference data, which has a longer life. */
export const invalidateLedger = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.reference !== true });
