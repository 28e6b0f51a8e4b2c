import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
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
  const { column, headline, figure } = useColumns<UseAndLossRow>();
  const format = useFormat();
  const nameOf = useGroupNames();
  const doses = (id: 'entre' | 'sorti' | 'administre') =>
    figure(id, `useAndLoss.doses.${id}`, (row) => format.number(row[id]));
  const columns = [
    headline('group', `enum.statisticsGroup.${group}`, nameOf),
    doses('entre'),
    doses('sorti'),
    doses('administre'),
    figure('ecart', 'useAndLoss.ecart', ({ ecart }) => format.signed(ecart)),
    figure('dechet', 'useAndLoss.dechet', ({ dechet }) => <strong>{format.number(dechet)}</strong>),
    column(
      'causes',
      'useAndLoss.byCause',
      ({ dechetParCause }) =>
        Object.entries(dechetParCause)
          .sort(([, one], [, other]) => other - one)
          .map(([cause, lost]) =>
            translate('useAndLoss.figure', { name: causeLabel(cause), value: format.number(lost) }),
          )
          .join(', ') || '–',
    ),
    figure('rate', 'useAndLoss.rate', ({ tauxPerte }) =>
      tauxPerte === null
        ? '–'
        : translate('useAndLoss.percent', { value: format.number(percent(tauxPerte)) }),
    ),
  ];
  return <DataList label={translate('useAndLoss.title')} rows={rows} rowKey={keyOf} columns={columns} />;
}
