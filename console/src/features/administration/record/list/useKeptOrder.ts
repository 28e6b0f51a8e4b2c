import { type SortPayload, useListContext, useStore } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { type AdministeredKind, resourceOf } from '../administered-kind.js';
import type { ListColumn } from './list-column.js';

const keyOf = (kind: AdministeredKind): string => `${resourceOf(kind)}.order`;

/** The order of rows that was chosen last in this kind's list (docs/rules/screens.md, SC-10). */
export function useKeptOrder<Row>(
  kind: AdministeredKind,
  columns: readonly Pick<ListColumn<Row>, 'id' | 'sorts'>[],
): SortPayload {
  const [kept] = useStore<SortPayload | null>(keyOf(kind), null);
  // A field that was sorted by with an earlier release may be gone.
  const isThere = kept !== null && columns.some(({ id, sorts }) => sorts && id === kept.field);
  const { field, order } = isThere ? kept : ({ field: kind.order, order: 'ASC' } as const);
  return useMemo(() => ({ field, order }), [field, order]);
}

/** Keeps the order that the list has. */
export function useKeepOrder(kind: AdministeredKind): void {
  const {
    sort: { field, order },
  } = useListContext();
  const [, keep] = useStore<SortPayload | null>(keyOf(kind), null);
  useEffect(() => keep({ field, order }), [keep, field, order]);
}
