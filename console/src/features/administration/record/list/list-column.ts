import type { Column } from '../../../../shared/list/column.js';
import type { AdministeredKind, AdministeredRecord, FieldDefinition } from '../administered-kind.js';

/** A record of any kind, as its list answers it. */
export type Listed = AdministeredRecord & Readonly<Record<string, unknown>>;

/** Its id is the field of the wire, by which the list is sorted too. */
export interface ListColumn<Row> extends Pick<Column<Row>, 'id' | 'label' | 'render' | 'align'> {
  readonly sorts: boolean;
  /** Shown once a reader asks for it. */
  readonly isHidden: boolean;
  /** False: a card's headline says it already. */
  readonly isCardLine?: boolean;
}

/** What a kind shows otherwise than its definition says, and columns that are no field of it. */
export type ColumnChanges<Row> = Readonly<
  Record<string, Partial<Pick<ListColumn<Row>, 'label' | 'render' | 'sorts' | 'isCardLine'>>>
>;

/** When a record was made and changed; every kind has them, hidden at first. */
const HISTORY_COLUMNS = ['created', 'changed'] as const;

/** Columns that a kind begins with where its definition does not choose them. */
const MOST_AT_FIRST = 8;

/** Ids of all columns from left to right: those at first, then those that may be added. */
export function columnIdsOf({ fields, list }: AdministeredKind): { shown: string[]; further: string[] } {
  const all = [...Object.keys(fields), ...HISTORY_COLUMNS];
  const shown = [...(list?.columns ?? Object.keys(fields).slice(0, MOST_AT_FIRST))];
  return { shown, further: all.filter((id) => !shown.includes(id) && fields[id]?.kind !== 'id') };
}

/** Texts, figures, flags and single choices have an order; lists and labels do not. */
export const isSorted = (field: FieldDefinition | undefined): boolean =>
  field !== undefined && !['choices', 'labels', 'id'].includes(field.kind);

/** Names of the filters of a kind, in their order. */
export const filterNamesOf = ({ filters, list }: AdministeredKind): readonly string[] =>
  list?.filters ?? Object.keys(filters);
