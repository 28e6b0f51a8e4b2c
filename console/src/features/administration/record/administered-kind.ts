/** The kinds of records that an administration maintains: what they are called, and where they are. */

import type { Path } from '../../../api/calls.js';
import type { RecordKind } from '../../../api/generated/record-pages.js';
import { RECORDS } from '../../../api/generated/records.js';
import { rowsOf } from '../../../api/queries.js';
import type { Schemas } from '../../../api/types.js';

/** Where records are listed, exported, created and changed, and each is read by its id. */
export type KindPath = {
  [P in Path<'post' | 'put'>]: `${P}/{id}` | `${P}/export` extends Path ? P : never;
}[Path<'post' | 'put'>];

/** A field of a definition, as lists and forms read it. */
export interface FieldDefinition {
  readonly kind: 'text' | 'email' | 'number' | 'flag' | 'choice' | 'choices' | 'id' | 'labels';
  readonly required?: true;
  readonly locked?: true;
  readonly max?: number;
  readonly min?: number;
  /** Of a number, at most; 0 is a whole one. */
  readonly decimals?: number;
  readonly unit?: string;
  readonly values?: readonly string[];
  /** Below `enum.` in the dictionaries. */
  readonly enumeration?: string;
  readonly valueList?: string;
  readonly pattern?: { readonly source: string };
  /** Absent: words on one line. */
  readonly typedAs?: 'code' | 'telephone' | 'lines';
  readonly default?: string;
}

interface RecordFilter {
  readonly by: 'contains' | 'equals' | 'oneOf' | 'holds';
  /** Absent: the filter's own name. */
  readonly field?: string;
}

/** Fields under one title; each row has the names of those that are side by side. */
export interface RecordSection {
  /** Below `administration.section.` in the dictionaries. */
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

export interface AdministeredKind {
  readonly name: RecordKind;
  readonly path: KindPath;
  /** Below `path`, where the list is not at `path`. */
  readonly listPath?: string;
  /** Below `path`; absent: `status`. */
  readonly statusPath?: string;
  /** Of the list's page; `/add` and `/{id}` are below it. */
  readonly address: string;
  /** What the audit trail calls it. */
  readonly entity: string;
  readonly activeField: string;
  /** The list's own order. */
  readonly order: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly filters: Readonly<Record<string, RecordFilter>>;
  readonly form?: readonly RecordSection[];
  readonly list?: { readonly columns?: readonly string[]; readonly filters?: readonly string[] };
}

/** The sections of a kind's form; the field that switches the record on and off is in none of them. */
export const formOf = ({ form, fields, activeField }: AdministeredKind): readonly RecordSection[] => {
  if (form) return form;
  const names = Object.keys(fields).filter((name) => name !== activeField);
  return [{ title: 'identity', rows: names.map((name) => [name]) }];
};

/** Every kind, as its definition in the service says. */
export const KINDS = Object.fromEntries(
  Object.entries(RECORDS).map(([name, definition]) => [name, { ...definition, path: `/${definition.path}` }]),
) as unknown as {
  readonly [Name in RecordKind]: AdministeredKind & { readonly path: `/${(typeof RECORDS)[Name]['path']}` };
};

/** react-admin's name of the list: a path without its first slash. */
export const resourceOf = ({ path, listPath }: AdministeredKind): string =>
  (listPath === undefined ? path : `${path}/${listPath}`).slice(1);

/** A template is published, every other record active. */
const isPublished = ({ activeField }: AdministeredKind): boolean => activeField === 'publie';

/** Message ids of a record that is switched on, and of one that is not. */
export const statusWords = (kind: AdministeredKind): readonly [on: string, off: string] =>
  isPublished(kind)
    ? ['administration.published', 'administration.hidden']
    : ['administration.active', 'administration.inactive'];

/** What switching a record is called, below `administration.` */
export const statusAction = (kind: AdministeredKind, status: boolean) =>
  isPublished(kind) ? (status ? 'publish' : 'hide') : status ? 'enable' : 'disable';

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
