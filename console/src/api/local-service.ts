/** Answers calls in place of the service while the selected centre works offline (`providers/offline`). */
import type { Method } from './calls.js';

export interface LocalCall {
  readonly method: Method;
  /** Below `/api/admin`, without a query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The centre that it is for; undefined: the selected one. */
  readonly centreId: string | undefined;
  /** `Idempotency-Key`; undefined where there is none. */
  readonly key: string | undefined;
  /** It went to the service under its key before, and may have counted. */
  readonly isSent: boolean;
}

/**
 * @returns undefined where only the service knows the answer; what is not 2xx is thrown like the service's
 * @throws RefusedError as the service would
 */
export type LocalService = (call: LocalCall) => Promise<Response> | undefined;

let current: LocalService | undefined;

/** Undefined: the service answers again. */
export const answerLocally = (service: LocalService | undefined): void => {
  current = service;
};

export const localService = (): LocalService | undefined => current;
