/** react-admin's way to the service: ra-data-simple-rest's conventions over the one client. */
import simpleRestProvider from 'ra-data-simple-rest';
import { BASE, client } from '../../api/client.js';
import { RefusedError } from '../../api/errors.js';
import { Intention } from '../../api/intention.js';

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

type Write = 'POST' | 'PUT' | 'DELETE';

async function send(url: string, { method = 'GET', body, signal }: Call = {}) {
  if (method === 'GET') {
    const { body: json, headers } = await client.queryWithHeaders<unknown>(
      url,
      undefined,
      signal ?? undefined,
    );
    return { status: 200, headers, body: '', json };
  }
  const json = await write(method as Write, url, JSON.parse(String(body ?? 'null')));
  return { status: 200, headers: new Headers(), body: '', json };
}

/** What is meant at each address and has no answer yet: sent again, it is done once. */
const intentions = new Map<string, Intention>();

async function write(method: Write, url: string, body: unknown): Promise<unknown> {
  const address = `${method} ${url}`;
  const intention = intentions.get(address) ?? new Intention();
  intentions.set(address, intention);
  try {
    const answer = await client.command(method, url, body, intention.keyFor(body));
    intentions.delete(address);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError) intentions.delete(address);
    throw error;
  }
}

/** A resource is a path below `/api/admin`: `dispatch/stock`, `referentiel/produit`. */
export const dataProvider = simpleRestProvider(BASE, send);
