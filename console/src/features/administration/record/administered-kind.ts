/** The kinds of records that an administration maintains: what they are called, and where they are. */

export type KindName =
  | 'centre'
  | 'product'
  | 'tracker'
  | 'container'
  | 'carrier'
  | 'template'
  | 'user'
  | 'value';

export interface AdministeredKind {
  readonly name: KindName;
  /** Below `/api/admin`. */
  readonly path: string;
  /** Of the list, where it is not at `path`. */
  readonly listPath?: string;
  /** Below `path`; `status` unless it is told. */
  readonly statusPath?: string;
  /** Of the list's page; `/add` and `/{id}` are below it. */
  readonly address: string;
}

export const KINDS = {
  centre: { name: 'centre', path: '/centre', address: '/centers' },
  product: { name: 'product', path: '/referentiel/produit', address: '/products' },
  tracker: { name: 'tracker', path: '/referentiel/tracker', address: '/trackers' },
  container: { name: 'container', path: '/referentiel/contenant', address: '/containers' },
  carrier: { name: 'carrier', path: '/referentiel/transporteur', address: '/carriers' },
  template: { name: 'template', path: '/template', statusPath: 'publication', address: '/templates' },
  user: { name: 'user', path: '/users', address: '/users' },
  value: { name: 'value', path: '/value-list', listPath: '/value-list/all', address: '/value-list' },
} as const satisfies Record<KindName, AdministeredKind>;

/** react-admin's name of the list: a path without its first slash. */
export const resourceOf = ({ path, listPath = path }: AdministeredKind): string => listPath.slice(1);

export interface RecordHistory {
  readonly creationDate: string;
  readonly creationUser: string | null;
  readonly modificationDate: string;
  readonly modificationUser: string | null;
}

/** What every administered record answers. */
export interface AdministeredRecord {
  readonly id: string;
  /** Goes with a change, so that two editors do not overwrite each other. */
  readonly version: number;
  readonly history: RecordHistory;
}
