/** react-admin's way to the service: ra-data-simple-rest's conventions over the one client. */
import type { DataProvider } from 'ra-core';
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

type Filter = Readonly<Record<string, unknown>>;

/** The same way, where a list's filters are read before they are sent. */
export const providerOf = (readFilter: (filter: Filter) => Filter): DataProvider => ({
  ...dataProvider,
  getList: (resource, params) =>
    dataProvider.getList(resource, { ...params, filter: readFilter(params.filter ?? {}) }),
});
