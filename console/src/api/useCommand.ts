import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from './client.js';
import { RefusedError, UnansweredError } from './errors.js';
import { Intention } from './intention.js';
import { invalidateLedger } from './queries.js';

export interface Command<Body> {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/admin`. */
  readonly path: string | ((body: Body) => string);
  /** Centre whose stock it is, where that is not the selected one: an administrator corrects any. */
  readonly actingFor?: string;
}

/** Waits before a command without an answer is sent again, under the same key (milliseconds). */
export const RESEND_AFTER = [1_000, 3_000] as const;

/**
 * A command on the ledger. Lost answers are asked for again by themselves; after that `mutateAsync` throws
 * UnansweredError, and the same body sent again still counts once.
 */
export function useCommand<Body, Result = { readonly id: string }>({
  method = 'POST',
  path,
  actingFor,
}: Command<Body>) {
  const queryClient = useQueryClient();
  const intention = useRef(new Intention());

  return useMutation<Result, Error, Body>({
    mutationFn: async (body) => {
      const key = intention.current.keyFor(body);
      const result = await client.command<Result>(
        method,
        typeof path === 'function' ? path(body) : path,
        method === 'DELETE' ? undefined : body,
        key,
        actingFor,
      );
      intention.current.settle();
      return result;
    },
    retry: (failures, error) => error instanceof UnansweredError && failures < RESEND_AFTER.length,
    retryDelay: (failures) => RESEND_AFTER[failures] ?? 0,
    onSuccess: () => void invalidateLedger(queryClient),
    onError: (error) => {
      if (error instanceof RefusedError) intention.current.settle();
    },
  });
}
