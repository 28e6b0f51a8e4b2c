/** The one way to the service. */
import { credentials } from './credentials.js';
import { RefusedError, toError, UnansweredError } from './errors.js';
import { positionHeader, rememberPosition } from './ledger-position.js';

export const BASE = '/api/admin';
const QUERY_TIMEOUT = 20_000;
const COMMAND_TIMEOUT = 30_000;
const DOWNLOAD_TIMEOUT = 120_000;

type QueryValue = string | number | boolean | null | undefined;
/** Values that are absent are left out; lists repeat the name. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Answer<T> {
  readonly body: T;
  readonly headers: Headers;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
  readonly timeout: number;
}

export interface FetchedFile {
  readonly blob: Blob;
  /** As the service names it. */
  readonly name: string | undefined;
}

export const client = {
  /** @throws RefusedError, UnansweredError */
  async query<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> {
    return (await client.queryWithHeaders<T>(path, query, signal)).body;
  },

  async queryWithHeaders<T>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer<T>> {
    const headers = positionHeader(credentials.centreId);
    return read(await call(path, { method: 'GET', query, headers, signal, timeout: QUERY_TIMEOUT }));
  },

  /** A query that is asked with POST: it carries a body and changes nothing. */
  async ask<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    const headers = positionHeader(credentials.centreId);
    return (
      await read<T>(await call(path, { method: 'POST', body, headers, signal, timeout: QUERY_TIMEOUT }))
    ).body;
  },

  /**
   * `key` is the user's intention (`Intention`): sent again with the same body, it is done once.
   * @throws RefusedError nothing happened
   * @throws UnansweredError nobody knows whether it happened; send it again under the same key
   */
  async command<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    key: string,
    actingFor?: string,
  ): Promise<T> {
    const { centreId } = credentials;
    const headers = { 'idempotency-key': key, ...(actingFor && { 'x-centre-id': actingFor }) };
    const response = await call(path, { method, body, headers, timeout: COMMAND_TIMEOUT });
    rememberPosition(centreId, response.headers);
    return (await read<T>(response)).body;
  },

  /** A call that changes nothing in the ledger: sign-in, preferences. */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    return (await read<T>(await call(path, { method, body, timeout: QUERY_TIMEOUT }))).body;
  },

  /** The file and the name that the service gives it. */
  async file(path: string, query?: Query, body?: unknown): Promise<FetchedFile> {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = positionHeader(credentials.centreId);
    return fileOf(await call(path, { method, query, body, headers, timeout: DOWNLOAD_TIMEOUT }));
  },

  /** As `file`, but the service may answer at once that it is making the file (RFC 7240). */
  async fileOrStatus<Status>(
    path: string,
    query: Query | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly file: FetchedFile } | { readonly status: Status }> {
    const headers = { ...positionHeader(credentials.centreId), prefer: 'respond-async' };
    const response = await call(path, { method: 'GET', query, headers, signal, timeout: DOWNLOAD_TIMEOUT });
    if (response.status === 202) return { status: (await read<Status>(response)).body };
    return { file: await fileOf(response) };
  },
};

export const addressOf = (path: string, query: Query = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') parameters.append(name, String(each));
    }
  }
  const text = parameters.toString();
  const base = path.startsWith('/api/') || path.startsWith('/health') ? path : `${BASE}${path}`;
  return text === '' ? base : `${base}?${text}`;
};

async function call(path: string, request: Request): Promise<Response> {
  const { method, query, body, headers, signal, timeout } = request;
  const { token, centreId } = credentials;
  const timer = AbortSignal.timeout(timeout);
  let response: Response;
  try {
    response = await fetch(addressOf(path, query), {
      method,
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
      headers: {
        accept: 'application/json, */*;q=0.5',
        'accept-language': document.documentElement.lang,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(centreId ? { 'x-centre-id': centreId } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnansweredError(timer.aborted ? 'timeout' : 'network', undefined, { cause: error });
  }
  if (response.ok) return response;
  const error = await toError(response);
  // A wrong password is a 401 too; but then nobody was signed in.
  if (
    error instanceof RefusedError &&
    error.status === 401 &&
    token !== null &&
    token === credentials.token
  ) {
    credentials.forget();
  }
  throw error;
}

async function read<T>(response: Response): Promise<Answer<T>> {
  const text = response.status === 204 ? '' : await response.text();
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

async function fileOf(response: Response): Promise<FetchedFile> {
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
}

/** RFC 6266: the encoded name where there is one. */
export function fileName(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1];
}
