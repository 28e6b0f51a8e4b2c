import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Column } from './column.js';

type Look<Row> = Omit<Column<Row>, 'id' | 'label' | 'render'>;

/** Makes the columns of a list. A label is given as the id of its words. */
export function useColumns<Row>() {
  const translate = useTranslate();
  return useMemo(() => {
    const make =
      (usual: Look<Row>) =>
      (id: string, label: string, render: (row: Row) => ReactNode, look?: Look<Row>): Column<Row> => ({
        id,
        label: translate(label),
        render,
        ...usual,
        ...look,
      });
    return {
      column: make({}),
      /** What a card is headed by. */
      headline: make({ card: 'title' }),
      /** Figures are aligned on the right, digit below digit. */
      figure: make({ align: 'right' }),
    };
  }, [translate]);
}
