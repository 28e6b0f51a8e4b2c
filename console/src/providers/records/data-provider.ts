/** react-admin's way to the service: ra-data-simple-rest's conventions over the one client. */
import simpleRestProvider from 'ra-data-simple-rest';
import { v4 as uuid } from 'uuid';
import { BASE, client } from '../../api/client.js';

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
  const json = await client.command(method as Write, url, JSON.parse(String(body ?? 'null')), uuid());
  return { status: 200, headers: new Headers(), body: '', json };
}

/** A resource is a path below `/api/admin`: `dispatch/stock`, `referentiel/produit`. */
export const dataProvider = simpleRestProvider(BASE, send);
