/** The kinds of records that an administration maintains: what they are called, and where they are. */

import type { Path } from '../../../api/calls.js';
import { RECORDS } from '../../../api/generated/records.js';
import { rowsOf } from '../../../api/queries.js';
import type { Schemas } from '../../../api/types.js';

export type KindName =
  | 'centre'
  | 'product'
  | 'tracker'
  | 'container'
  | 'carrier'
  | 'template'
  | 'user'
  | 'value';

/** Where records are listed, exported, created and changed, and each is read by its id. */
export type KindPath = {
  [P in Path<'post' | 'put'>]: `${P}/{id}` | `${P}/export` extends Path ? P : never;
}[Path<'post' | 'put'>];

export interface AdministeredKind {
  readonly name: KindName;
  readonly path: KindPath;
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
  tracker: { name: 'tracker', path: `/${RECORDS.tracker.path}`, address: RECORDS.tracker.address },
  container: { name: 'container', path: `/${RECORDS.container.path}`, address: RECORDS.container.address },
  carrier: { name: 'carrier', path: '/referentiel/transporteur', address: '/carriers' },
  template: { name: 'template', path: '/template', statusPath: 'publication', address: '/templates' },
  user: { name: 'user', path: '/users', address: '/users' },
  value: { name: 'value', path: '/value-list', listPath: '/value-list/all', address: '/value-list' },
} as const satisfies Record<KindName, AdministeredKind>;

/** react-admin's name of the list: a path without its first slash. */
export const resourceOf = ({ path, listPath = path }: AdministeredKind): string => listPath.slice(1);

/** What every administered record answers. */
export interface AdministeredRecord {
  readonly id: string;
  /** Goes with a change, so that two editors do not overwrite each other. */
  readonly version: number;
  readonly history: Schemas['RecordHistory'];
}

/**
 * A record as it is answered: the id, the version and other fields that a body may leave out are there. `Filled`:
 * fields that the service has refused to save empty.
 */
export type Saved<Row, Filled extends keyof Row = never> = Required<
  Omit<Row, keyof AdministeredRecord | Filled>
> & { readonly [Field in Filled]-?: NonNullable<Row[Field]> } & AdministeredRecord;

/** Rows of an administered list, whether they came whole or as a page. */
export const savedRows = <Row>(
  answer: readonly Row[] | { readonly content: readonly Row[] } | undefined,
): readonly Saved<Row>[] => rowsOf(answer) as readonly unknown[] as readonly Saved<Row>[];
