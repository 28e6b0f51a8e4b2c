import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import type { Column } from '../../../shared/list/column.js';

interface Options<Row> {
  readonly card?: Column<Row>['card'];
  /** The field's own value unless it is told. */
  readonly render?: (row: Row) => ReactNode;
}

/** A sortable column of a field of the wire; figures stand right. */
export function useFieldColumn<Row>() {
  const translate = useTranslate();
  const format = useFormat();
  const shown = (value: unknown): ReactNode =>
    typeof value === 'number' ? format.number(value) : value ? String(value) : '–';
  return {
    text: (field: keyof Row & string, { card, render }: Options<Row> = {}): Column<Row> => ({
      id: field,
      label: translate(`administration.field.${field}`),
      sortField: field,
      card,
      render: render ?? ((row) => shown(row[field])),
    }),
    figure: (field: keyof Row & string): Column<Row> => ({
      id: field,
      label: translate(`administration.field.${field}`),
      sortField: field,
      align: 'right',
      render: (row) => shown(row[field]),
    }),
  };
}
