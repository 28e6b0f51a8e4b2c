import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { LANGUAGE_IDS, LOCALES } from '../../../../i18n/locales.js';
import { labelOf } from '../../../../i18n/options.js';
import { useValueOptions } from '../../../../providers/reference/reference-lists.js';
import { useFormat } from '../../../../providers/session/SessionProvider.js';
import type { AdministeredKind, FieldDefinition } from '../administered-kind.js';
import { StatusTag } from '../StatusTag.js';
import { type ColumnChanges, columnIdsOf, isSorted, type ListColumn, type Listed } from './list-column.js';

const NOTHING = '–';

/** The columns of a kind's list, made of its definition. */
export function useListColumns<Row extends Listed>(
  kind: AdministeredKind,
  changes: ColumnChanges<Row> = {},
): readonly ListColumn<Row>[] {
  const translate = useTranslate();
  const format = useFormat();
  const valueOptions = useValueOptions({
    enabled: Object.values(kind.fields).some(({ valueList }) => valueList),
  });

  const valueIn = (id: string, field: FieldDefinition, value: unknown): ReactNode => {
    if (id === kind.activeField) return <StatusTag kind={kind} isOn={value === true} />;
    if (value === null || value === undefined || value === '') return NOTHING;
    if (field.valueList) {
      const chosen = valueOptions(field.valueList).find((option) => option.value === value);
      return chosen ? labelOf(chosen, translate) : String(value);
    }
    const word = (each: unknown) =>
      field.enumeration ? translate(`enum.${field.enumeration}.${each}`, { _: String(each) }) : String(each);
    switch (field.kind) {
      case 'number':
        return format.number(value as number);
      case 'flag':
        return translate(value === true ? 'answer.yes' : 'answer.no');
      case 'choices':
        return (value as readonly unknown[]).map(word).join(', ') || NOTHING;
      case 'choice':
        return word(value);
      default:
        return String(value);
    }
  };

  const edited = (date: string, user: string | null) => `${format.date(date)}${user ? ` · ${user}` : ''}`;

  /** Labels are a column in each language. */
  const labelColumns = (id: string, isHidden: boolean): ListColumn<Row>[] =>
    LOCALES.map((locale) => ({
      id: `${id}.${LANGUAGE_IDS[locale]}`,
      label: translate(`administration.field.${id}.${LANGUAGE_IDS[locale]}`),
      render: (row) => (
        <span lang={locale}>{(row[id] as Readonly<Record<string, string>>)[LANGUAGE_IDS[locale]]}</span>
      ),
      sorts: false,
      isHidden,
    }));

  const columnsOf = (id: string, isHidden: boolean): ListColumn<Row>[] => {
    const field = kind.fields[id];
    const change = changes[id];
    if (field?.kind === 'labels') return labelColumns(id, isHidden);
    if (id === 'created' || id === 'changed') {
      return [
        {
          id,
          label: translate(`administration.${id}On`),
          render: ({ history }) =>
            id === 'created'
              ? edited(history.creationDate, history.creationUser)
              : edited(history.modificationDate, history.modificationUser),
          sorts: false,
          isHidden,
        },
      ];
    }
    const render = change?.render ?? (field && ((row: Row) => valueIn(id, field, row[id])));
    if (!render) return [];
    return [
      {
        id,
        label: translate(`administration.field.${id === kind.activeField ? 'status' : id}`),
        align: field?.kind === 'number' ? 'right' : undefined,
        sorts: isSorted(field),
        ...change,
        render,
        isHidden,
      },
    ];
  };

  const { shown, further } = columnIdsOf(kind);
  return [...shown.flatMap((id) => columnsOf(id, false)), ...further.flatMap((id) => columnsOf(id, true))];
}
