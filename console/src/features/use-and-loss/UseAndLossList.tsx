import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { type Group, keyOf, percent, type UseAndLossRow } from './use-and-loss.js';
import { useGroupNames } from './useGroupNames.js';

interface Props {
  readonly rows: readonly UseAndLossRow[];
  readonly group: Group;
  /** Read with the rows, before anything is drawn. */
  readonly causeLabel: (cause: string) => string;
}

/** One row for each group, in doses. */
export function UseAndLossList({ rows, group, causeLabel }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useGroupNames();
  const doses = (id: 'entre' | 'sorti' | 'administre'): Column<UseAndLossRow> => ({
    id,
    label: translate(`useAndLoss.${id}`),
    align: 'right',
    render: (row) => format.number(row[id]),
  });
  const columns: readonly Column<UseAndLossRow>[] = [
    { id: 'group', label: translate(`enum.statisticsGroup.${group}`), card: 'title', render: nameOf },
    doses('entre'),
    doses('sorti'),
    doses('administre'),
    {
      id: 'ecart',
      label: translate('useAndLoss.ecart'),
      align: 'right',
      render: ({ ecart }) => format.signed(ecart),
    },
    {
      id: 'dechet',
      label: translate('useAndLoss.dechet'),
      align: 'right',
      render: ({ dechet }) => <strong>{format.number(dechet)}</strong>,
    },
    {
      id: 'causes',
      label: translate('useAndLoss.byCause'),
      render: ({ dechetParCause }) =>
        Object.entries(dechetParCause)
          .sort(([, one], [, other]) => other - one)
          .map(([cause, lost]) =>
            translate('useAndLoss.figure', { name: causeLabel(cause), value: format.number(lost) }),
          )
          .join(', ') || '–',
    },
    {
      id: 'rate',
      label: translate('useAndLoss.rate'),
      align: 'right',
      render: ({ tauxPerte }) =>
        tauxPerte === null
          ? '–'
          : translate('useAndLoss.percent', { value: format.number(percent(tauxPerte)) }),
    },
  ];
  return <DataList label={translate('useAndLoss.title')} rows={rows} rowKey={keyOf} columns={columns} />;
}
