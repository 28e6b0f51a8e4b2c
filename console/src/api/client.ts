/** The one way to the service: openapi-fetch, which calls only what the service's document describes. */
import createClient, { type Middleware } from 'openapi-fetch';
import type { Answer, Method, Path, WithSent } from './calls.js';
import { credentials } from './credentials.js';
import { FailedError, RefusedError, toError, UnansweredError } from './errors.js';
import type { paths } from './generated/schemas.js';
import { positionHeader, rememberPosition } from './ledger-position.js';
import { localService } from './local-service.js';
import { hearServiceClock } from './service-clock.js';

export const BASE = '/api/admin';
const QUERY_TIMEOUT = 20_000;
const COMMAND_TIMEOUT = 30_000;
const DOWNLOAD_TIMEOUT = 120_000;
const IDEMPOTENCY_KEY = 'idempotency-key';

/** Values that are absent are left out; lists repeat the name. */
type Query = Readonly<Record<string, unknown>>;

const queryText = (query: Query): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') parameters.append(name, String(each));
    }
  }
  return parameters.toString();
};

const client = createClient<paths>({
  baseUrl: location.origin,
  // Looked up for each call: specs put another one in its place.
  fetch: (request) => fetch(request),
  querySerializer: queryText,
});

/** The path as the service has it; a few calls are outside of the administration. */
const servedAt = (path: string): string =>
  path.startsWith('/api/') || path.startsWith('/health') ? path : `${BASE}${path}`;

export const bearer = (token: string): string => `Bearer ${token}`;

/** The centre that was selected when the request was sent. */
const sentFrom = new WeakMap<Request, string | null>();

/** Adds the headers for user, centre and language; to a query also the ledger position that it must have reached. */
const identification: Middleware = {
  onRequest({ request }) {
    const { token, centreId } = credentials;
    sentFrom.set(request, centreId);
    const isCommand = request.headers.has(IDEMPOTENCY_KEY);
    const headers = {
      accept: 'application/json, */*;q=0.5',
      'accept-language': document.documentElement.lang,
      ...(token && { authorization: bearer(token) }),
      ...(centreId && { 'x-centre-id': centreId }),
      ...(isCommand ? {} : positionHeader(centreId)),
    };
    for (const [name, value] of Object.entries(headers)) {
      // What the caller gave stays: a correction is made for the centre whose stock it is.
      if (name.startsWith('accept') || !request.headers.has(name)) request.headers.set(name, value);
    }
  },

  onResponse({ request, response }) {
    if (response.ok) rememberPosition(sentFrom.get(request) ?? null, response.headers);
  },
};

/** A call ends when its answer takes too long; a caller that gives up itself gets its own reason back. */
const timeouts: Middleware = {
  onRequest({ request, options }) {
    const isCommand = request.headers.has(IDEMPOTENCY_KEY);
    const limit = options.parseAs === 'blob' ? DOWNLOAD_TIMEOUT : isCommand ? COMMAND_TIMEOUT : QUERY_TIMEOUT;
    return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]) });
  },

  onError({ request: { signal }, error }) {
    const isTimeout = signal.aborted && signal.reason?.name === 'TimeoutError';
    if (signal.aborted && !isTimeout) return undefined;
    return new UnansweredError(isTimeout ? 'timeout' : 'network', { cause: error });
  },
};

/** What is not a success is thrown; a token that is gone, or that the service no longer takes, ends the session. */
const refusals: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await toError(response);
    // The service gives each failure a code: this is a proxy's, and what was asked may have been done behind it, also
    // without a key.
    if (error instanceof FailedError && !error.hasCode && request.method !== 'GET') {
      throw new UnansweredError('network', { cause: error });
    }
    const sent = request.headers.get('authorization');
    const { token } = credentials;
    // Without a token, too: another window has signed out, and this one goes on showing what is not saved.
    const isCurrent = sent === (token && bearer(token));
    if (error instanceof RefusedError && error.status === 401 && isCurrent) credentials.end();
    throw error;
  },
};

/** When a request was sent, by the device's clock (milliseconds). */
const sentAt = new WeakMap<Request, number>();

/** Reads the `Date` header of every answer, also of refusals: one may say that a time lies in the service's future. */
const clock: Middleware = {
  onRequest({ request }) {
    sentAt.set(request, Date.now());
  },

  onResponse({ request, response }) {
    hearServiceClock(sentAt.get(request)!, response.headers.get('date'));
  },
};

/**
 * Keys under which a command went to the service that has neither accepted nor refused it: nobody knows whether it
 * counted. No key is used again after that.
 */
const sentKeys = new Set<string>();

const sendings: Middleware = {
  onRequest({ request }) {
    const key = request.headers.get(IDEMPOTENCY_KEY);
    if (key !== null) sentKeys.add(key);
  },

  onResponse({ request, response }) {
    if (response.ok || response.status === 400) sentKeys.delete(request.headers.get(IDEMPOTENCY_KEY) ?? '');
  },
};

// openapi-fetch calls `onResponse` in reverse order: `clock` and `sendings` see an answer before `refusals` throws.
client.use(timeouts, identification, refusals, sendings, clock);

interface Sent {
  readonly parameters?: { readonly path?: unknown; readonly query?: unknown };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly parseAs?: 'json' | 'blob';
  /** Also while the centre works offline. */
  readonly fromService?: true;
}

/**
 * For hooks whose own types have checked path, parameters and body; all others use `call`.
 *
 * @throws RefusedError nothing happened
 * @throws FailedError the service failed; send it again under the same key
 * @throws UnansweredError nobody knows whether it happened; send it again under the same key
 */
export const send = (
  method: Method,
  path: string,
  { parameters, fromService, ...sent }: Sent = {},
): Promise<Received> => {
  const locally = fromService ? undefined : answeredLocally(method, path, { parameters, ...sent });
  return (
    locally ??
    (
      client.request(
        method,
        servedAt(path) as never,
        { params: parameters, ...sent } as never,
      ) as Promise<Received>
    ).catch((error: unknown) => {
      throw method !== 'get' && !sent.signal?.aborted && isUnreadable(error)
        ? new UnansweredError('network', { cause: error })
        : error;
    })
  );
};

/** The body of a success was cut, came too late, or is no JSON. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof TypeError || error instanceof DOMException;

interface Received {
  readonly data: unknown;
  readonly response: Response;
}

function answeredLocally(method: Method, address: string, sent: Sent): Promise<Received> | undefined {
  const [path = '', search] = address.replace(BASE, '').split('?');
  const query = { ...Object.fromEntries(new URLSearchParams(search)), ...(sent.parameters?.query as Query) };
  const key = sent.headers?.[IDEMPOTENCY_KEY];
  const answer = localService()?.({
    method,
    path,
    query,
    body: sent.body,
    centreId: sent.headers?.['x-centre-id'],
    key,
    isSent: key !== undefined && sentKeys.has(key),
  });
  return answer?.then(async (response) => {
    if (!response.ok) throw await toError(response);
    return { data: await response.json(), response };
  });
}

/** Calls the service; answers the body. Throws as `send`. */
export async function call<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[sent]: WithSent<P, M>
): Promise<Answer<P, M>> {
  return (await send(method, path, sent)).data as Answer<P, M>;
}

/** The key is the user's intention (`Intention`): sent again with the same body, the command is done once. */
export const underKey = (key: string) => ({ [IDEMPOTENCY_KEY]: key });
