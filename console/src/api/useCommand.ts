import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Answer, Body, Method, Parameters, Path } from './calls.js';
import { send, underKey } from './client.js';
import { credentials } from './credentials.js';
import { isTransient, type Refusal, RefusedError } from './errors.js';
import { ErrorCode } from './generated/codes.js';
import { Intention } from './intention.js';
import { invalidateLedger } from './queries.js';

export type Write = Exclude<Method, 'get'>;

export interface Command<P extends Path<M>, M extends Write> {
  readonly method: M;
  /** Below `/api/admin`; a function where it depends on what is sent. */
  readonly path: P | ((body: Body<P, M>) => P);
  readonly parameters?: Parameters<P, M> | (() => Parameters<P, M>);
  /** Centre whose stock it is, where that is not the selected one: an administrator corrects any. */
  readonly actingFor?: string;
  /**
   * It may take minutes: for about ten it is sent again under the same key; each repetition waits for the running one.
   */
  readonly isLong?: true;
}

/** Waits before a command without an answer is sent again, under the same key (milliseconds). */
const RESEND_AFTER = [1_000, 3_000] as const;

/** Key and centre are taken once for each call, so that each time it is sent by itself is the same. */
interface Keyed<B> {
  readonly body: B;
  readonly key: string;
  /** Id of the centre that the command is for; empty for none. */
  readonly centreId: string;
}

/** How often a long command is sent again; each time it is waited for as long as for any other. */
const LONG_RESENDS = 20;

/** What the service asks to confirm: the same body passes with `forceValidation` (docs/rules/http.md, HT-4). */
const QUESTIONS: ReadonlySet<string> = new Set([ErrorCode.pastLimit, ErrorCode.allocationExceeded]);

/** The refusal says nothing but what is to be confirmed. */
const isQuestion = ({ globalErrors, fieldErrors }: Refusal): boolean =>
  fieldErrors.length === 0 && globalErrors.every(({ code }) => QUESTIONS.has(code));

/**
 * A command on the ledger. Where no answer comes, or the service is away, it is sent again by itself; after that
 * `mutateAsync` throws UnansweredError or FailedError, and the same body sent again still counts once.
 */
export function useCommand<P extends Path<M>, M extends Write>({
  method,
  path,
  parameters,
  actingFor,
  isLong,
}: Command<P, M>) {
  const queryClient = useQueryClient();
  const intention = useRef(new Intention());
  const [runningKey, setRunningKey] = useState<string>();

  const mutation = useMutation<Answer<P, M>, Error, Keyed<Body<P, M>>>({
    mutationFn: async ({ body, key, centreId }) => {
      setRunningKey(key);
      const { data } = await send(method, typeof path === 'function' ? path(body) : path, {
        parameters: typeof parameters === 'function' ? parameters() : parameters,
        body,
        headers: {
          ...underKey(key),
          // Also where another centre has been selected meanwhile.
          'x-centre-id': centreId,
        },
      });
      intention.current.finish(key);
      return data as Answer<P, M>;
    },
    retry: (failures, error) =>
      isTransient(error) && failures < (isLong ? LONG_RESENDS : RESEND_AFTER.length),
    retryDelay: (failures) => RESEND_AFTER[failures] ?? RESEND_AFTER[1],
    onSuccess: () => void invalidateLedger(queryClient),
    onError: (error, { key }) => {
      if (!(error instanceof RefusedError)) return;
      intention.current.refuse(key);
      // What is on screen was read before somebody else took goods out, recalled them, or received the note: it is to
      // show what there is now. A question is about what is sent.
      if (error.status === 400 && !isQuestion(error)) void invalidateLedger(queryClient);
    },
    onSettled: () => setRunningKey(undefined),
  });
  const keyed = (body: Body<P, M>): Keyed<Body<P, M>> => ({
    body,
    key: intention.current.keyFor(body),
    centreId: actingFor ?? credentials.centreId ?? '',
  });
  const { data, error, isPending, variables } = mutation;
  return {
    data,
    error,
    isPending,
    variables,
    /** Its caller tells what came of it, also where its page has been left meanwhile. */
    mutateAsync: (body: Body<P, M>) => mutation.mutateAsync(keyed(body)),
    /** Under it the service tells how far the command is, while it runs. */
    runningKey,
    intention: intention.current,
  };
}
