/** react-admin's way to the service: ra-data-simple-rest's conventions over the one client. */
import simpleRestProvider from 'ra-data-simple-rest';
import { BASE, send } from '../../api/client.js';

interface Call {
  readonly method?: string;
  readonly signal?: AbortSignal | null;
}

async function read(url: string, { method = 'GET', signal }: Call = {}) {
  if (method !== 'GET') throw new Error(`${method} ${url}: records are written by useCommand`);
  const { data: json, response } = await send('get', url, { signal: signal ?? undefined });
  return { status: 200, headers: response.headers, body: '', json };
}

/** A resource is a path below `/api/admin`: `dispatch/stock`, `referentiel/produit`. */
export const dataProvider = simpleRestProvider(BASE, read);
