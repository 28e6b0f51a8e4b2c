/** Server state under every screen: one cache, keyed by the centre that one works for. */
import {
  notifyManager,
  onlineManager,
  type QueryClient,
  QueryClient as ReactQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { Answer, Parameters, Path, WithParameters } from './calls.js';
import { send } from './client.js';
import { credentials } from './credentials.js';
import { FailedError, isTransient } from './errors.js';

/** Lists of reference data change rarely; stock is asked again whenever a screen opens. */
export const REFERENCE_STALE_TIME = 300_000;

// What has come is drawn at once, not after the timers of a busy page.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  // It hears of changes only: a page may be opened without a network.
  onlineManager.setOnline(navigator.onLine);
  return new ReactQueryClient({
    defaultOptions: {
      queries: {
        // Whether there is an answer is found out by asking: what is kept in this browser needs no network.
        networkMode: 'always',
        staleTime: 2_000,
        // Without a network nobody answers the second time either: the page says so at once.
        retry: (failures, error) => isTransient(error) && failures < 2 && navigator.onLine,
        // What found no network is asked for again when it is back.
        refetchOnReconnect: true,
        retryDelay: (failures, error) =>
          (error instanceof FailedError && error.retryAfter ? error.retryAfter : 2 ** failures) * 1_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

export type ReadOptions<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

export const queryKey = <P extends Path>(path: P, parameters?: Parameters<P>) => [
  'api',
  credentials.centreId,
  path,
  parameters ?? {},
];

export const readOf = <P extends Path>(path: P, ...[parameters]: WithParameters<P, 'get'>) => ({
  queryKey: queryKey(path, parameters),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await send('get', path, { parameters, signal })).data as Answer<P>,
});

/** Reads `path`; every command makes it read again where it is on screen. */
export function useRead<P extends Path>(
  path: P,
  ...[parameters, options]: WithParameters<P, 'get', [options?: ReadOptions<Answer<P>>]>
): UseQueryResult<Answer<P>> {
  return useQuery<Answer<P>>({ ...readOf(path, ...([parameters] as WithParameters<P, 'get'>)), ...options });
}

/**
 * How the page of a form reads: what it reads several times is shared within the page, but with no page before it, so
 * that none is shown what another one read at the same path.
 */
export function useFormReadOf(): typeof readOf {
  const [form] = useState(() => uuid());
  return (path, ...parameters) => {
    const { queryKey, queryFn } = readOf(path, ...parameters);
    return { queryKey: [...queryKey, { form }], queryFn };
  };
}

/**
 * What a form begins with: read when its page opens, and forgotten when the page is left. A form takes the first answer
 * and no later one, so that one must not be from before.
 */
export function useFormRead<P extends Path>(
  path: P,
  ...[parameters, options]: WithParameters<P, 'get', [options?: ReadOptions<Answer<P>>]>
): UseQueryResult<Answer<P>> {
  const formReadOf = useFormReadOf();
  const read = formReadOf(path, ...([parameters] as WithParameters<P, 'get'>));
  return useQuery<Answer<P>>({ ...options, ...read, gcTime: 0 });
}

/** What a screen waits for: a read, or several together. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

type DataOf<Reads extends Record<string, Read<unknown>>> = {
  readonly [Name in keyof Reads]: Exclude<Reads[Name]['data'], undefined>;
};

/**
 * Several reads as one: it is there when all are, and fails with the first that is not there and failed; trying again
 * reads all of them.
 */
export function together<Reads extends Record<string, Read<unknown>>>(reads: Reads): Read<DataOf<Reads>> {
  const all = Object.values(reads);
  const data = Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read.data]));
  return {
    data: all.every((read) => read.data !== undefined) ? (data as DataOf<Reads>) : undefined,
    error: all.find(({ data, error }) => data === undefined && error)?.error,
    refetch: () => all.forEach(({ refetch }) => void refetch()),
  };
}

/** The rows of an answer, whether they came whole or as a page. */
export const rowsOf = <Row>(
  answer: readonly Row[] | { readonly content: readonly Row[] } | undefined,
): readonly Row[] => (answer === undefined ? [] : 'content' in answer ? answer.content : answer);

/** Everything that a command may have changed: all but reference data, which has a longer life. */
export const invalidateLedger = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.reference !== true });
